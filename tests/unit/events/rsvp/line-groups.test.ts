import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settleRequests } from '#shared/events/rsvp/approval.ts';
import { moveToGroup } from '#shared/events/rsvp/line/group-moves.ts';
import { nextIn } from '#shared/events/rsvp/line/line-groups.ts';
import {
  acceptSeat,
  approve,
  changeHeads,
  declineSeat,
  lapseOffers,
  pickJoiner,
} from '#shared/events/rsvp/line/line-moves.ts';
import { type LineState, withoutPerson } from '#shared/events/rsvp/line/line-state.ts';
import { headsOf, lineMembers, seating } from '#shared/events/rsvp/line/seats.ts';
import { settleLine } from '#shared/events/rsvp/line/settle-line.ts';
import { seatSubstitute } from '#shared/events/substitutes/seat-substitute.ts';
import {
  begin,
  type Comer,
  capacity,
  come,
  emptyGroups,
  groups,
  startsAt,
  waitRoom,
} from '#tests/support/events/grouped-line.ts';

const people = ['ana', 'ben', 'cleo', 'dev', 'eli', 'fay', 'gus'];
const keys = groups.map(({ key }) => key);

const moves = {
  come,
  ask: (line: LineState, step: Comer) => come(line, step, true),
  approve: (line: LineState, { person, now }: Comer) => approve(line, person, now).line ?? line,
  accept: (line: LineState, { person, now }: Comer) => acceptSeat(line, person, now).line ?? line,
  refuse: (line: LineState, { person }: Comer) => declineSeat(line, person).line ?? line,
  pick: (line: LineState, { person, now }: Comer) => pickJoiner(line, person, now).line ?? line,
  bring: (line: LineState, { person, heads }: Comer) => changeHeads(line, person, heads).line ?? line,
  leave: (line: LineState, { person }: Comer) => withoutPerson(line, person),
  lapse: (line: LineState, { now }: Comer) => lapseOffers(line, now).line ?? line,
  decide: (line: LineState, { now }: Comer) => settleRequests(line, now).line ?? line,
  settle: (line: LineState, { now }: Comer) => settleLine(line, now),
  substitute: (line: LineState, { person, now }: Comer) => seatSubstitute(line, person, now).line ?? line,
  regroup: (line: LineState, { person, group }: Comer) => moveToGroup(line, person, group).line ?? line,
} as const;

const aStep = fc.record({
  move: fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[])),
  person: fc.constantFrom(...people),
  group: fc.constantFrom(...keys),
  heads: fc.integer({ min: 1, max: 3 }),
  minutes: fc.integer({ min: 0, max: 200 }),
});
const aMode = fc.constantFrom('auto_add', 'fifo_offer', 'notify_all', 'manual', 'lottery');

const holders = (line: LineState) => [...Object.keys(line.order), ...Object.keys(line.offers)];
const headsIn = (line: LineState, who: readonly string[]) => who.reduce((sum, one) => sum + headsOf(line, one), 0);
const takenBy = (line: LineState, key: string) =>
  headsIn(
    line,
    holders(line).filter((one) => line.groups?.[one] === key),
  );
/** Seats that are free but not for people of this group. */
const keptFrom = (line: LineState, key: string) =>
  line.released
    ? 0
    : groups.reduce((sum, one) => sum + (one.key === key ? 0 : Math.max(0, one.min - takenBy(line, one.key))), 0);

function expectPromises(line: LineState): void {
  const all = headsIn(line, holders(line));
  expect(all).toBeLessThanOrEqual(capacity);
  expect(line.left).toBe(capacity - all);
  expect(line.waitLeft).toBe(waitRoom - headsIn(line, Object.keys(line.waits)));
  expect(line.entries).toBe(Object.keys(line.order).length);
  expect(line.waiters).toBe(Object.keys(line.waits).length);
  expect(seating(line).in.toSorted()).toEqual(Object.keys(line.order).toSorted());
  for (const { key, max } of groups) expect(takenBy(line, key)).toBeLessThanOrEqual(max);
  expect(Object.keys(line.groups ?? {}).toSorted()).toEqual(lineMembers(line).toSorted());
}

/** Who has a seat now and had none, did not take one that is kept for another group, nor went past their own. */
function expectFairness(before: LineState, after: LineState, isInOrder: boolean): void {
  const came = holders(after).filter((one) => !holders(before).includes(one));
  for (const one of came) {
    const group = after.groups?.[one] ?? '';
    expect(after.left).toBeGreaterThanOrEqual(keptFrom(after, group));
    if (!isInOrder) continue;
    const passed = Object.keys(after.waits).filter(
      (other) =>
        other in before.waits && after.groups?.[other] === group && (before.waits[other] ?? 0) < drawn(after, one),
    );
    expect(passed).toEqual([]);
  }
}

const drawn = (line: LineState, person: string) => line.order[person] ?? line.offers[person]?.number ?? 0;

/** The host's word, and the release of seats that were kept. */
const isUnfair: ReadonlySet<string> = new Set(['regroup', 'settle']);
/** First come, first served; and the host's choice. */
const isByChoice: ReadonlySet<string> = new Set(['accept', 'pick']);

/** Where seats go to the next player automatically or by offer, no player waits for a seat they could have. */
function expectNoPlayerStranded(line: LineState, now: Date): void {
  const isGiven = line.mode !== 'manual' && line.mode !== 'notify_all';
  if (isGiven && now < new Date(Date.parse(startsAt) - 7_200_000)) expect(nextIn(line)).toEqual([]);
}

it('passes neither the seats nor any group, and keeps the seats that are kept, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(aMode, fc.array(aStep, { maxLength: 40 }), (mode, steps) => {
      let line = emptyGroups(mode);
      let now = begin;
      for (const { move, minutes, ...step } of steps) {
        now += minutes * 60_000;
        const before = line;
        line = moves[move](line, { ...step, now: new Date(now) });
        expectPromises(line);
        if (!isUnfair.has(move)) expectFairness(before, line, !isByChoice.has(move));
        if (move === 'settle') expectNoPlayerStranded(line, new Date(now));
      }
    }),
    { numRuns: 400 },
  );
});
