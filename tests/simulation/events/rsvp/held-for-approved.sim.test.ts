import { expect, it } from 'vitest';
import type { StoredLine } from '#lambdas/events/rsvp/line/line.ts';
import { createSeatStore, type SeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { settle } from '#lambdas/events/rsvp/projector/follow-line.ts';
import { holdLapsed } from '#shared/events/messages.ts';
import { approve, declineSeat, type Move } from '#shared/events/rsvp/line/line-moves.ts';
import { withoutPerson } from '#shared/events/rsvp/line/line-state.ts';
import { holdToPay } from '#shared/events/rsvp/line/paid-seats.ts';
import { isOnLine, isOwnHold, seating } from '#shared/events/rsvp/line/seats.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { eventId, lineIn, plantLine } from '../line/line-world.ts';

const capacity = 2;
const start = Date.parse('2026-12-01T12:00:00Z');
const startsAt = '2026-12-04T00:00:00.000Z';
const hourMs = 3_600_000;
let playing: Scheduler | undefined;
const seats = createSeatStore(stage.table, stage.retry, () => playing?.now ?? new Date(start));
const orderOfGuest = (guest: string) => guest.replace('gst_', 'ord_');
const guestOf = (index: number) => `gst_01HZX000000000000000000${String(index).padStart(3, '0')}`;

interface Twin {
  /** What keeps the line, instead of the product's own. */
  readonly keep?: (store: SeatStore, now: Date) => Promise<void>;
}

const tend = (store: SeatStore, now: Date) => settle(eventId, { seats: store }, now);

/** Guests ask to come to an event that is paid, are approved, begin to pay, decline, leave, ask again and let the time run out. */
const approvedGuests =
  ({ keep = tend }: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    playing = scheduler;
    const memory = new MemoryTable(scheduler, roughDay);
    stage.set(scheduler, memory);
    const hours = { joinsUntil: startsAt, closesAt: startsAt, startsAt, endsAt: '2026-12-04T02:00:00.000Z' };
    plantLine(memory, capacity, capacity, { asksFrom: '', mode: 'fifo_offer', waitLeft: 2, paysFirst: true, ...hours });
    let violation: string | undefined;
    let ranOut = 0;
    let before = lineIn(memory);
    memory.onCommit = () => {
      const after = lineIn(memory);
      const { taken, held } = seating(after);
      if (taken + held > capacity) violation ??= 'a seat has two holders';
      ranOut += lapsedBetween(before, after, scheduler.now).length;
      before = after;
    };
    const act = async (withinMs: number, work: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(withinMs));
      await work().catch(pastFaults);
    };
    const many = (count: number, within: number, work: () => Promise<unknown>) =>
      Array.from({ length: count }, () => act(within * hourMs, work));
    const anyGuest = () => guestOf(scheduler.below(5));
    const move = (how: (line: StoredLine, guest: string) => Move<StoredLine, string>) => () => {
      const guest = anyGuest();
      return seats.move(eventId, (line) => how(line, guest));
    };
    await Promise.all([
      scheduler.run(),
      ...many(10, 40, () => seats.join({ eventId, userId: anyGuest(), now: scheduler.now })),
      ...many(
        14,
        50,
        move((line, guest) => approve(line, guest, scheduler.now)),
      ),
      ...many(
        6,
        60,
        move((line, guest) => begins(line, guest, scheduler.now)),
      ),
      ...many(
        3,
        60,
        move((line, guest) => declineSeat(line, guest)),
      ),
      ...many(
        2,
        60,
        move((line, guest) => ({ outcome: 'left', line: withoutPerson(line, guest) })),
      ),
      (async () => {
        for (let round = 0; round < 90; round += 1) {
          await scheduler.turn(hourMs);
          await keep(seats, scheduler.now).catch(pastFaults);
        }
      })(),
    ]);
    return violation ?? judgeTold(memory, ranOut);
  };

const begins = (line: StoredLine, guest: string, now: Date): Move<StoredLine, string> =>
  line.offers[guest]
    ? holdToPay(line, guest, { orderId: orderOfGuest(guest), heads: 1, until: '' }, now)
    : { outcome: 'no' };

/** Who had a spot held, let its time run out and is off the list for that. */
function lapsedBetween(before: StoredLine, after: StoredLine, now: Date): string[] {
  return Object.entries(before.offers)
    .filter(([guest, { until }]) => until <= now.toISOString() && !isOnLine(guest, after) && !isOwnHold(before, guest))
    .map(([guest]) => guest);
}

/** Each spot that ran out is told, once and of its guest. */
function judgeTold(memory: MemoryTable, ranOut: number): string | undefined {
  const told = memory.entity('outbox').filter(({ type }) => type === holdLapsed.name);
  if (told.length < ranOut) return 'a guest is not told that the spot is gone';
  if (told.length > ranOut) return 'a guest is told of a spot that did not run out';
  const held = Object.values(lineIn(memory).offers).length;
  return held > 0 ? 'a spot is held for ever' : undefined;
}

it('holds spots for approved guests no longer than said, and tells each whose time ran out', async () => {
  expect(await explore(approvedGuests(), schedules)).toEqual({ violations: 0, schedules });
});

/** Takes holds back as any other leave, in a write that knows nothing of their time. */
const silent = (_store: SeatStore, now: Date) =>
  settle(eventId, { seats: createSeatStore(stage.table, stage.retry, () => new Date(0)) }, now);

const twins: readonly (readonly [string, Twin])[] = [
  ['holds are taken back without a word', { keep: silent }],
  ['no one ends holds', { keep: async () => undefined }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(approvedGuests(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
