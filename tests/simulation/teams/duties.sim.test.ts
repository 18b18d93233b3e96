import { expect, it } from 'vitest';
import { createDutyStore, type StoredDuty } from '#lambdas/teams/duties/store.ts';
import { answered, type DutyAnswer } from '#shared/teams/duties/rules.ts';
import type { DutyHolder } from '#shared/teams/duties/schemas.ts';
import { personId } from '../events/line/line-world.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';

const slots = 2;
const people = [0, 1, 2, 3].map(personId);
const key = { teamId: 'tea_01HZX0000000000000000000AA', dutyId: 'dut_01HZX0000000000000000000AA' };
const duty: StoredDuty = {
  ...key,
  version: 1,
  facts: { title: 'Snacks', note: '', slots, localStart: '2026-12-05T10:00', timeZone: 'America/Chicago' },
  startsAt: '2026-12-05T16:00:00.000Z',
  holders: [],
};
const store = createDutyStore(stage.table, stage.retry);

/** Whether what a member says to the duty was taken. */
async function say(userId: string, answer: DutyAnswer, insteadOf?: string): Promise<boolean> {
  const changed = await store
    .change(key, (before) => {
      const next = answered(before.holders, slots, { userId, answer, insteadOf });
      return 'refused' in next ? next : { next: { ...before, holders: next.holders } };
    })
    .catch(pastFaults);
  return changed !== undefined && !('refused' in changed);
}

/** Asks for a slot, else for that of anybody who offers theirs; true for a member who has one and keeps it. */
async function comes(userId: string, index: number): Promise<boolean> {
  if (await say(userId, 'take')) {
    if (index % 2 === 1) return true;
    await say(userId, 'offer');
    return false;
  }
  for (const other of people.filter((one) => one !== userId)) await say(userId, 'take', other);
  return false;
}

/** Four people ask for two slots at once, some who got one offer it, and the others ask for theirs; writes fail meanwhile. */
const evening =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, Date.parse('2026-11-30T12:00:00.000Z'), twin);
    weather.isCalm = false;
    const play = async () => {
      await store.add(duty).catch(pastFaults);
      const asked = people.map(async (userId, index) => {
        await scheduler.turn(scheduler.below(40));
        return comes(userId, index);
      });
      return (await Promise.all(asked)).filter(Boolean).length;
    };
    const [, keeping] = await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return judge(memory, keeping);
  };

/** No more people than slots, no one twice, and no one loses what they did not offer. */
function judge(memory: MemoryTable, keeping: number): string | undefined {
  const [row] = memory.entity('teamDuty');
  const holders = (row?.holders ?? []) as readonly DutyHolder[];
  if (new Set(holders.map(({ userId }) => userId)).size < holders.length) return 'a member holds it twice';
  if (holders.length > slots) return 'more than there are slots';
  const kept = holders.filter(({ userId, isOffered }) => people.indexOf(userId) % 2 === 1 && !isOffered).length;
  return kept < keeping ? 'a member lost what they did not offer' : undefined;
}

it('gives a duty to as many as it takes and from no one who keeps it, the member who asks at once and whatever fails', async () => {
  expect(await explore(evening(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether a member was faster', async () => {
  const blind = evening(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
