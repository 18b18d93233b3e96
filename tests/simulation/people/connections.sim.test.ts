import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { createConnectionStore } from '#lambdas/people/connections/store.ts';
import { createBlockStore } from '#lambdas/people/privacy/blocks/store.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';

const at = '2031-05-01T12:00:00.000Z';
const now = new Date(at);
const accounts = accountEntity(stage.table);
const connections = createConnectionStore(stage.table, stage.retry);
const blocks = createBlockStore(stage.table, stage.retry);
const [ana, bo] = [
  { userId: 'ana', otherId: 'bo' },
  { userId: 'bo', otherId: 'ana' },
];
const anAccount = (userId: string) =>
  accounts.put({
    userId,
    version: 1,
    email: `${userId}@people.example`,
    emailVerified: true,
    hasAdditionalInfo: true,
    createdAt: at,
    updatedAt: at,
  });

/** Two people ask, answer, end it and block each other, all at once. */
const acts = [
  () => connections.ask(ana, undefined, now),
  () => connections.ask(bo, 'Tennis?', now),
  () => connections.accept(bo, now),
  () => connections.accept(bo, now),
  () => connections.accept(ana, now),
  () => connections.decline(bo, now),
  () => connections.end(ana, now),
  () => connections.withdraw(ana, now),
];
const blocking = [() => blocks.add(ana, now), () => blocks.remove(ana)];

const playing =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
    const played = (async () => {
      await anAccount('ana').go();
      await anAccount('bo').go();
      weather.isCalm = false;
      const all = seed % 3 === 0 ? acts : [...acts, ...blocking.slice(0, seed % 3)];
      await Promise.all(
        all.map(async (act) => {
          await scheduler.turn(scheduler.below(60));
          await act().catch(pastFaults);
        }),
      );
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return judge(memory);
  };

const fitting: readonly string[] = [
  'connected connected',
  ...['asked askedBy', 'askedBy asked', 'asked declined', 'declined asked'],
  ...['ended ended', 'none none'],
];

/** Both see the same, no one is connected across a block, and what is counted is what stands. */
function judge(memory: MemoryTable): string | undefined {
  const rows = memory.entity('playerConnection');
  const statusOf = (userId: string) => String(rows.find((row) => row.userId === userId)?.status ?? 'none');
  const stand = `${statusOf('ana')} ${statusOf('bo')}`;
  if (!fitting.includes(stand)) return `they do not stand the same way: ${stand}`;
  const isBlocked = memory.entity('block').length > 0;
  if (isBlocked && stand !== 'none none') return `a block stands between them, and so does: ${stand}`;
  const expected = stand === 'connected connected' ? 1 : 0;
  const counted = memory.entity('account').map((one) => Number(one.connections ?? 0));
  return counted.every((count) => count === expected) ? undefined : `counted ${counted.join()} of ${expected}`;
}

it('connects two people once or not at all, the user who asks, answers, ends it and blocks at once', async () => {
  expect(await explore(playing(), Math.ceil(schedules / 2))).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether a block stands, or whether they still ask', async () => {
  const blind = playing(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
