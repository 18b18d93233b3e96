import { expect, it } from 'vitest';
import { createRegistrationStore } from '#lambdas/competitions/seasons/registration/registration-store.ts';
import type { StoredSeason } from '#lambdas/competitions/seasons/season-reader.ts';
import { createSeasonStore } from '#lambdas/competitions/seasons/season-store.ts';
import type { StoredRegistration } from '#lambdas/competitions/seasons/stored.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { Paid } from '#shared/payments/outside/dues.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';

const at = '2031-02-01T12:00:00.000Z';
const now = new Date(at);
const userId = '00000000-0000-4000-8000-000000000000';
const teamId = `tea_${'0'.repeat(26)}`;
const price = { amountMinor: 5000, currency: 'USD' as const };
const seasons = createSeasonStore(stage.table, () => 'CODE', stage.retry);
const store = createRegistrationStore(stage.table, () => 'CODE', stage.retry);
const payments = createOutsidePayments(stage.table);

const aSeason = (last: number) =>
  ({
    seasonId: `ssn_${'0'.repeat(25)}${last}`,
    teamId,
    version: 1,
    status: 'registration_open',
    startDate: '2031-03-01',
    facts: {
      label: `Season ${last}`,
      divisions: [
        { divisionId: `div_${'0'.repeat(25)}${last}`, name: 'Open', capacity: { players: 2 }, daysOfWeek: [] },
      ],
      registrationModes: ['individual'],
      prices: { individual: price },
      startDate: '2031-03-01',
    },
    createdAt: at,
    updatedAt: at,
  }) as unknown as StoredSeason;
const [spring, fall, winter] = [aSeason(0), aSeason(1), aSeason(2)] as const;
const divisionOf = ({ facts }: StoredSeason) => facts.divisions[0]?.divisionId ?? '';

const wanted = {
  userId,
  seasonId: spring.seasonId,
  version: 1,
  teamId,
  divisionId: divisionOf(spring),
  mode: 'individual',
  status: 'registered',
  squadIds: [],
  answers: {},
  registeredAt: at,
} as unknown as StoredRegistration;
const inCash: Paid = { mark: 'cash', amount: price, at, byName: 'Ann' };

/** Two organizers carry one player over at once, one of them on and back, while a third takes the mark of a payment back. */
async function play(seed: number, isTakenBack: boolean, twin?: (write: Write) => Write) {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  const seen = { isMarked: false, isGone: false, isBack: false };
  memory.onCommit = () => {
    const isThere = memory.entity('outsidePayment').length > 0;
    seen.isGone ||= seen.isMarked && !isThere;
    seen.isMarked ||= isThere;
    seen.isBack ||= seen.isGone && isThere;
  };
  const carry = (from: StoredSeason, to: StoredSeason) => () => store.carry(from, userId, to, divisionOf(to), now);
  const played = (async () => {
    for (const season of [spring, fall, winter]) await seasons.create(season);
    await store.enter(spring, wanted, false, now);
    await payments.mark({ subjectId: spring.seasonId, dueId: userId }, inCash);
    weather.isCalm = false;
    const acts = [
      carry(spring, fall),
      carry(spring, winter),
      carry(fall, winter),
      carry(winter, spring),
      ...(isTakenBack ? [() => payments.unmark({ subjectId: spring.seasonId, dueId: userId })] : []),
    ];
    await Promise.all(
      acts.map(async (act) => {
        await scheduler.turn(scheduler.below(60));
        await act().catch(pastFaults);
      }),
    );
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return { memory, isBack: seen.isBack };
}

/** A player is in one season, and what they paid counts there and nowhere else. */
function judge({ memory, isBack }: Awaited<ReturnType<typeof play>>, isTakenBack: boolean): string | undefined {
  const [standing, ...others] = memory.entity('registration').filter(({ status }) => status === 'registered');
  const paid = memory.entity('outsidePayment');
  if (!standing || others.length > 0) return `in ${others.length + (standing ? 1 : 0)} seasons`;
  if (isBack) return 'a payment that was taken back is there again';
  if (paid.length > 1) return 'one payment counts twice';
  if (paid.length === 0 && !isTakenBack) return 'a payment is lost';
  return paid.some(({ subjectId }) => subjectId !== standing.seasonId) ? 'paid where they do not play' : undefined;
}

const mechanism = (isTakenBack: boolean, twin?: (write: Write) => Write) => async (seed: number) =>
  judge(await play(seed, isTakenBack, twin), isTakenBack);

/** Moves a payment without looking at whether it is there still. */
const unseen = (write: Write): Write => {
  const { ConditionExpression: _, ...rest } = write;
  return JSON.stringify(write).toLowerCase().includes('outsidepayment') ? (rest as Write) : write;
};

it.each([false, true])(
  'carries what was paid with its player, once (taken back meanwhile: %s)',
  async (isTakenBack) => {
    expect(await explore(mechanism(isTakenBack), Math.ceil(schedules / 4))).toMatchObject({ violations: 0 });
  },
);

it('catches a twin that moves a payment that was taken back', async () => {
  expect(await explore(mechanism(true, unseen), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
