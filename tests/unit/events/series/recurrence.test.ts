import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { occurrenceTimes } from '#shared/events/series/occurrence-times.ts';
import { publicHoliday } from '#shared/events/series/public-holidays.ts';
import { isTooLong, occurrenceDates, ruleDates } from '#shared/events/series/recurrence.ts';
import { weekdayNames } from '#shared/events/series/recurrence-limits.ts';
import { ReoccurringInfo } from '#shared/events/series/recurrence-schemas.ts';
import { recurrenceWords } from '#shared/events/series/recurrence-words.ts';
import { walkedDates, walkedInstant } from '#tests/support/events/recurrence-oracle.ts';

const aDate = fc
  .integer({ min: Date.parse('2015-01-01') / 86_400_000, max: Date.parse('2037-12-31') / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

const aRule = fc
  .record({
    startDate: aDate,
    frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
    interval: fc.integer({ min: 1, max: 12 }),
    weekdays: fc.uniqueArray(fc.constantFrom(...weekdayNames), { maxLength: 7 }),
    monthlyOn: fc.constantFrom('date', 'weekday', 'lastWeekday'),
    end: fc.oneof(
      fc.integer({ min: 1, max: 104 }).map((count) => ({ count })),
      fc.integer({ min: 0, max: 600 }).map((days) => ({ days })),
    ),
  })
  .map(({ startDate, end, ...rest }) => {
    const until = 'days' in end && new Date(Date.parse(startDate) + end.days * 86_400_000).toISOString().slice(0, 10);
    return { startDate, reoccurringInfo: ReoccurringInfo.parse({ ...rest, ...(until ? { until } : end) }) };
  });

it('finds the dates that a walk from day to day finds', () => {
  fc.assert(
    fc.property(aRule, (rule) => {
      expect(ruleDates(rule)).toEqual(walkedDates(rule));
    }),
    { numRuns: 100 },
  );
});

const zones = [
  'America/New_York',
  'America/Chicago',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Europe/Dublin',
  'Asia/Kolkata',
  'Africa/Casablanca',
];
const aTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

it('keeps the wall clock of every date, forward by the gap and the first of two', () => {
  const aWallClock = { date: aDate, startTime: aTime, timeZone: fc.constantFrom(...zones) };
  fc.assert(
    fc.property(fc.record(aWallClock), ({ date, startTime, timeZone }) => {
      const times = occurrenceTimes(date, { startTime, timeZone, shiftDays: 0, duration: { hours: 1, minutes: 30 } });
      expect(times.startsAt).toBe(walkedInstant(date, startTime, timeZone));
      expect(Date.parse(times.endsAt) - Date.parse(times.startsAt)).toBe(90 * 60_000);
    }),
    { numRuns: 2000 },
  );
});

it('keeps the wall clock on every day on which a zone changes its clock', () => {
  for (const timeZone of ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'])
    for (const year of [2015, 2021, 2026, 2027, 2037])
      for (const date of changeDays(year, timeZone))
        for (const startTime of ['00:30', '01:30', '01:45', '02:00', '02:15', '02:30', '03:00', '18:00']) {
          const times = occurrenceTimes(date, {
            startTime,
            timeZone,
            shiftDays: 0,
            duration: { hours: 1, minutes: 0 },
          });
          expect(times.startsAt).toBe(walkedInstant(date, startTime, timeZone));
        }
});

function changeDays(year: number, timeZone: string): string[] {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offset = (at: number) => hour.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return Array.from({ length: 365 }, (_, day) => Date.UTC(year, 0, 1 + day))
    .filter((at) => offset(at - 12 * 3_600_000) !== offset(at + 12 * 3_600_000))
    .map((at) => new Date(at).toISOString().slice(0, 10));
}

it('finds the same dates and instants whatever the zone of the machine', { timeout: 60_000 }, async () => {
  const probe = resolve(import.meta.dirname, '../../../support/events/recurrence-probe.ts');
  const machines = [
    'UTC',
    'America/New_York',
    'America/Los_Angeles',
    'Europe/Berlin',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
  ];
  const runs = await Promise.all(
    machines.map((TZ) =>
      promisify(execFile)(process.execPath, [probe], { env: { ...process.env, TZ }, maxBuffer: 2 ** 24 }),
    ),
  );
  const answers = runs.map(({ stdout }) => stdout);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('0 differ from the oracle');
});

const info = (fields: object) => ReoccurringInfo.parse(fields);

it('holds at most 104 dates and looks at most 18 months ahead', () => {
  const startDate = '2026-08-31';
  const tooLong = (fields: object) => isTooLong({ startDate, reoccurringInfo: info(fields) });
  expect(tooLong({ frequency: 'daily', count: 104 })).toBe(false);
  expect(tooLong({ frequency: 'daily', until: '2026-12-12' })).toBe(false);
  expect(tooLong({ frequency: 'daily', until: '2026-12-13' })).toBe(true);
  expect(tooLong({ frequency: 'weekly', until: '2028-02-29' })).toBe(false);
  expect(tooLong({ frequency: 'weekly', until: '2028-03-01' })).toBe(true);
  expect(tooLong({ frequency: 'monthly', interval: 12, count: 3 })).toBe(true);
  for (const ends of [{}, { count: 3, until: '2026-12-01' }, { count: 105 }])
    expect(ReoccurringInfo.safeParse({ frequency: 'daily', ...ends }).success).toBe(false);
});

it('leaves out excluded dates and, where wanted, public holidays', () => {
  const reoccurringInfo = info({ frequency: 'weekly', weekdays: ['thursday'], count: 5, skipHolidays: true });
  const excludedDates = ['2026-12-10'];
  expect(occurrenceDates({ startDate: '2026-11-19', reoccurringInfo, excludedDates })).toEqual([
    '2026-11-19',
    '2026-12-03',
    '2026-12-17',
  ]);
});

it('knows the public holidays of the United States by their rules', () => {
  const named = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
    .map((date) => [date, publicHoliday(date)] as const)
    .filter(([, name]) => name);
  expect(named.map(([date]) => date.slice(5)).join(' ')).toBe(
    '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25',
  );
  expect(publicHoliday('2027-05-31')).toBe('Memorial Day');
});

it('says a series in a sentence', () => {
  const say = (startDate: string, startTime: string, fields: object, more = {}) =>
    recurrenceWords({ startDate, startTime, reoccurringInfo: info(fields), excludedDates: [], ...more });
  expect(say('2026-12-15', '18:00', { frequency: 'weekly', count: 12 })).toBe(
    'Every Tuesday at 6:00 PM until Mar 2, 2027, 12 times',
  );
  expect(
    say('2026-01-06', '09:05', { frequency: 'weekly', interval: 2, weekdays: ['thursday', 'tuesday'], count: 3 }),
  ).toBe('Every 2 weeks on Tuesday and Thursday at 9:05 AM until Jan 20, 3 times');
  expect(say('2026-01-22', '00:00', { frequency: 'monthly', monthlyOn: 'date', count: 2 })).toBe(
    'Every month on the 22nd at 12:00 AM until Feb 22, 2 times',
  );
  expect(say('2026-01-13', '12:00', { frequency: 'monthly', interval: 3, monthlyOn: 'weekday', count: 2 })).toBe(
    'Every 3 months on the second Tuesday at 12:00 PM until Apr 14, 2 times',
  );
  expect(
    say('2026-01-27', '12:00', { frequency: 'monthly', monthlyOn: 'lastWeekday', count: 1 }, { shiftDays: 1 }),
  ).toBe('Every month on the last Tuesday, 1 day later at 12:00 PM until Jan 28, once');
  expect(say('2026-01-27', '12:00', { frequency: 'weekly', count: 2 }, { shiftDays: -2 })).toBe(
    'Every Sunday at 12:00 PM until Feb 1, 2 times',
  );
  expect(say('2026-01-27', '12:00', { frequency: 'daily', interval: 3, count: 2 })).toBe(
    'Every 3 days at 12:00 PM until Jan 30, 2 times',
  );
});
