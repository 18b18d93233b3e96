import { expect, it } from 'vitest';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { approve, changeHeads } from '#shared/events/rsvp/line/line-moves.ts';
import { freeSeats, withChanges } from '#shared/events/rsvp/line/line-state.ts';
import { headsOf, seating } from '#shared/events/rsvp/line/seats.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn, plantLine } from '../line/line-world.ts';

const capacity = 4;
const start = Date.parse('2026-12-01T12:00:00Z');
const seats = createSeatStore(stage.table, stage.retry);

interface Twin {
  readonly twist?: (write: Write) => Write;
  readonly say?: typeof approve;
  readonly bring?: typeof changeHeads;
}

/** Parties ask to come to an event without a waitlist; two hosts approve at once, people leave and bring others. */
const approving =
  ({ twist, say = approve, bring = changeHeads }: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    plantLine(memory, capacity, capacity, { asksFrom: '' });
    let violation: string | undefined;
    memory.onCommit = () => {
      violation ??= judge(lineIn(memory));
    };
    const act = async (afterMs: number, withinMs: number, work: () => Promise<unknown>) => {
      await scheduler.turn(afterMs + scheduler.below(withinMs));
      await work().catch(pastFaults);
    };
    const anyPlayer = () => `u${scheduler.below(6)}`;
    const asks = Array.from({ length: 6 }, (_, index) => {
      const heads = 1 + scheduler.below(3);
      return act(0, 20, () => seats.join({ eventId, userId: `u${index}`, heads, now: scheduler.now }));
    });
    const hosts = Array.from({ length: 12 }, () =>
      act(10, 60, () => {
        const who = anyPlayer();
        return seats.move(eventId, (line) => say(line, who, scheduler.now));
      }),
    );
    const changes = Array.from({ length: 4 }, () =>
      act(20, 60, () => {
        const [who, heads] = [anyPlayer(), 1 + scheduler.below(3)];
        return seats.move(eventId, (line) => bring(line, who, heads));
      }),
    );
    const leaves = Array.from({ length: 2 }, () =>
      act(20, 60, () => seats.leave({ eventId, userId: anyPlayer(), now: scheduler.now })),
    );
    await Promise.all([scheduler.run(), ...asks, ...hosts, ...changes, ...leaves]);
    return violation;
  };

/** P1, P2, P9 and P10, and that a party is never split. */
function judge(line: ReturnType<typeof lineIn>): string | undefined {
  const { taken, waiting } = seating(line);
  const heads = Object.keys(line.order).reduce((sum, person) => sum + headsOf(line, person), 0);
  if (heads > capacity) return 'approved beyond the seats';
  if (waiting.length > 0 || taken !== heads) return 'a party is split';
  if (line.left !== capacity - heads || line.entries !== Object.keys(line.order).length)
    return 'the ledger does not add up';
  if (Object.keys(line.requests).some((person) => person in line.order)) return 'a player is in and still asks';
  return undefined;
}

it('never approves more than there are seats, and takes a party whole', async () => {
  expect(await explore(approving(), schedules)).toMatchObject({ violations: 0 });
});

/** Lets people in without looking at the seats. */
const generous: typeof approve = (line, person, now) => {
  const room = freeSeats(line);
  const move = approve({ ...line, left: 99 }, person, now);
  return move.line ? { ...move, line: { ...move.line, left: room - headsOf(line, person) } } : move;
};

/** Lets a player bring guests without seats for them. */
const careless: typeof changeHeads = (line, person, heads) =>
  person in line.order
    ? { outcome: 'changed', line: withChanges(line, { heads: { ...line.heads, [person]: heads } }) }
    : changeHeads(line, person, heads);

const twins: readonly (readonly [string, Twin])[] = [
  ['the line may have moved since the host looked', { twist: without('#n') }],
  ['a request is approved whatever is left', { say: generous }],
  ['guests come without seats', { bring: careless }],
  ['who asks takes a seat at once', { twist: (write) => ({ ...without('#asksFrom')(write) }), say: generous }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(approving(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
