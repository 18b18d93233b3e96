import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settleRequests } from '#shared/events/rsvp/approval.ts';
import {
  acceptSeat,
  approve,
  changeHeads,
  decline,
  declineSeat,
  isFirstComeFirstServed,
  lapseOffers,
  offerSeats,
  pickJoiner,
} from '#shared/events/rsvp/line/line-moves.ts';
import { type LineState, withChanges, withoutPerson } from '#shared/events/rsvp/line/line-state.ts';
import { headsOf, seating } from '#shared/events/rsvp/line/seats.ts';
import { aLine } from '#tests/support/events/line.ts';

const people = ['ana', 'ben', 'cleo', 'dev', 'eli'];
const startsAt = '2031-07-04T18:00:00.000Z';
const begin = Date.parse('2031-07-01T18:00:00.000Z');
const capacity = 4;
const waitRoom = 6;

const empty = (mode: LineState['mode'], approval: LineState['approval']): LineState =>
  aLine({ capacity, mode, approval, startsAt, ...(mode === 'auto_add' ? { room: 10 } : { waitLeft: waitRoom }) });

/** A player asks to come with so many heads. */
const ask = (line: LineState, person: string, heads: number, now: Date): LineState =>
  person in line.order || person in line.waits || person in line.offers || person in line.requests
    ? line
    : withChanges(line, {
        requests: { ...line.requests, [person]: now.toISOString() },
        heads: heads > 1 ? { ...line.heads, [person]: heads } : line.heads,
      });

const moves = {
  ask,
  approve: (line: LineState, person: string, _: number, now: Date) => approve(line, person, now).line ?? line,
  decline: (line: LineState, person: string) => decline(line, person).line ?? line,
  accept: (line: LineState, person: string, _: number, now: Date) => acceptSeat(line, person, now).line ?? line,
  refuse: (line: LineState, person: string) => declineSeat(line, person).line ?? line,
  pick: (line: LineState, person: string, _: number, now: Date) => pickJoiner(line, person, now).line ?? line,
  bring: (line: LineState, person: string, heads: number) => changeHeads(line, person, heads).line ?? line,
  leave: (line: LineState, person: string) => withoutPerson(line, person),
  offer: (line: LineState, _person: string, _heads: number, now: Date) => offerSeats(line, now).line ?? line,
  lapse: (line: LineState, _person: string, _heads: number, now: Date) => lapseOffers(line, now).line ?? line,
  settle: (line: LineState, _person: string, _heads: number, now: Date) => settleRequests(line, now).line ?? line,
} as const;

const aStep = fc.record({
  move: fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[])),
  person: fc.constantFrom(...people),
  heads: fc.integer({ min: 1, max: 3 }),
  minutes: fc.integer({ min: 0, max: 300 }),
});

const room = { auto_add: 10, fifo_offer: capacity, notify_all: capacity, lottery: capacity, manual: capacity };

function expectTrueCounters(line: LineState): void {
  const { taken, held } = seating(line);
  const sum = (who: object) => Object.keys(who).reduce((all, one) => all + headsOf(line, one), 0);
  expect(taken + held).toBeLessThanOrEqual(capacity);
  expect(line.left).toBe(room[line.mode] - sum(line.order) - sum(line.offers));
  expect(line.waitLeft).toBe((line.mode === 'auto_add' ? 0 : waitRoom) - sum(line.waits));
  expect(line.entries).toBe(Object.keys(line.order).length);
  expect(line.waiters).toBe(Object.keys(line.waits).length);
}

/** Beside a free seat that the head of the line fits stands an offer, until it is first come. */
function expectNoPlayerStranded(line: LineState, now: Date): void {
  const { taken, held, waiting } = seating(line);
  const [head] = waiting;
  const isOffering = line.mode === 'fifo_offer' && !isFirstComeFirstServed(line, now) && now < new Date(startsAt);
  if (head && isOffering) expect(taken + held + headsOf(line, head)).toBeGreaterThan(capacity);
}

it('keeps heads within the seats and the counters true, whatever happens in whatever order', () => {
  const aMode = fc.constantFrom('auto_add', 'fifo_offer', 'notify_all', 'manual');
  const anApproval = fc.constantFrom('host', 'peer_unanimous', 'peer_majority');
  fc.assert(
    fc.property(aMode, anApproval, fc.array(aStep, { maxLength: 40 }), (mode, approval, steps) => {
      let line = empty(mode, approval);
      let now = begin;
      for (const { move, person, heads, minutes } of steps) {
        now += minutes * 60_000;
        const before = line;
        line = moves[move](line, person, heads, new Date(now));
        expectTrueCounters(line);
        if (move !== 'leave' && move !== 'bring')
          expect(seating(line).in).toEqual(expect.arrayContaining([...seating(before).in]));
        if (move === 'offer') expectNoPlayerStranded(line, new Date(now));
      }
    }),
  );
});

it('takes the offer that passes to the back of the line once, and the second time off it', () => {
  const waits = withChanges(empty('fifo_offer', 'host'), { waits: { ana: 1 }, nextNumber: 2 });
  const offered = offerSeats(waits, new Date(begin)).line ?? waits;
  const late = new Date(begin + 13 * 3_600_000);
  const back = lapseOffers(offered, late).line ?? offered;
  expect(back).toMatchObject({ waits: { ana: 2 }, offers: {}, lapsed: { ana: true } });
  const again = offerSeats(back, late).line ?? back;
  const gone = lapseOffers(again, new Date(late.getTime() + 30 * 3_600_000)).line ?? again;
  expect(gone).toMatchObject({ waits: {}, offers: {}, lapsed: {}, left: capacity });
});

it('ends so many offers at a time, as one write has room to tell of', () => {
  const offers = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [
      `p${index}`,
      { number: -index - 1, until: startsAt, orderId: `o${index}` },
    ]),
  );
  let line = withChanges({ ...empty('fifo_offer', 'host'), capacity: 100, left: 100 }, { offers });
  const after = new Date(startsAt);
  const left = [100];
  for (let move = lapseOffers(line, after); move.line; move = lapseOffers(line, after)) {
    line = move.line;
    left.push(Object.keys(line.offers).length);
  }
  expect(left).toEqual([100, 60, 20, 0]);
  expect(line).toMatchObject({ left: 100, offers: {} });
});
