import { expect, it } from 'vitest';
import type { StoredLine } from '#lambdas/events/rsvp/line/line.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn, plantLine } from './line-world.ts';

const capacity = 3;
const room = 5;
const start = Date.parse('2026-12-01T12:00:00Z');

const store = createSeatStore(stage.table, stage.retry);

/** Eight people join (some twice at once), four leave while others still join; the line has three seats and waiting room for two. */
const race =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    plantLine(memory, capacity, room);
    const lineNow = () => lineIn(memory);
    const history = { joined: new Set<string>(), tried: new Set<string>() };
    let violation: string | undefined;
    let before = lineNow();
    memory.onCommit = () => {
      violation ??= judge(before, lineNow());
      before = lineNow();
    };
    const join = async (userId: string) => {
      await scheduler.turn(scheduler.below(6));
      const joined = await store.join({ eventId, userId, now: scheduler.now }).catch(pastFaults);
      if (joined?.outcome === 'joined') history.joined.add(userId);
    };
    const leave = async (userId: string) => {
      await scheduler.turn(2 + scheduler.below(10));
      history.tried.add(userId);
      await store.leave({ eventId, userId, now: scheduler.now }).catch(pastFaults);
    };
    const people = Array.from({ length: 8 }, (_, index) => `u${index}`);
    const clients = [...people, 'u1', 'u4'].map(join);
    const leavers = [0, 1, 2, 3].map(() => leave(`u${scheduler.below(8)}`));
    await Promise.all([scheduler.run(), ...clients, ...leavers]);
    const lost = [...history.joined].find((userId) => !history.tried.has(userId) && !(userId in lineNow().order));
    return violation ?? (lost ? 'an acknowledged join was lost' : undefined);
  };

/** P1, P2, P3, P6 and P7 between two commits. */
function judge(before: StoredLine, after: StoredLine): string | undefined {
  const count = Object.keys(after.order).length;
  const [was, is] = [seating(before), seating(after)];
  const wholeLine = (line: StoredLine) =>
    Object.entries(line.order)
      .sort(([, a], [, b]) => a - b)
      .map(([userId]) => userId);
  const kept = wholeLine(before).filter((userId) => userId in after.order);
  if (is.taken > capacity || count > room) return 'oversold';
  if (count + after.left !== room || count !== after.entries) return 'the ledger does not add up';
  if (
    wholeLine(after)
      .filter((userId) => userId in before.order)
      .join() !== kept.join()
  )
    return 'a player lost their place in line';
  const barged = is.in.some(
    (userId) => !(userId in before.order) && was.waiting.some((waiter) => is.waiting.includes(waiter)),
  );
  if (barged) return 'a player went past the line';
  return is.waiting.length > 0 && is.taken < capacity ? 'a waiter is stranded' : undefined;
}

it('never sells a seat twice, loses one, or lets anybody past the line', async () => {
  expect(await explore(race(), schedules)).toMatchObject({ violations: 0 });
});

it.each(['#left >=', 'attribute_not_exists(#order.#user)', 'attribute_exists(#order.#user)'])(
  'is caught without the condition %s',
  async (part) => {
    expect((await explore(race(without(part)), twinSchedules, { untilFirst: true })).violations).toBe(1);
  },
);

it('replays a failing seed exactly', async () => {
  const broken = race(without('#left >='));
  const { firstSeed = 0, firstViolation } = await explore(broken, twinSchedules, { untilFirst: true });
  expect([await broken(firstSeed), await broken(firstSeed)]).toEqual([firstViolation, firstViolation]);
});
