import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countSeats, countSingles } from '#shared/events/rsvp/line/seat-counts.ts';
import {
  roomFor,
  type SeatLine,
  seatChanges,
  seating,
  standingOf,
  unlimitedCapacity,
} from '#shared/events/rsvp/line/seats.ts';

const people = ['ana', 'ben', 'cleo', 'dev', 'eli', 'flo', 'gus', 'hal'];

/** Any line: some people who drew different numbers, some of them with company. */
const aLine = fc
  .record({
    capacity: fc.integer({ min: 1, max: 12 }),
    who: fc.shuffledSubarray(people),
    gaps: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: people.length, maxLength: people.length }),
    company: fc.dictionary(fc.constantFrom(...people), fc.integer({ min: 2, max: 4 })),
  })
  .map(({ capacity, who, gaps, company }): SeatLine => {
    let number = 0;
    const order = who.map((person, index) => {
      number += gaps[index] ?? 1;
      return [person, number] as const;
    });
    const heads = Object.entries(company).filter(([person]) => who.includes(person));
    return { capacity, order: Object.fromEntries(order), heads: Object.fromEntries(heads) };
  });

const headsOf = (line: SeatLine, who: readonly string[]) =>
  who.reduce((sum, person) => sum + (line.heads[person] ?? 1), 0);

const without = (line: SeatLine, person: string): SeatLine => {
  const { [person]: _, ...order } = line.order;
  const { [person]: __, ...heads } = line.heads;
  return { ...line, order, heads };
};

it('never gives more seats than there are', () => {
  fc.assert(
    fc.property(aLine, (line) => {
      const seated = seating(line);
      expect(seated.taken).toBe(headsOf(line, seated.in));
      expect(seated.taken).toBeLessThanOrEqual(line.capacity);
    }),
  );
});

it('seats first who came first, and loses no one', () => {
  fc.assert(
    fc.property(aLine, (line) => {
      const { in: seated, waiting } = seating(line);
      const inOrder = Object.keys(line.order).sort((a, b) => line.order[a]! - line.order[b]!);
      expect([...seated, ...waiting]).toEqual(inOrder);
    }),
  );
});

it('lets a player wait only when the head of the line does not fit', () => {
  fc.assert(
    fc.property(aLine, (line) => {
      const { taken, waiting } = seating(line);
      const [head] = waiting;
      if (head) expect(taken + headsOf(line, [head])).toBeGreaterThan(line.capacity);
    }),
  );
});

it('holds smaller parties behind a head that does not fit', () => {
  const line = { capacity: 3, order: { ana: 1, ben: 2, cleo: 3 }, heads: { ana: 2, ben: 2 } };
  expect(seating(line)).toMatchObject({ in: ['ana'], waiting: ['ben', 'cleo'], taken: 2 });
  expect(seating(without(line, 'ana'))).toMatchObject({ in: ['ben', 'cleo'], waiting: [], taken: 3 });
});

it('unseats no one when a player leaves', () => {
  fc.assert(
    fc.property(aLine, fc.constantFrom(...people), (line, leaver) => {
      const after = seating(without(line, leaver));
      for (const person of seating(line).in) if (person !== leaver) expect(after.in).toContain(person);
    }),
  );
});

it('unseats no one when there are more seats, or fewer but enough', () => {
  fc.assert(
    fc.property(aLine, fc.integer({ min: 0, max: 5 }), (line, change) => {
      const before = seating(line);
      for (const capacity of [line.capacity + change, before.taken])
        expect(seating({ ...line, capacity }).in).toEqual(expect.arrayContaining([...before.in]));
    }),
  );
});

it('says where everyone stands', () => {
  fc.assert(
    fc.property(aLine, (line) => {
      const seated = seating(line);
      for (const person of people) {
        const standing = standingOf(person, seated);
        if (standing.status === 'waiting') expect(seated.waiting[standing.position - 1]).toBe(person);
        else expect(seated.in.includes(person)).toBe(standing.status === 'in');
      }
    }),
  );
});

it('names everyone whose standing changed, and no one else', () => {
  fc.assert(
    fc.property(fc.option(aLine, { nil: undefined }), aLine, (before, after) => {
      const was = (person: string) => (before ? standingOf(person, seating(before)).status : 'none');
      const is = (person: string) => standingOf(person, seating(after)).status;
      const expected = people.filter((person) => was(person) !== is(person));
      const changes = seatChanges(before, after);
      expect(changes.map(({ userId }) => userId).sort()).toEqual(expected.sort());
      for (const { userId, from, to } of changes) expect([from, to]).toEqual([was(userId), is(userId)]);
    }),
  );
});

it('counts people who come alone from their number as from their names', () => {
  fc.assert(
    fc.property(aLine, (line) => {
      const alone = { ...line, heads: {} };
      const counts = countSingles(line.capacity, Object.keys(line.order).length);
      expect(counts).toEqual(countSeats(alone, seating(alone)));
    }),
  );
});

it('offers places in line only where seats are limited and waiting is allowed', () => {
  expect(roomFor(10, true)).toBe(2010);
  expect(roomFor(10, false)).toBe(10);
  expect(roomFor(null, true)).toBe(unlimitedCapacity);
  expect(countSingles(unlimitedCapacity, 3)).toEqual({ taken: 3, waiting: 0, free: null });
});
