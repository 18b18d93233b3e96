import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settleRequests } from '#shared/events/rsvp/approval.ts';
import { comeInGroup, moveToGroup } from '#shared/events/rsvp/line/group-moves.ts';
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
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { everybody, headsOf, seating } from '#shared/events/rsvp/line/seats.ts';
import { settleLine, settlingTimes } from '#shared/events/rsvp/line/settle-line.ts';
import { seatSubstitute } from '#shared/events/substitutes/seat-substitute.ts';
import { aLine } from '#tests/support/events/line.ts';

const people = ['ana', 'ben', 'cleo', 'dev', 'eli', 'fay', 'gus'];
const startsAt = '2031-07-04T18:00:00.000Z';
const begin = Date.parse('2031-07-01T18:00:00.000Z');
const [capacity, waitRoom] = [6, 8];
const groups = [
  { key: 'keeper', max: 2, min: 2 },
  { key: 'back', max: 3, min: 0 },
  { key: 'front', max: 6, min: 1 },
];
const keys = groups.map(({ key }) => key);

const empty = (mode: LineState['mode'], keptUntil = '2031-07-03T18:00:00.000Z'): LineState =>
  aLine({
    capacity,
    mode,
    startsAt,
    room: capacity,
    left: capacity,
    waitLeft: waitRoom,
    ...(mode === 'lottery' && { drawnAt: '2031-07-01T00:00:00.000Z' }),
    grouping: { by: 'position', gameTypeId: 'soccer', groups, keptUntil },
  });

interface Step {
  readonly person: string;
  readonly group: string;
  readonly heads: number;
  readonly now: Date;
}

const come = (line: LineState, { person, group, heads, now }: Step, asks = false) =>
  everybody(line).includes(person) ? line : (comeInGroup(line, person, { heads, group, asks }, now).line ?? line);

const moves = {
  come,
  ask: (line: LineState, step: Step) => come(line, step, true),
  approve: (line: LineState, { person }: Step) => approve(line, person).line ?? line,
  accept: (line: LineState, { person, now }: Step) => acceptSeat(line, person, now).line ?? line,
  refuse: (line: LineState, { person }: Step) => declineSeat(line, person).line ?? line,
  pick: (line: LineState, { person }: Step) => pickJoiner(line, person).line ?? line,
  bring: (line: LineState, { person, heads }: Step) => changeHeads(line, person, heads).line ?? line,
  leave: (line: LineState, { person }: Step) => withoutPerson(line, person),
  lapse: (line: LineState, { now }: Step) => lapseOffers(line, now).line ?? line,
  decide: (line: LineState, { now }: Step) => settleRequests(line, now).line ?? line,
  settle: (line: LineState, { now }: Step) => settleLine(line, now),
  substitute: (line: LineState, { person, now }: Step) => seatSubstitute(line, person, now).line ?? line,
  regroup: (line: LineState, { person, group }: Step) => moveToGroup(line, person, group).line ?? line,
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
  expect(Object.keys(line.groups ?? {}).toSorted()).toEqual(everybody(line).toSorted());
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

/** Where seats go to the next by themselves or are offered, nobody waits whom one could be given. */
function expectNobodyStranded(line: LineState, now: Date): void {
  const isGiven = line.mode !== 'manual' && line.mode !== 'notify_all';
  if (isGiven && now < new Date(Date.parse(startsAt) - 7_200_000)) expect(nextIn(line)).toEqual([]);
}

it('passes neither the seats nor any group, and keeps the seats that are kept, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(aMode, fc.array(aStep, { maxLength: 40 }), (mode, steps) => {
      let line = empty(mode);
      let now = begin;
      for (const { move, minutes, ...step } of steps) {
        now += minutes * 60_000;
        const before = line;
        line = moves[move](line, { ...step, now: new Date(now) });
        expectPromises(line);
        if (!isUnfair.has(move)) expectFairness(before, line, !isByChoice.has(move));
        if (move === 'settle') expectNobodyStranded(line, new Date(now));
      }
    }),
    { numRuns: 400 },
  );
});

const at = new Date(begin);
const comeAll = (line: LineState, ...who: readonly (readonly [string, string, number?])[]) =>
  who.reduce((after, [person, group, heads = 1]) => come(after, { person, group, heads, now: at }), line);

it('lets people of other groups past those whose group is full, and nobody past their own', () => {
  const line = comeAll(empty('auto_add'), ['ana', 'back', 3], ['ben', 'back'], ['cleo', 'keeper'], ['dev', 'back']);
  expect(seating(line)).toMatchObject({ in: ['ana', 'cleo'], waiting: ['ben', 'dev'] });
  expect(settleLine(withoutPerson(line, 'ana'), at)).toMatchObject({ order: { cleo: 3, ben: 2, dev: 4 }, waits: {} });
});

it('keeps seats for a group that lacks people until answers close, then gives them to whoever waits', () => {
  const line = comeAll(empty('auto_add'), ['ana', 'front', 4], ['ben', 'back'], ['cleo', 'keeper']);
  expect(seating(line)).toMatchObject({ in: ['ana', 'cleo'], waiting: ['ben'] });
  expect(countSeats(line, seating(line))).toMatchObject({
    free: 1,
    groups: [
      { key: 'keeper', taken: 1, free: 1 },
      { key: 'back', taken: 0, free: 0 },
      { key: 'front', taken: 4, free: 0 },
    ],
  });
  expect(settlingTimes(line)).toEqual(['2031-07-03T18:00:00.000Z']);
  const after = settleLine(line, new Date('2031-07-03T18:00:00.000Z'));
  expect(after).toMatchObject({ released: true, order: { ana: 1, ben: 2, cleo: 3 }, waits: {} });
  expect(settleLine(after, at)).toMatchObject({ released: false, order: after.order });
});

it('takes a party into one group whole, and never one that is larger than its group', () => {
  const line = comeAll(empty('fifo_offer'), ['ana', 'keeper', 2]);
  expect(line).toMatchObject({ order: { ana: 1 }, left: 4 });
  expect(comeInGroup(line, 'ben', { heads: 3, group: 'keeper', asks: false }, at)).toEqual({ outcome: 'full' });
  expect(comeInGroup(line, 'ben', { heads: 3, group: 'keeper', asks: true }, at)).toEqual({ outcome: 'full' });
});

it('moves somebody into another group only where it has room', () => {
  const line = comeAll(empty('manual'), ['ana', 'back', 3], ['ben', 'keeper']);
  expect(moveToGroup(line, 'ben', 'back')).toEqual({ outcome: 'full' });
  expect(moveToGroup(line, 'ben', 'front').line).toMatchObject({ groups: { ana: 'back', ben: 'front' }, left: 2 });
  expect(moveToGroup(line, 'ben', 'nowhere').outcome).toBe('noGroup');
});

it('brings a substitute in the group that lacks people most, or in theirs', () => {
  const line = comeAll(empty('auto_add'), ['ana', 'front']);
  expect(seatSubstitute(line, 'ben', at).line).toMatchObject({ groups: { ana: 'front', ben: 'keeper' } });
  const byLevel = aLine({
    grouping: {
      by: 'level',
      gameTypeId: 'soccer',
      groups: [
        { key: 'beginner', max: 1, min: 0 },
        { key: 'advanced', max: 2, min: 2 },
      ],
      keptUntil: startsAt,
    },
  });
  const beginner = { levels: { soccer: 'beginner' } } as const;
  expect(seatSubstitute(byLevel, 'ben', at, beginner).line).toMatchObject({ groups: { ben: 'beginner' } });
});
