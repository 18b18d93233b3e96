import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { giveUpHosting } from '#lambdas/events/deletion/give-up-hosting.ts';
import { bringUp } from '#lambdas/events/series/dates/bring-up.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import type { MemoryTable, Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { planter, series, startMs, workers } from './series-night.ts';

const { seriesId, creatorId } = series;
const accounts = accountEntity(stage.table);
const owner = {
  userId: creatorId,
  version: 1,
  email: '',
  emailVerified: true,
  hasAdditionalInfo: true,
  platform: 'rovers' as const,
  createdAt: series.createdAt,
  updatedAt: series.createdAt,
};

/** Two processes make a series' dates into events while its owner closes their account; the message about it comes later. */
const closing =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather, strikes } = roughStage(seed, startMs, twin);
    for (const { worker } of workers)
      worker.set(memory, (possible) => (weather.isCalm ? undefined : strikes.worker(possible)));
    let violation: string | undefined;
    const played = (async () => {
      await accounts.put(owner).go();
      await planter.series.begin(series, []);
      const watch = watchNew(memory);
      memory.onCommit = () => {
        violation ??= watch();
      };
      weather.isCalm = false;
      const tonight = workers.map(async ({ worker, by }) => {
        await scheduler.turn(scheduler.below(40));
        await worker.run(() => bringUp(seriesId, by, scheduler.now));
      });
      const close = async () => {
        await scheduler.turn(scheduler.below(40));
        await accounts.patch({ userId: creatorId }).set({ deletedAt: scheduler.now.toISOString() }).go();
      };
      await Promise.all([...tonight, close().catch(pastFaults)]);
      weather.isCalm = true;
      // What a message was not done with is delivered again.
      await close();
      await giveUpHosting(creatorId, stage.table, scheduler.now, stage.retry);
      await bringUp(seriesId, planter, scheduler.now);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return violation ?? judge(memory);
  };

/** At every commit: no date is new whose owner closed their account before. */
function watchNew(memory: MemoryTable): () => string | undefined {
  let known = 0;
  let wasClosed = false;
  return () => {
    const dates = memory.entity('event').length;
    const isNew = dates > known;
    known = dates;
    const isLate = isNew && wasClosed;
    wasClosed = memory.entity('account').some(({ deletedAt }) => deletedAt !== undefined);
    return isLate ? 'a date was made for a closed account' : undefined;
  };
}

/** In the end who closed their account has no date that takes place, and the series makes none. */
function judge(memory: MemoryTable): string | undefined {
  const open = memory.entity('event').find(({ status }) => status === 'scheduled');
  if (open) return `${String(open.eventId)} takes place without an owner`;
  return memory.entity('series')[0]?.calledOff ? undefined : 'the series goes on without an owner';
}

it('makes no date of a series for an owner who closes their account at the same time', async () => {
  expect(await explore(closing(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when a date is made without a look at the account of its owner', async () => {
  expect(await explore(closing(without('deletedAt')), twinSchedules, { untilFirst: true })).toMatchObject({
    violations: 1,
  });
});
