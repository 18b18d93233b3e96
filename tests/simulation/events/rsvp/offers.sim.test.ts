import { expect, it } from 'vitest';
import type { StoredLine } from '#lambdas/events/rsvp/line/line.ts';
import { createSeatStore, type SeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { settle } from '#lambdas/events/rsvp/projector/follow-line.ts';
import { acceptSeat, declineSeat } from '#shared/events/rsvp/line/line-moves.ts';
import { freeSeats } from '#shared/events/rsvp/line/line-state.ts';
import { headsOf, seating } from '#shared/events/rsvp/line/seats.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn, plantLine } from '../line/line-world.ts';

const capacity = 3;
const start = Date.parse('2026-12-01T12:00:00Z');
const hourMs = 3_600_000;
const roundMs = 6 * 60_000;
/** Who asks in time is not late because a write had to be tried again. */
const longestTryMs = 60_000;
const seats = createSeatStore(stage.table, stage.retry);

interface Twin {
  readonly twist?: (write: Write) => Write;
  /** What accepts an offer, instead of the product's own rule. */
  readonly accept?: typeof acceptSeat;
  /** What keeps the line, instead of the product's own. */
  readonly keep?: (store: SeatStore, now: Date) => Promise<void>;
}

const tend = (store: SeatStore, now: Date) => settle(eventId, { seats: store }, now);

/** Parties join an event whose seats are offered; some leave, accept, decline or let offers pass, and the line is kept. */
const offering =
  ({ twist, accept = acceptSeat, keep = tend }: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    plantLine(memory, capacity, capacity, { mode: 'fifo_offer', waitLeft: 6 });
    let violation: string | undefined;
    let before = lineIn(memory);
    memory.onCommit = () => {
      const after = lineIn(memory);
      violation ??= judge(before, after, scheduler.now);
      before = after;
    };
    /** Everything happens on the same few minutes, so that much of it meets. */
    const act = async (withinMs: number, work: () => Promise<unknown>) => {
      await scheduler.turn(roundMs * scheduler.below(withinMs / roundMs));
      await work().catch(pastFaults);
    };
    const person = (index: number) => `u${index}`;
    const anyPlayer = () => person(scheduler.below(7));
    const joins = Array.from({ length: 7 }, (_, index) => {
      const heads = 1 + scheduler.below(2);
      return act(hourMs, () => seats.join({ eventId, userId: person(index), heads, now: scheduler.now }));
    });
    const leaves = Array.from({ length: 3 }, () =>
      act(2 * hourMs, () => seats.leave({ eventId, userId: anyPlayer(), now: scheduler.now })),
    );
    const answers = Array.from({ length: 14 }, () =>
      act(6 * hourMs, () => {
        const who = anyPlayer();
        const now = scheduler.now;
        return scheduler.random() < 0.8
          ? seats.move(eventId, (line) => accept(line, who, now))
          : seats.move(eventId, (line) => declineSeat(line, who));
      }),
    );
    const keeper = (async () => {
      for (let round = 0; round < 60; round += 1) {
        await scheduler.turn(roundMs);
        await keep(seats, scheduler.now).catch(pastFaults);
      }
    })();
    await Promise.all([scheduler.run(), ...joins, ...leaves, ...answers, keeper]);
    return violation ?? judgeEnd(lineIn(memory));
  };

/** P1, P2, P6 and P7 between two commits, and what an offer promises. */
function judge(before: StoredLine, after: StoredLine, now: Date): string | undefined {
  const { taken, held, waiting } = seating(after);
  if (taken + held > capacity) return 'a seat has two holders';
  if (after.left !== capacity - taken - held || after.waiters !== waiting.length) return 'the ledger does not add up';
  const came = Object.keys(after.order).filter((person) => !(person in before.order));
  const asked = new Date(now.getTime() - longestTryMs).toISOString();
  const late = came.find((person) => (before.offers[person]?.until ?? '9') <= asked);
  if (late) return 'an offer that had ended was taken';
  if (came.some((person) => !(person in before.offers)) && before.waiters > 0) return 'a player went past the line';
  const offered = Object.keys(after.offers).filter((person) => !(person in before.offers));
  const first = seating({ ...before, order: {} }).waiting.slice(0, offered.length);
  return offered.some((person) => person in before.waits && !first.includes(person))
    ? 'a player was offered a seat before their turn'
    : undefined;
}

/** P8: when everything has come to rest, no one waits beside seats that they fit and that no one offers them. */
function judgeEnd(line: StoredLine): string | undefined {
  const [head] = seating(line).waiting;
  return head !== undefined && headsOf(line, head) <= freeSeats(line) ? 'a free seat is not offered' : undefined;
}

it('never gives a seat to two, past the line or after the offer, and leaves none beside a player who waits', async () => {
  expect(await explore(offering(), schedules / 2)).toEqual({ violations: 0, schedules: schedules / 2 });
});

const forgetful: typeof acceptSeat = (line, person, now) => {
  const timeless = Object.entries(line.offers).map(([one, offer]) => [one, { ...offer, until: '9999' }]);
  const { outcome, line: after } = acceptSeat({ ...line, offers: Object.fromEntries(timeless) }, person, now);
  return after ? { outcome, line: { ...after, offers: { ...line.offers, ...after.offers } } } : { outcome };
};

const twins: readonly (readonly [string, Twin])[] = [
  ['the line may have moved since it was looked at', { twist: without('#n') }],
  ['anybody takes what is left while others wait', { twist: without('#waiters') }],
  ['an offer is taken after its time', { accept: forgetful }],
  ['no one offers what becomes free', { keep: async () => undefined }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(offering(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});

it('replays a failing seed exactly', async () => {
  const broken = offering({ keep: async () => undefined });
  const { firstSeed = 0, firstViolation } = await explore(broken, twinSchedules, { untilFirst: true });
  expect([await broken(firstSeed), await broken(firstSeed)]).toEqual([firstViolation, firstViolation]);
});
