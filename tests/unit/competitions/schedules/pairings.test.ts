import { expect, it } from 'vitest';
import { type Pairing, pairingsOf } from '#shared/competitions/schedules/pairing/pairings.ts';
import { poolsOf } from '#shared/competitions/schedules/pairing/pools.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);
const drawn = (count: number, meetings: number) => pairingsOf({ id: 'g', entrantIds: ids(count), meetings });
const rounds = (pairings: readonly Pairing[]) => [...Map.groupBy(pairings, ({ round }) => round).values()];
/** Of each entrant: by how much home and away differ. */
function differences(pairings: readonly Pairing[]): Set<number> {
  const surplus = new Map<string, number>();
  for (const { homeId, awayId } of pairings) {
    surplus.set(homeId, (surplus.get(homeId) ?? 0) + 1);
    surplus.set(awayId, (surplus.get(awayId) ?? 0) - 1);
  }
  return new Set([...surplus.values()].map(Math.abs));
}
/** In how many rounds a player is twice, or a player too many sits out. */
const unsound = (pairings: readonly Pairing[], count: number) =>
  rounds(pairings).filter((round) => {
    const playing = round.flatMap(({ homeId, awayId }) => [homeId, awayId]);
    return new Set(playing).size !== playing.length || playing.length !== count - (count % 2);
  }).length;

it.each([
  ['six once', 6, 1, 15, 5],
  ['seven once', 7, 1, 21, 7],
  ['eight twice', 8, 2, 56, 14],
])('draws %s', (_, count, meetings, matches, inRounds) => {
  const pairings = drawn(count, meetings);
  expect([pairings.length, rounds(pairings).length]).toEqual([matches, inRounds]);
});

it('lets everyone meet everyone as often as asked, no one twice in a round, for 2 to 64', () => {
  for (let count = 2; count <= 64; count += 1)
    for (const meetings of [1, 2, 3]) {
      const pairings = drawn(count, meetings);
      expect(pairings).toHaveLength((meetings * count * (count - 1)) / 2);
      expect(new Set(pairings.map(({ key }) => key)).size).toBe(pairings.length);
      expect(rounds(pairings)).toHaveLength(meetings * (count % 2 === 0 ? count - 1 : count));
      expect(unsound(pairings, count)).toBe(0);
    }
});

it('draws home and away as evenly as can be for 2 to 64: by one for an even count that meets an odd number of times', () => {
  for (let count = 2; count <= 64; count += 1)
    for (const meetings of [1, 2, 3]) {
      const least = count % 2 === 0 && meetings % 2 === 1 ? 1 : 0;
      expect([...differences(drawn(count, meetings))]).toEqual([least]);
    }
});

it('gives each of an odd count one bye', () => {
  for (const id of ids(7))
    expect(drawn(7, 1).filter(({ homeId, awayId }) => [homeId, awayId].includes(id))).toHaveLength(6);
});

it('deals the best into different pools, of sizes that differ by one at most', () => {
  expect(poolsOf(ids(7), 3)).toEqual([
    ['s0', 's5', 's6'],
    ['s1', 's4'],
    ['s2', 's3'],
  ]);
});
