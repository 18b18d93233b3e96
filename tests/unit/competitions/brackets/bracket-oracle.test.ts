import { expect, it } from 'vitest';
import { oraclePairings } from '#tests/support/competitions/brackets/bracket-oracle.ts';
import {
  type Asked,
  aBracket,
  beats,
  pairings,
  playedOut,
  sizes,
} from '#tests/support/competitions/brackets/brackets.ts';

const cases: [string, Asked, Omit<Parameters<typeof oraclePairings>[0], 'count'>, number][] = [
  ['a single elimination', { format: 'single' }, { type: 'single_elimination' }, 2],
  [
    'a match for third place',
    { format: 'single', thirdPlace: true },
    { type: 'single_elimination', thirdPlace: true },
    4,
  ],
  ['a double elimination', { format: 'double', grandFinal: 'simple' }, { type: 'double_elimination' }, 3],
  [
    'a double elimination with a reset',
    { format: 'double', grandFinal: 'reset' },
    { type: 'double_elimination', grandFinal: 'double' },
    3,
  ],
  [
    'a double elimination without a grand final',
    { format: 'double', grandFinal: 'none' },
    { type: 'double_elimination', grandFinal: 'none' },
    3,
  ],
];

for (const [name, asked, wish, least] of cases) {
  it(`pairs ${name} as an independent engine does`, async () => {
    for (const count of sizes.filter((size) => size >= least)) {
      const wins = (a: string, b: string) => beats(a, b, count);
      const ours = pairings(playedOut(aBracket(count, asked), wins));
      expect(ours, `${count} entrants`).toEqual(await oraclePairings({ count, ...wish }, wins));
    }
  });
}
