import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Competition } from '#shared/competitions/standings/competition.ts';
import { Ruleset, tieBreakers } from '#shared/competitions/standings/ruleset.ts';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { competitionOf } from '#tests/support/competitions/standings.ts';
import { tableByMatrix } from '#tests/support/competitions/standings-oracle.ts';

const ids = ['A', 'B', 'C', 'D', 'E', 'F'];
const score = fc.integer({ min: 0, max: 3 });
const match = fc
  .tuple(fc.subarray(ids, { minLength: 2, maxLength: 2 }), fc.boolean(), score, score)
  .map(([[a = '', b = ''], turned, x, y]) => (turned ? `${b}-${a} ${x}-${y}` : `${a}-${b} ${x}-${y}`));
const season = fc.array(match, { minLength: 1, maxLength: 24 }).map((matches) => matches.join(','));
const rules = fc.record({
  basis: fc.constantFrom(...Ruleset.shape.basis.options),
  multiwayMode: fc.constantFrom('restart' as const, 'continue' as const, 'h2h_two_only' as const),
  tieBreakers: fc.shuffledSubarray([...tieBreakers], { maxLength: 8 }),
});
const allTeams = ids.map((id) => ({ entrantId: id, name: `Team ${id}`, status: 'in' as const }));
const of = (text: string, more: Partial<Competition> = {}) =>
  competitionOf(text, { entrants: allTeams, lotsSeed: 'x', ...more });
const placesOf = (competition: Competition) =>
  standingsOf(competition).rows.map(({ rank, entrantId, points, trace }) => ({
    rank,
    entrantId,
    points,
    steps: trace.map(({ by, groups }) => [by, groups]),
  }));
const runs = { numRuns: 60 };

it('is the same whatever order matches and teams come in, and whatever teams are called', () => {
  fc.assert(
    fc.property(season, rules, fc.infiniteStream(fc.integer()), (text, ruleset, keys) => {
      const plain = of(text, { ruleset: { ...standingsTemplates.soccer, ...ruleset } });
      const mixed = <One>(all: readonly One[]) =>
        all
          .map((one) => [keys.next().value as number, one] as const)
          .sort(([a], [b]) => a - b)
          .map(([, one]) => one);
      const entrants = mixed(allTeams).map((one, index) => ({ ...one, name: `N${index}` }));
      expect(placesOf({ ...plain, entrants, results: mixed(plain.results) })).toEqual(placesOf(plain));
    }),
    runs,
  );
});

it('has everyone once, in ranks that skip as many as share one, and is decided wherever lots are drawn', () => {
  fc.assert(
    fc.property(season, rules, (text, ruleset) => {
      const { rows } = standingsOf(of(text, { ruleset: { ...standingsTemplates.soccer, ...ruleset } }));
      expect(rows.map(({ entrantId }) => entrantId).sort()).toEqual(ids);
      for (const [index, { rank, isShared }] of rows.entries())
        expect(rank).toBe(isShared && rows[index - 1]?.rank === rank ? rank : index + 1);
      const isDrawn = ruleset.tieBreakers.includes('draw_of_lots');
      if (isDrawn) expect(rows.map(({ isShared }) => isShared)).toEqual(Array(6).fill(false));
    }),
    runs,
  );
});

it('gives out three points for a win and two for a draw, and no goal is lost', () => {
  fc.assert(
    fc.property(season, (text) => {
      const competition = of(text);
      const { rows } = standingsOf(competition);
      const sum = (value: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + value(row), 0);
      const drawn = competition.results.filter(({ score: { home, away } }) => home === away).length;
      expect(sum(({ points }) => points)).toBe(3 * competition.results.length - drawn);
      expect(sum(({ diff }) => diff)).toBe(0);
      expect(sum(({ played }) => played)).toBe(2 * competition.results.length);
    }),
    runs,
  );
});

it('never puts a player lower for a match that they won instead', () => {
  fc.assert(
    fc.property(season, fc.nat(), (text, chosen) => {
      const before = of(text);
      const at = chosen % before.results.length;
      const winner = before.results[at]?.homeId;
      const results = before.results.map((one, index) =>
        index === at ? { ...one, score: { home: 4, away: 0 } } : one,
      );
      const rankIn = (competition: Competition) =>
        standingsOf(competition).rows.find(({ entrantId }) => entrantId === winner)?.rank ?? 0;
      const won = (before.results[at]?.score.home ?? 0) > (before.results[at]?.score.away ?? 0);
      if (!won) expect(rankIn({ ...before, results })).toBeLessThanOrEqual(rankIn(before));
    }),
    runs,
  );
});

it('agrees with a table that is made another way', () => {
  fc.assert(
    fc.property(season, fc.shuffledSubarray(['h2h_points', 'diff', 'for'] as const), (text, chain) => {
      const competition = of(text, { ruleset: { ...standingsTemplates.soccer, tieBreakers: chain } });
      const groups = [...Map.groupBy(standingsOf(competition).rows, ({ rank }) => rank).values()];
      const keys = chain.map((by) => (by === 'h2h_points' ? 'h2h' : by));
      expect(groups.map((group) => group.map(({ entrantId }) => entrantId).sort())).toEqual(
        tableByMatrix(ids, competition.results, keys),
      );
    }),
    { numRuns: 200 },
  );
});
