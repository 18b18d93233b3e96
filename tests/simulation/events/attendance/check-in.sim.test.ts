import { expect, it } from 'vitest';
import { createAttendanceStore } from '#lambdas/events/attendance/store.ts';
import { checkInPerson, undoCheckIn } from '#shared/events/attendance/attendance.ts';
import { checkInParty, partyOf, undoParty } from '#shared/events/attendance/party.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, personId } from '../line/line-world.ts';

const start = Date.parse('2026-12-01T12:00:00Z');
const store = createAttendanceStore(stage.table, stage.retry);

/** Three scanners read four people, some twice, send some scans again, and take some back. */
const race =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    let violation: string | undefined;
    memory.onCommit = () => {
      violation ??= judge(memory);
    };
    const scan = async (scanner: number, index: number) => {
      await scheduler.turn(scheduler.below(6));
      const [scanId, at, by] = [`${scanner}/${index}`, scheduler.now.toISOString(), `host-${scanner}`];
      const arrival = { scanId, at, by, byName: by, method: 'list', heads: index + 1 } as const;
      const send = () => store.move({ eventId, userId: personId(index) }, (was) => checkInPerson(was, arrival));
      await send().catch(() => send().catch(pastFaults));
    };
    const undo = async (index: number) => {
      await scheduler.turn(scheduler.below(12));
      const at = scheduler.now.toISOString();
      const person = { eventId, userId: personId(index) };
      await store.move(person, (was) => undoCheckIn(was, 'host', at)).catch(pastFaults);
    };
    const people = [0, 1, 2, 3];
    const scans = [1, 2, 3].flatMap((scanner) => people.map((index) => scan(scanner, index)));
    await Promise.all([scheduler.run(), ...scans, undo(0), undo(1), undo(0)]);
    const missing = memory.entity('attendance').filter(({ checkIn }) => !checkIn).length;
    return violation ?? (missing > 2 ? 'a check-in was lost' : undefined);
  };

/** Three scanners read a player with two guests, one of the guests alone as well, while a host takes the player's check-in back. */
const partyRace =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    let violation: string | undefined;
    memory.onCommit = () => {
      violation ??= judge(memory);
    };
    const party = partyOf(personId(0), 3);
    const scan = async (scanner: number, people: readonly [string, ...string[]]) => {
      await scheduler.turn(scheduler.below(6));
      const [scanId, at, by] = [String(scanner), scheduler.now.toISOString(), `host-${scanner}`];
      const arrival = { scanId, at, by, byName: by, method: 'list', heads: 1 } as const;
      const send = () => store.moveParty(eventId, people, (was) => checkInParty(was, arrival));
      await send().catch(() => send().catch(pastFaults));
    };
    const undo = async () => {
      await scheduler.turn(scheduler.below(12));
      const at = scheduler.now.toISOString();
      await store.moveParty(eventId, party, (was) => undoParty(was, 'host', at)).catch(pastFaults);
    };
    await Promise.all([scheduler.run(), scan(1, party), scan(2, party), scan(3, [`${personId(0)}.1`]), undo()]);
    return violation;
  };

/** At every commit the counters are what the rows say. */
function judge(memory: MemoryTable): string | undefined {
  const [tally = {}] = memory.entity('eventTally') as { people?: number; heads?: number }[];
  const arrived = memory.entity('attendance').filter(({ checkIn }) => checkIn) as { checkIn: { heads: number } }[];
  const heads = arrived.reduce((sum, { checkIn }) => sum + checkIn.heads, 0);
  if ((tally.people ?? 0) !== arrived.length) return 'a player was counted twice or not at all';
  return (tally.heads ?? 0) === heads ? undefined : 'guests were miscounted';
}

it('counts everyone who is checked in once, whatever scanners do at the same moment', async () => {
  expect(await explore(race(), schedules)).toMatchObject({ violations: 0 });
});

it('counts each guest of a player once, whether they come with the player or alone', async () => {
  expect(await explore(partyRace(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when a party does not look whether one of it moved meanwhile', async () => {
  const broken = partyRace(without('version'));
  expect((await explore(broken, twinSchedules, { untilFirst: true })).violations).toBe(1);
});

it('is caught when a check-in does not look whether the person moved meanwhile', async () => {
  const broken = race(without('version'));
  expect((await explore(broken, twinSchedules, { untilFirst: true })).violations).toBe(1);
});
