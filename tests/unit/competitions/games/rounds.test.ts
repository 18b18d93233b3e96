import fc from 'fast-check';
import { expect, it } from 'vitest';
import { americanoRounds } from '#shared/competitions/games/rounds/americano.ts';
import { nextRound, planGame } from '#shared/competitions/games/rounds/plan-rounds.ts';
import type { Planned, PlannedMatch } from '#shared/competitions/games/rounds/planned-match.ts';
import { type GameFormat, GameSettings, type Match } from '#shared/competitions/games/schemas.ts';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';

const aGame = (format: GameFormat, count: number, settings = {}): Planned => ({
  format,
  entrants: Array.from({ length: count }, (_, index) => ({
    entrantId: `e${index}`,
    name: `Entrant ${index}`,
    kind: 'external',
    personIds: [],
    seed: index + 1,
    status: 'in',
  })),
  settings: GameSettings.parse(settings),
  ruleset: standingsTemplates.soccer,
  rounds: 0,
});

const idsOf = ({ sides }: Pick<PlannedMatch, 'sides'>) =>
  sides.flatMap(({ entrantId, partnerId }) => [entrantId, partnerId]).filter((id) => id !== undefined);

const isDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** Plays rounds until there are no more, the player who wins. */
function playOut(game: Planned, wins: (index: number) => 0 | 1, most: number): Match[] {
  let matches: Match[] = [];
  for (let rounds = 0; rounds < most; rounds += 1) {
    const plan = nextRound({ ...game, rounds }, matches);
    if ('refused' in plan) return matches;
    const made = plan.matches.map((match, index) => {
      const number = matches.length + index + 1;
      const isBye = match.sides.some(({ slotState }) => slotState === 'bye');
      const scores = wins(number) === 0 ? [1, 0] : [0, 1];
      return { ...match, number, status: isBye ? 'bye' : 'final', ...(!isBye && { score: { scores } }) };
    });
    matches = [...matches, ...(made as unknown as Match[])];
  }
  return matches;
}

const seeds = fc.array(fc.boolean(), { minLength: 64, maxLength: 64 });

it('has no one in two matches of one round, whatever the format', () => {
  const formats = ['round_robin', 'pools', 'rotating_partners', 'free_for_all'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...formats), fc.integer({ min: 4, max: 24 }), (format, count) => {
      const plan = planGame(aGame(format, count, { pools: 2, courts: 8 }));
      if (!('matches' in plan)) throw new Error(plan.refused);
      const rounds = [...Map.groupBy(plan.matches, ({ round }) => round).values()];
      expect(rounds.every((matches) => isDistinct(matches.flatMap(idsOf)))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('gives everyone each partner once at most, and the same rest within two rounds', () => {
  for (let count = 4; count <= 25; count += 1) {
    const ids = Array.from({ length: count }, (_, index) => `e${index}`);
    const rounds = americanoRounds(ids, 32);
    const pairs = rounds.flatMap((fours) => fours.flatMap((four) => four.map((pair) => [...pair].sort().join())));
    expect(isDistinct(pairs)).toBe(true);
    const played = ids.map((id) => rounds.filter((fours) => fours.flat(2).includes(id)).length);
    expect(Math.max(...played) - Math.min(...played)).toBeLessThanOrEqual(2);
  }
});

it('meets no one twice in Swiss rounds, and gives no one two byes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 17 }), seeds, (count, luck) => {
      const matches = playOut(aGame('swiss', count), (number) => (luck[number % 64] ? 0 : 1), 5);
      const met = matches.map((match) => idsOf(match).sort().join());
      expect(isDistinct(met)).toBe(true);
      expect(matches.length).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
});

it('keeps everyone in play on the courts of kings: the winner of the highest court stays on it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 13 }), fc.integer({ min: 1, max: 4 }), seeds, (count, courts, luck) => {
      const wins = (number: number) => (luck[number % 64] ? 0 : 1);
      const matches = playOut(aGame('king_of_court', count, { courts }), wins, 6);
      const rounds = [...Map.groupBy(matches, ({ round }) => round).values()];
      expect(rounds.length).toBe(6);
      expect(rounds.every((played) => isDistinct(played.flatMap(idsOf)))).toBe(true);
      rounds.slice(1).forEach((played, index) => {
        const top = rounds[index]?.[0];
        const king = top?.sides[top.score?.scores[0] === 1 ? 0 : 1].entrantId;
        expect(idsOf(played[0] as Match)).toContain(king);
      });
    }),
    { numRuns: 40 },
  );
});

it('makes each step of a ladder of challenges within reach, and climbs', () => {
  const matches = playOut(aGame('ladder', 6, { reach: 2 }), () => 1, 3);
  expect(matches.filter(({ round }) => round === 1).map(idsOf)).toEqual([
    ['e0', 'e1'],
    ['e2', 'e3'],
    ['e4', 'e5'],
  ]);
  expect(matches.every((match) => isDistinct(idsOf(match)))).toBe(true);
});

it('says what it lacks', () => {
  expect(planGame(aGame('swiss', 3))).toEqual({ refused: 'game.tooFewEntrants' });
  expect(planGame(aGame('single_match', 3))).toEqual({ refused: 'game.entrantUnknown' });
  expect(planGame(aGame('round_robin', 64, { meetings: 2 }))).toEqual({ refused: 'game.tooManyMatches' });
});
