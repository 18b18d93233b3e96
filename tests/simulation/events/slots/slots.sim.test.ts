import { expect, it } from 'vitest';
import { take } from '#lambdas/events/slots/choose.ts';
import { createSlotStore } from '#lambdas/events/slots/store.ts';
import { Problem } from '#shared/contract/errors.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import type { MemoryTable, Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { personId } from '../line/line-world.ts';

const eventId = 'evt_01HZX0000000000000000000AA';
const people = [0, 1, 2, 3].map(personId);
const slot = (slotId: string, quantity: number) => ({ slotId, label: slotId, quantity });
const groups = [{ label: 'Helpers', selection: 'one', slots: [slot('gate', 2), slot('clock', 1)] }];
/** Everyone is in. */
const line = { capacity: 9, heads: {}, order: Object.fromEntries(people.map((person, at) => [person, at + 1])) };
const chosenOf = (chosen: ReturnType<typeof take>) => {
  if ('refused' in chosen) throw new Problem(chosen.refused);
  return chosen;
};
const store = createSlotStore(stage.table, stage.retry);

/** Four people ask for every slot at once while writes fail and answers are lost. */
const signUps =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, Date.parse('2026-11-30T12:00:00.000Z'), twin);
    weather.isCalm = false;
    const has = new Set<string>();
    const asks = people.flatMap((userId) =>
      ['gate', 'clock'].map(async (slotId) => {
        await scheduler.turn(scheduler.below(40));
        const choice = { userId, slotId, groups, line };
        const chosen = await store.change(eventId, async (is) => chosenOf(take(is, choice))).catch(pastFaults);
        if (chosen && 'signUps' in chosen) has.add(`${slotId} ${userId}`);
      }),
    );
    await Promise.all([scheduler.run(), ...asks]);
    if (memory.defect) throw memory.defect;
    return judge(memory, has);
  };

/** No one holds two, no slot has more than it may, and the player who was told that they have one has it. */
function judge(memory: MemoryTable, has: ReadonlySet<string>): string | undefined {
  const [row] = memory.entity('signUps');
  const taken = (row?.taken ?? {}) as Record<string, string[]>;
  const holders = Object.values(taken).flat();
  if (new Set(holders).size < holders.length) return 'a player has two';
  if ((taken.gate?.length ?? 0) > 2 || (taken.clock?.length ?? 0) > 1) return 'too many at a slot';
  const lost = [...has].find((one) => {
    const [slotId = '', userId = ''] = one.split(' ');
    return !taken[slotId]?.includes(userId);
  });
  return lost && `lost: ${lost}`;
}

it('counts sign-ups exactly, the player who comes at once and whatever fails', async () => {
  expect(await explore(signUps(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether a player was faster', async () => {
  const blind = signUps(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
