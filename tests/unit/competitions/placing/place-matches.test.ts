import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clashAt } from '#shared/competitions/placing/clash-at.ts';
import { placeMatches } from '#shared/competitions/placing/place-matches.ts';
import type { Placed, PlacingRules, ToPlace } from '#shared/competitions/placing/placing.ts';
import { knockouts, lastEnd, leastEnd, placedGreedily } from '#tests/support/competitions/placing.ts';

const minute = 60_000;
const people = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
const someRules: fc.Arbitrary<PlacingRules> = fc.record({
  courts: fc.constantFrom(['1'], ['1', '2'], ['1', '2', '3']),
  days: fc.constantFrom(
    [[0, 300 * minute] as const],
    [[0, 120 * minute] as const, [1440 * minute, 1700 * minute] as const],
  ),
  matchMs: fc.constantFrom(20 * minute, 30 * minute),
  changeoverMs: fc.constantFrom(0, 5 * minute),
  restMs: fc.constantFrom(0, 20 * minute),
});
/** Two of six in each; some follow the one before, as in a bracket. */
const someMatches: fc.Arbitrary<ToPlace[]> = fc
  .array(
    fc.record({
      people: fc.shuffledSubarray(people, { minLength: 2, maxLength: 3 }),
      follows: fc.boolean(),
      from: fc.constantFrom(Number.NEGATIVE_INFINITY, 30 * minute),
    }),
    { maxLength: 10 },
  )
  .map((all) =>
    all.map(({ follows, ...match }, index) => ({
      ...match,
      key: `m${index}`,
      after: follows && index > 0 ? [`m${index - 1}`] : [],
      until: Number.POSITIVE_INFINITY,
    })),
  );

/** What is wrong with where matches are, in words. */
function faults(matches: readonly ToPlace[], placed: readonly Placed[], rules: PlacingRules): string[] {
  const of = (key: string) => matches.find((match) => match.key === key) as ToPlace;
  const isOpen = ({ start }: Placed) =>
    rules.days.some(([from, until]) => start >= from && start + rules.matchMs <= until);
  const alone = placed.flatMap((one) => [
    ...(isOpen(one) ? [] : [`${one.key} is outside the hours`]),
    ...(one.start < of(one.key).from ? [`${one.key} is too early`] : []),
    ...of(one.key).after.flatMap((key) => {
      const before = placed.find((other) => other.key === key);
      const isAfter = before && before.start + rules.matchMs + rules.restMs <= one.start;
      return isAfter ? [] : [`${one.key} does not wait for ${key}`];
    }),
  ]);
  const pairs = placed.flatMap((one, index) => placed.slice(index + 1).map((other) => [one, other] as const));
  const together = pairs.flatMap(([one, other]) => {
    const apart = Math.abs(one.start - other.start);
    const isSameCourt = one.court === other.court && apart < rules.matchMs + rules.changeoverMs;
    const isShared = of(one.key).people.some((person) => of(other.key).people.includes(person));
    return [
      ...(isSameCourt ? [`${one.key} and ${other.key} share a court`] : []),
      ...(isShared && apart < rules.matchMs + rules.restMs ? [`a player is in ${one.key} and ${other.key}`] : []),
    ];
  });
  return [...alone, ...together];
}

it('puts no one in two matches at once, lets everyone rest, and takes no court twice', () => {
  fc.assert(
    fc.property(someMatches, someRules, (matches, rules) => {
      const placed = placeMatches(matches, rules);
      expect(faults(matches, placed, rules)).toEqual([]);
      for (const one of placed) expect(clashAt(one, matches, placed, rules)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

it('leaves what is fixed where it is, and places everything where there is room', () => {
  fc.assert(
    fc.property(someMatches, (matches) => {
      const rules: PlacingRules = {
        courts: ['1', '2'],
        days: [[0, 2000 * minute]],
        matchMs: 30 * minute,
        changeoverMs: 5 * minute,
        restMs: 20 * minute,
      };
      const first = placeMatches(matches, rules);
      expect(first).toHaveLength(matches.length);
      const fixed = first.slice(0, 3);
      expect(placeMatches(matches, rules, fixed)).toEqual(expect.arrayContaining(fixed));
    }),
    { numRuns: 30 },
  );
});

it('ends no later than the greedy order, nor sooner than can be, and the same twice', () => {
  for (const entrants of [8, 16, 32]) {
    const { matches, rules } = knockouts(entrants);
    const placed = placeMatches(matches, rules);
    expect(faults(matches, placed, rules)).toEqual([]);
    expect(placed).toHaveLength(matches.length);
    expect(lastEnd(placed, rules)).toBeLessThanOrEqual(lastEnd(placedGreedily(matches, rules), rules));
    expect(lastEnd(placed, rules)).toBeGreaterThanOrEqual(leastEnd(matches, rules));
    expect(placeMatches(matches, rules)).toEqual(placed);
  }
});

it('finds room for at least as many as the greedy order, and is over no later where it is the same many', () => {
  fc.assert(
    fc.property(someMatches, someRules, (matches, rules) => {
      const [placed, greedy] = [placeMatches(matches, rules), placedGreedily(matches, rules)];
      expect(placed.length).toBeGreaterThanOrEqual(greedy.length);
      if (placed.length === greedy.length) expect(lastEnd(placed, rules)).toBeLessThanOrEqual(lastEnd(greedy, rules));
    }),
    { numRuns: 60 },
  );
});
