import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commitmentOf, drawWith } from '#lambdas/events/draws/draw-with.ts';
import { checkDraw } from '#shared/events/draws/check-draw.ts';
import { lineAfterDraw } from '#shared/events/draws/draw-line.ts';
import type { Entry } from '#shared/events/draws/lottery.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { aLine } from '#tests/support/events/line.ts';

const eventId = 'evt_01HZX0000000000000000000AA';
const entriesIn = fc
  .uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 30 })
  .chain((numbers) =>
    fc
      .array(fc.integer({ min: 1, max: 4 }), { minLength: numbers.length, maxLength: numbers.length })
      .map((heads) => numbers.map((number, index): Entry => ({ number, heads: heads[index] ?? 1 }))),
  );
const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);
const seats = fc.integer({ min: 0, max: 40 });

it('draws every entry once, the same however the entries are listed, and seats parties whole in that order', () => {
  fc.assert(
    fc.property(seeds, entriesIn, seats, (seed, entries, count) => {
      const drawn = drawWith({ seed, eventId, seats: count, entries });
      expect(drawn.order.toSorted()).toEqual(entries.map(({ number }) => number).toSorted());
      expect(drawWith({ seed, eventId, seats: count, entries: entries.toReversed() })).toEqual(drawn);
      const heads = (numbers: readonly number[]) =>
        numbers.reduce((sum, number) => sum + (entries.find((entry) => entry.number === number)?.heads ?? 0), 0);
      expect(heads(drawn.order.slice(0, drawn.seated))).toBeLessThanOrEqual(count);
      if (drawn.seated < entries.length) expect(heads(drawn.order.slice(0, drawn.seated + 1))).toBeGreaterThan(count);
    }),
    { numRuns: 60 },
  );
});

it('confirms a draw that was held as promised, and finds another seed, order or number of seats', async () => {
  const seed = 'ab'.repeat(32);
  const entries = [1, 2, 3, 4, 5, 6].map((number) => ({ number, heads: 1 }));
  const draw = { seed, eventId, seats: 2, entries };
  const drawn = drawWith(draw);
  const published = { ...draw, ...drawn, commitment: commitmentOf(seed) };
  const fair = { seedIsPromised: true, orderFollows: true };
  expect(await checkDraw(published)).toEqual(fair);
  expect(await checkDraw({ ...published, order: drawn.order.toReversed() })).toEqual({ ...fair, orderFollows: false });
  expect(await checkDraw({ ...published, seated: 3 })).toEqual({ ...fair, orderFollows: false });
  const rolled = { ...draw, seed: 'cd'.repeat(32) };
  expect(await checkDraw({ ...published, ...rolled, ...drawWith(rolled) })).toEqual({
    ...fair,
    seedIsPromised: false,
  });
});

it('commits to a seed by SHA-256 of its text', () => {
  // The digest of "abc" in FIPS 180-2, appendix B.1.
  expect(commitmentOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('draws in groups down the same order, past those whose group is full, and anybody can check it', async () => {
  const seed = 'cd'.repeat(32);
  const inGroup = (number: number) => ({ number, heads: 1, group: number % 2 === 0 ? 'keeper' : 'field' });
  const entries = [1, 2, 3, 4, 5, 6].map(inGroup);
  const groups = { keeper: { left: 1, kept: 1 }, field: { left: 2, kept: 0 } };
  const draw = { seed, eventId, seats: 4, groups, entries };
  const { order, seated } = drawWith(draw);
  const plain = drawWith({ seed, eventId, seats: 6, entries }).order;
  const first = (group: string, count: number) =>
    plain.filter((number) => inGroup(number).group === group).slice(0, count);
  expect(order.slice(0, seated).toSorted()).toEqual([...first('keeper', 1), ...first('field', 2)].toSorted());
  expect(order.slice(seated)).toEqual(plain.filter((number) => !order.slice(0, seated).includes(number)));
  const published = { ...draw, order, seated, commitment: commitmentOf(seed) };
  expect(await checkDraw(published)).toEqual({ seedIsPromised: true, orderFollows: true });
});

it('gives every entry the same chance at every place', () => {
  const entries = [1, 2, 3, 4, 5].map((number) => ({ number, heads: 1 }));
  const rounds = 2000;
  const counts = entries.map(() => entries.map(() => 0));
  for (let round = 0; round < rounds; round += 1) {
    const { order } = drawWith({ seed: round.toString(16).padStart(64, '0'), eventId, seats: 1, entries });
    for (const [place, number] of order.entries()) counts[number - 1]![place]! += 1;
  }
  const expected = rounds / entries.length;
  const chiSquared = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 16 degrees of freedom: a fair draw is above 39.3 in one of a thousand sets of seeds, and these are always the same.
  expect(chiSquared).toBeLessThan(39.3);
});

it('makes of a draw a line in which the first drawn are in and the others wait in order', () => {
  const waits = { u1: 1, u2: 2, u3: 3, u4: 4 };
  const line = aLine({ mode: 'lottery', capacity: 3, waits, heads: { u2: 2 }, nextNumber: 5, waiters: 4 });
  const after = lineAfterDraw(line, { order: [3, 2, 4, 1], seated: 2 }, new Date('2026-12-01T00:00:00Z'));
  expect(seating(after)).toMatchObject({ in: ['u3', 'u2'], waiting: ['u4', 'u1'], taken: 3 });
  expect(after).toMatchObject({ left: 0, waiters: 2, entries: 2, nextNumber: 9, drawnAt: '2026-12-01T00:00:00.000Z' });
});
