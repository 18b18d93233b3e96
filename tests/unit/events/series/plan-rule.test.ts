import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type KnownDate, planRule } from '#shared/events/series/plan-rule.ts';
import type { ReoccurringInfo } from '#shared/events/series/recurrence-schemas.ts';
import { seriesDates, timesOf } from '#shared/events/series/series-dates.ts';
import { walkedDates, walkedInstant } from '#tests/support/events/recurrence-oracle.ts';

const timeZone = 'America/Chicago';
const clock = { timeZone, duration: { hours: 2, minutes: 0 } };
const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const now = new Date('2026-10-10T00:00:00.000Z');
const aDay = fc
  .integer({ min: 0, max: 40 })
  .map((days) => new Date(+now + (days + 2) * 86_400_000).toISOString().slice(0, 10));
const aRule = fc.record({
  startDate: aDay,
  startTime: fc.constantFrom('01:30', '18:00', '19:15'),
  reoccurringInfo: fc.record({
    frequency: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
    interval: fc.integer({ min: 1, max: 3 }),
    weekdays: fc.subarray([...names]),
    monthlyOn: fc.constantFrom('date' as const, 'weekday' as const),
    count: fc.integer({ min: 1, max: 40 }),
    skipHolidays: fc.constant(false),
  }),
});

type Rule = { startDate: string; startTime: string; reoccurringInfo: ReoccurringInfo };

const ruleDates = (rule: Rule) => {
  const whole = { ...rule, excludedDates: [], shiftDays: 0, fromDate: rule.startDate };
  return timesOf(seriesDates(whole), whole, clock);
};

/** What happens to single dates besides: some were called off, some moved on their own, some have people. */
const fates = fc.array(fc.constantFrom('plain', 'cancelled', 'moved', 'joined'), { minLength: 60, maxLength: 60 });
const knownOf = (dates: ReturnType<typeof ruleDates>, lots: readonly string[]) =>
  new Map<string, KnownDate>(
    dates.map(({ occurrenceDate, localStart, startsAt }, index) => {
      const lot = lots[index % lots.length];
      const people = lot === 'joined' ? [`usr_${index}`] : [];
      const isMoved = lot === 'moved';
      return [
        occurrenceDate,
        { occurrenceDate, localStart, startsAt, isCancelled: lot === 'cancelled', isMoved, isEdited: isMoved, people },
      ];
    }),
  );

it('does to every single day what a walk over the days says, under both rules', () => {
  fc.assert(
    fc.property(aRule, aRule, fates, (before, after, lots) => {
      const known = knownOf(ruleDates(before), lots);
      const plan = planRule({ before: ruleDates(before), after: ruleDates(after), known }, now);
      const [was, will] = [new Set(walkedDates(before)), new Set(walkedDates(after))];
      for (const day of new Set([...was, ...will])) {
        const isSameTime = instantOf(day, before) === instantOf(day, after);
        const expected = fateOf({ one: known.get(day), was: was.has(day), will: will.has(day), isSameTime });
        expect([day, ...placesOf(plan, day)]).toEqual([day, ...expected]);
      }
    }),
    { numRuns: 40 },
  );
});

const instantOf = (day: string, { startTime }: Rule) => walkedInstant(day, startTime, timeZone);

interface Day {
  readonly one: KnownDate | undefined;
  readonly was: boolean;
  readonly will: boolean;
  readonly isSameTime: boolean;
}

function fateOf({ one, was, will, isSameTime }: Day): string[] {
  if (!will) return one?.isCancelled ? [] : ['removed'];
  if (one?.isCancelled) return ['stillCancelled'];
  if (!was) return ['added'];
  return [one?.isMoved || isSameTime ? 'kept' : 'moved'];
}

const placesOf = (plan: ReturnType<typeof planRule>, day: string) =>
  Object.entries(plan).flatMap(([name, dates]) =>
    dates.some(({ occurrenceDate }: { occurrenceDate: string }) => occurrenceDate === day) ? [name] : [],
  );

it('touches nothing that has begun', () => {
  const rule: Rule = {
    startDate: '2026-10-12',
    startTime: '18:00',
    reoccurringInfo: {
      frequency: 'weekly',
      interval: 1,
      weekdays: [],
      monthlyOn: 'date',
      count: 4,
      skipHolidays: false,
    },
  };
  const other = { ...rule, startDate: '2026-10-27', startTime: '20:00' };
  const plan = planRule(
    { before: ruleDates(rule), after: ruleDates(other), known: new Map() },
    new Date('2026-10-20T12:00Z'),
  );
  expect(plan.removed.map(({ occurrenceDate }) => occurrenceDate)).toEqual(['2026-10-26', '2026-11-02']);
});
