import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type EntryList,
  enter,
  inOf,
  positionOf,
  resize,
  withdraw,
} from '#shared/competitions/tournaments/entry-list.ts';

const idOf = (person: number) => `ten_${String(person).padStart(26, '0')}`;
const userOf = (person: number) => `00000000-0000-4000-8000-${String(person).padStart(12, '0')}`;
const entryOf = (person: number) => ({
  entryId: idOf(person),
  personIds: [userOf(person)],
  isListed: true,
  enteredAt: '2031-01-01T00:00:00.000Z',
});
const person = fc.nat(9);
const act = fc.oneof(
  { weight: 2, arbitrary: person.map((one) => (list: EntryList) => enter(list, entryOf(one))) },
  person.map((one) => (list: EntryList) => withdraw(list, idOf(one))),
  fc.integer({ min: 2, max: 5 }).map((room) => (list: EntryList) => resize(list, room)),
);
const ids = (entries: readonly { entryId: string }[]) => entries.map(({ entryId }) => entryId);

it('lets the first in line in whenever a place is free, and no one pass anybody', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let list: EntryList = { capacity: 2, entries: [], seekers: [] };
      for (const change of acts) {
        const moved = change(list);
        if ('refused' in moved) continue;
        const [were, are] = [ids(list.entries), ids(moved.list.entries)];
        expect(are.filter((id) => were.includes(id))).toEqual(were.filter((id) => are.includes(id)));
        const waited = new Set(were.slice(list.capacity));
        expect(ids(moved.promoted)).toEqual(ids(inOf(moved.list)).filter((id) => waited.has(id)));
        expect(inOf(moved.list).length).toBe(Math.min(moved.list.capacity, are.length));
        expect(are.map((id) => positionOf(moved.list, id))).toEqual(
          are.map((_, index) => Math.max(0, index + 1 - moved.list.capacity)),
        );
        list = moved.list;
      }
      expect(new Set(list.entries.flatMap(({ personIds }) => personIds)).size).toBe(list.entries.length);
    }),
    { numRuns: 50 },
  );
});
