import { expect, it } from 'vitest';
import { comeInGroup, moveToGroup } from '#shared/events/rsvp/line/group-moves.ts';
import { type LineState, withoutPerson } from '#shared/events/rsvp/line/line-state.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { settleLine, settlingTimes } from '#shared/events/rsvp/line/settle-line.ts';
import { seatSubstitute } from '#shared/events/substitutes/seat-substitute.ts';
import { begin, come, emptyGroups, keptUntil, startsAt } from '#tests/support/events/grouped-line.ts';
import { aLine } from '#tests/support/events/line.ts';

const at = new Date(begin);
const comeAll = (line: LineState, ...who: readonly (readonly [string, string, number?])[]) =>
  who.reduce((after, [person, group, heads = 1]) => come(after, { person, group, heads, now: at }), line);

it('lets players of other groups pass those whose group is full, and no player pass their own group', () => {
  const line = comeAll(
    emptyGroups('auto_add'),
    ['ana', 'back', 3],
    ['ben', 'back'],
    ['cleo', 'keeper'],
    ['dev', 'back'],
  );
  expect(seating(line)).toMatchObject({ in: ['ana', 'cleo'], waiting: ['ben', 'dev'] });
  expect(settleLine(withoutPerson(line, 'ana'), at)).toMatchObject({ order: { cleo: 3, ben: 2, dev: 4 }, waits: {} });
});

it('keeps seats for a group below its minimum until answers close, then gives them to waiting players', () => {
  const line = comeAll(emptyGroups('auto_add'), ['ana', 'front', 4], ['ben', 'back'], ['cleo', 'keeper']);
  expect(seating(line)).toMatchObject({ in: ['ana', 'cleo'], waiting: ['ben'] });
  expect(countSeats(line, seating(line))).toMatchObject({
    free: 1,
    groups: [
      { key: 'keeper', taken: 1, free: 1 },
      { key: 'back', taken: 0, free: 0 },
      { key: 'front', taken: 4, free: 0 },
    ],
  });
  expect(settlingTimes(line)).toEqual([keptUntil]);
  const after = settleLine(line, new Date(keptUntil));
  expect(after).toMatchObject({ released: true, order: { ana: 1, ben: 2, cleo: 3 }, waits: {} });
  expect(settleLine(after, at)).toMatchObject({ released: false, order: after.order });
});

it('takes a party into one group whole, and never one that is larger than its group', () => {
  const line = comeAll(emptyGroups('fifo_offer'), ['ana', 'keeper', 2]);
  expect(line).toMatchObject({ order: { ana: 1 }, left: 4 });
  expect(comeInGroup(line, 'ben', { heads: 3, group: 'keeper', asks: false }, at)).toEqual({ outcome: 'full' });
  expect(comeInGroup(line, 'ben', { heads: 3, group: 'keeper', asks: true }, at)).toEqual({ outcome: 'full' });
});

it('moves a player into another group only if it has room', () => {
  const line = comeAll(emptyGroups('manual'), ['ana', 'back', 3], ['ben', 'keeper']);
  expect(moveToGroup(line, 'ben', 'back')).toEqual({ outcome: 'full' });
  expect(moveToGroup(line, 'ben', 'front').line).toMatchObject({ groups: { ana: 'back', ben: 'front' }, left: 2 });
  expect(moveToGroup(line, 'ben', 'nowhere').outcome).toBe('noGroup');
});

it('brings a substitute in the group that lacks people most, or in theirs', () => {
  const line = comeAll(emptyGroups('auto_add'), ['ana', 'front']);
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
