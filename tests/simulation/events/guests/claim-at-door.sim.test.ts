import { expect, it } from 'vitest';
import { createAttendanceStore } from '#lambdas/events/attendance/store.ts';
import { createGuestStore } from '#lambdas/events/guests/store.ts';
import { checkInPerson } from '#shared/events/attendance/attendance.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, personId } from '../line/line-world.ts';

const start = Date.parse('2026-12-01T12:00:00Z');
const guestId = 'gst_01HZX0000000000000000000AA';
const guest = { guestId, eventId, displayName: 'Jo', createdAt: '2026-11-01T00:00:00.000Z' };
const door = createAttendanceStore(stage.table, stage.retry);
const guests = createGuestStore(stage.table, stage.retry);

/** A host scans a guest, by the guest's code and by the account's, while the account takes the place over twice. */
const race =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    // On a day so rough that no try got through there is no guest to race for.
    const isThere = await Promise.all([scheduler.run(), guests.keep(guest)]).then(
      () => true,
      () => false,
    );
    if (!isThere) return undefined;
    const at = async (turns: number, act: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(turns));
      return act().catch(pastFaults);
    };
    let isClaimed = false;
    const scan = (userId: string) =>
      at(8, () => {
        const stamp = scheduler.now.toISOString();
        const arrival = { scanId: userId, at: stamp, by: 'host', byName: 'Hana', method: 'list', heads: 1 } as const;
        return door.move({ eventId, userId }, (was) => checkInPerson(was, arrival));
      });
    const claim = () =>
      at(8, async () => {
        await guests.end(guest, scheduler.now, personId(0));
        isClaimed = true;
      });
    await Promise.all([scheduler.run(), scan(guestId), scan(guestId), scan(personId(0)), claim(), claim()]);
    return judge(memory, isClaimed);
  };

function judge(memory: MemoryTable, isClaimed: boolean): string | undefined {
  const rows = memory.entity('attendance') as { userId: string; checkIn?: unknown }[];
  const here = rows.filter(({ checkIn }) => checkIn);
  const [tally = {}] = memory.entity('eventTally') as { heads?: number }[];
  if ((tally.heads ?? 0) !== here.length) return 'the counters are not what the rows say';
  return isClaimed && here.some(({ userId }) => userId === guestId) ? 'a guest is counted who is no guest' : undefined;
}

it('counts a guest and their account as one person, whenever they are scanned', async () => {
  expect(await explore(race(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when the door does not look whether the guest is one still', async () => {
  const found = await explore(race(without('removedAt')), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});

it('is caught when a claim does not look whether the guest was scanned meanwhile', async () => {
  const found = await explore(race(without('version')), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});
