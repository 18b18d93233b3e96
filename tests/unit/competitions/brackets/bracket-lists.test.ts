import { expect, it } from 'vitest';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import * as lists from '#tests/support/competitions/brackets/bracket-lists.ts';
import { type Asked, aBracket, beats, playedOut, sizes } from '#tests/support/competitions/brackets/brackets.ts';

type Wins = (a: string, b: string) => boolean;
const byPart = ({ part }: BracketMatch) => part;
const byPlace = ({ forPlace = 1 }: BracketMatch) => String(forPlace);

const cases: [string, Asked, (count: number, wins: Wins) => string[], (match: BracketMatch) => string, number[]][] = [
  ['matches for every place', { format: 'single', placementDepth: 'all' }, lists.placements, byPlace, sizes],
  ['a consolation of first losers', { format: 'consolation' }, lists.firstLosers, byPart, sizes],
  ['a consolation that takes in', { format: 'consolation', consolation: 'feed_in' }, lists.feedIn, byPart, sizes],
  ['rounds seeded anew', { format: 'single', reseedEachRound: true }, lists.reseeded, byPart, sizes],
  ['a page playoff', { format: 'page_playoff' }, (_, wins) => lists.pagePlayoff(wins), byPart, [4]],
  ['a stepladder', { format: 'ladder_step' }, lists.stepladder, byPart, sizes],
  ['a round robin', { format: 'round_robin_final' }, lists.allEntrants, byPart, sizes.filter((size) => size <= 33)],
];

for (const [name, asked, played, keyOf, counts] of cases) {
  it(`pairs ${name} as lists of names do`, () => {
    for (const count of counts) {
      const wins = (a: string, b: string) => beats(a, b, count);
      const ours = readBracket(playedOut(aBracket(count, asked), wins))
        .matches.filter(({ record }) => record)
        .map((match) => `${keyOf(match)}: ${[...(match.record?.entrantIds ?? [])].sort().join(' ')}`);
      expect(ours.sort(), `${count} entrants`).toEqual(played(count, wins));
    }
  });
}

it('sets no one in two matches of one round of a round robin', () => {
  for (const count of sizes.filter((size) => size <= 33)) {
    const rounds = Map.groupBy(
      readBracket(aBracket(count, { format: 'round_robin_final' })).matches,
      ({ round }) => round,
    );
    for (const matches of rounds.values()) {
      const ids = matches.flatMap(({ slots }) => slots.map((slot) => (slot.slotState === 'set' ? slot.entrantId : '')));
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
});
