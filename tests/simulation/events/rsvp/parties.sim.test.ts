import { expect, it } from 'vitest';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { headsOf, seating } from '#shared/events/rsvp/line/seats.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn, plantLine } from '../line/line-world.ts';

const capacity = 5;
const room = 8;
const seats = createSeatStore(stage.table, stage.retry);

/** Parties of up to three join an event of five seats with room for three to wait; some leave. */
const coming =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, Date.parse('2026-12-01T12:00:00Z'));
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    plantLine(memory, capacity, room);
    const wanted = new Map<string, number>();
    let violation: string | undefined;
    memory.onCommit = () => {
      violation ??= judge(lineIn(memory), wanted);
    };
    const join = async (userId: string, heads: number) => {
      wanted.set(userId, heads);
      await scheduler.turn(scheduler.below(6));
      await seats.join({ eventId, userId, heads, now: scheduler.now }).catch(pastFaults);
    };
    const leave = async () => {
      await scheduler.turn(2 + scheduler.below(10));
      const userId = `u${scheduler.below(7)}`;
      await seats.leave({ eventId, userId, now: scheduler.now }).catch(pastFaults);
    };
    const joins = Array.from({ length: 7 }, (_, index) => join(`u${index}`, 1 + scheduler.below(3)));
    await Promise.all([scheduler.run(), ...joins, leave(), leave(), leave()]);
    return violation;
  };

/** Every party is whole, heads never outnumber seats and room, and the counters say so. */
function judge(line: ReturnType<typeof lineIn>, wanted: ReadonlyMap<string, number>): string | undefined {
  const people = Object.keys(line.order);
  const heads = people.reduce((sum, person) => sum + headsOf(line, person), 0);
  if (people.some((person) => headsOf(line, person) !== wanted.get(person))) return 'a party was split';
  if (seating(line).taken > capacity || heads > room) return 'oversold';
  return line.left === room - heads && line.entries === people.length ? undefined : 'the ledger does not add up';
}

it('takes a party whole or not at all', async () => {
  expect(await explore(coming(), schedules)).toMatchObject({ violations: 0 });
});

/** Forgets how many a player brings, as if seats and names were two writes. */
const splitting = (write: Write): Write => ({
  ...write,
  ...(write.UpdateExpression && { UpdateExpression: write.UpdateExpression.replace(', #heads.#user = :heads', '') }),
});

it.each([
  ['the seats are not asked for', without('#left >=')],
  ['a party is written in two steps', splitting],
  ['a party leaves as one person', without('attribute_not_exists(#heads.#user)')],
] as const)('is caught when %s', async (_what, twist) => {
  expect((await explore(coming(twist), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
