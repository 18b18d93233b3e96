import { expect, it } from 'vitest';
import { createDependantSeats } from '#lambdas/events/dependants/dependant-seats.ts';
import { createStandingSeats } from '#lambdas/events/dependants/standing-seats.ts';
import { bringUp } from '#lambdas/events/series/dates/bring-up.ts';
import { dependantEntity } from '#lambdas/people/ports/family/dependant.entity.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { Guardian, Guardians, Right } from '#shared/people/family/guardian.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import type { MemoryTable } from '../../stage/memory-table.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { personId } from '../line/line-world.ts';
import { planter, series, startMs } from '../series/series-night.ts';

const [ana, bob] = [personId(1), personId(2)];
const dependantId = `dep_${'0'.repeat(26)}`;
const at = new Date(startMs).toISOString();
const rows = dependantEntity(stage.table);
const { seats: lines, rsvps } = planter.standing;
const joinFor = createStandingSeats({
  dependants: createDependantReader(stage.table),
  lines,
  seats: createDependantSeats(stage.table, stage.retry),
});

const guardian = (userId: string, rights: readonly Right[]): Guardian => ({
  userId,
  status: 'confirmed',
  household: 'A',
  relation: 'parent',
  rights,
  contactShielded: false,
  priority: 1,
});
const guardians = (rightsOfAna: readonly Right[]): Guardians => ({
  [ana]: guardian(ana, rightsOfAna),
  [bob]: guardian(bob, ['rsvp']),
});
const answerOf = (guardianId: string) => ({
  rootId: series.rootId,
  userId: dependantId,
  guardianId,
  scope: 'standing' as const,
  dates: [],
  fromDate: series.startDate,
  answerId: guardianId,
  settled: true,
  createdAt: at,
});

type Ending = typeof rsvps.end;

/** Ana answered a series for a child and loses the right, Bob answers it anew, and the night's work goes on, at once. */
const race =
  (end: Ending = rsvps.end) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, startMs);
    const by = { ...planter, standing: { ...planter.standing, rsvps: { ...rsvps, end }, joinFor } };
    const night = () => bringUp(series.seriesId, by, scheduler.now);
    const played = (async () => {
      await planter.series.begin(series, []);
      const kim = { dependantId, version: 1, firstName: 'Kim', lastName: 'Carter', age: 10, ageOn: '2026-01-01' };
      await rows.put({ ...kim, consents: [], guardians: guardians(['rsvp']), createdAt: at, updatedAt: at }).go();
      await rsvps.put(answerOf(ana));
      weather.isCalm = false;
      const loses = async () => {
        await scheduler.turn(scheduler.below(40));
        await stage.retry(() =>
          rows
            .patch({ dependantId })
            .set({ guardians: guardians(['pay']) })
            .go(),
        );
      };
      const answers = async () => {
        await scheduler.turn(scheduler.below(80));
        await rsvps.put(answerOf(bob));
      };
      const works = async () => {
        await scheduler.turn(scheduler.below(20));
        await night();
      };
      const told = await Promise.allSettled([answers(), loses(), works()]);
      weather.isCalm = true;
      await night();
      return told[0].status === 'fulfilled';
    })();
    const [, isBobs] = await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return judge(memory, isBobs, scheduler.now);
  };

/** The player who may answer is not overruled, and what no one may answer any more has ended. */
function judge(memory: MemoryTable, isBobs: boolean, now: Date): string | undefined {
  const [answer] = memory.entity('standingRsvp');
  if (isBobs && answer?.guardianId !== bob) return 'an answer that was given is gone';
  const [kim] = memory.entity('dependant');
  const { guardianId = '' } = (answer ?? {}) as { guardianId?: string };
  const isHeld = kim && hasRight(kim.guardians as ReturnType<typeof guardians> as never, guardianId, 'rsvp', now);
  const isAhead = memory.entity('seats').some(({ order }) => !(dependantId in (order as object)));
  return answer && !isHeld && isAhead ? 'an answer outlived the right to give it' : undefined;
}

it('keeps an answer for a child exactly while the player who gave it may', async () => {
  expect(await explore(race(), Math.ceil(schedules / 4))).toMatchObject({ violations: 0 });
});

it('is caught where an answer is ended without looking whose it is by now', async () => {
  const blind = race(async ({ rootId, userId }) => void (await rsvps.remove({ rootId, userId })));
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
