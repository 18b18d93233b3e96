import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Competition } from '#shared/competitions/standings/competition.ts';
import { fieldOf } from '#shared/competitions/standings/field.ts';
import { everyEnding } from '#shared/competitions/standings/marks/every-ending.ts';
import { flowVerdict, winRaceOf } from '#shared/competitions/standings/marks/flow.ts';
import { mostWins } from '#shared/competitions/standings/marks/max-flow.ts';
import { raceOf } from '#shared/competitions/standings/marks/race.ts';
import { supposing } from '#shared/competitions/standings/marks/what-if.ts';
import type { Ruleset } from '#shared/competitions/standings/ruleset.ts';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { competitionOf, entrantsOf } from '#tests/support/competitions/standings.ts';

const marks = (competition: Competition) =>
  Object.fromEntries(
    standingsOf(competition).rows.map(({ name, mark }) => [name, `${mark?.status} ${mark?.certainty}`]),
  );

describe('who is through and who is out of it', () => {
  it('is not said without places, or without what is still to come', () => {
    const { open: _, ...rest } = competitionOf('A-B 1-0');
    expect(standingsOf({ ...rest, places: 1 }).rows[0]?.mark).toBeUndefined();
    expect(standingsOf(competitionOf('A-B 1-0')).rows[0]?.mark).toBeUndefined();
  });

  it('is what the table says once everything is played', () => {
    expect(marks(competitionOf('A-B 1-0', { places: 1 }))).toEqual({ A: 'clinched exact', B: 'eliminated exact' });
  });

  it('stays open between teams that nothing separates', () => {
    const level = competitionOf('A-B 1-1', { places: 1, ruleset: { tieBreakers: [] } });
    expect(marks(level)).toEqual({ A: 'in exact', B: 'in exact' });
  });

  it('sees that a match between two rivals must give one of them points', () => {
    // C has 4 and one match left. A and B have 6 each and meet: one of them will have 9.
    const text = 'A-C 1-0, A-D 1-0, B-C 2-1, B-D 2-0, C-D 1-0, D-C 1-1, A-B, C-D';
    expect(marks(competitionOf(text, { places: 1, ruleset: { drawsAllowed: false } }))).toMatchObject({
      C: 'eliminated exact',
    });
    expect(marks(competitionOf(text, { places: 1, ruleset: { tieBreakers: ['diff'] } }))).toMatchObject({
      C: 'out exact',
    });
  });

  it('counts what head-to-head has decided already', () => {
    // B can still come level with A, who won both of their matches.
    const text = 'A-B 1-0, B-A 0-1, A-C 1-0, C-A 1-0, B-C 2-0, C-B 0-1, C-B';
    expect(marks(competitionOf(text, { places: 1 }))).toMatchObject({ A: 'clinched exact' });
    expect(marks(competitionOf(text, { places: 1, ruleset: { tieBreakers: ['diff'] } }))).toMatchObject({
      A: 'in exact',
    });
  });

  it('is an estimate in the middle of a long season, and the same each time it is asked', () => {
    const rounds = Array.from({ length: 12 }, () => 'A-B, A-C, B-C, D-A, D-B, D-C').join(',');
    const season = competitionOf(`A-B 1-0, ${rounds}`, { places: 2 });
    const { rows } = standingsOf(season);
    expect(rows.map(({ mark }) => mark?.status).sort()).toEqual(['in', 'in', 'in', 'out']);
    expect(rows.reduce((sum, { mark }) => sum + (mark?.chance ?? 0), 0)).toBeCloseTo(2);
    expect(marks(season)).toEqual(marks(season));
    // Twelve points behind with 36 to come: no rule says no, a thousand seasons by lot do.
    const far = competitionOf(`${Array.from({ length: 30 }, () => 'A-B 1-0, C-D 1-0').join(',')}, ${rounds}`, {
      places: 2,
    });
    expect(marks(far)).toMatchObject({ A: 'clinched estimate', B: 'eliminated estimate' });
  });

  it('is estimated where points follow from scores, and exact for who has left', () => {
    const rules = { points: { ...standingsTemplates.soccer.points, shutoutBonus: 1 } };
    const open = Array.from({ length: 4 }, () => 'A-B, B-C, C-A').join(',');
    expect(standingsOf(competitionOf(open, { places: 1, ruleset: rules })).rows[0]?.mark?.chance).toBeGreaterThan(0);
    const entrants = entrantsOf('A B C').map((one) =>
      one.name === 'C' ? { ...one, status: 'withdrawn' as const } : one,
    );
    expect(marks(competitionOf('A-B, B-C', { places: 2, entrants }))).toMatchObject({ C: 'eliminated exact' });
  });
});

const ids = ['A', 'B', 'C', 'D', 'E'];
const pair = fc.subarray(ids, { minLength: 2, maxLength: 2 }).map(([a, b]) => `${a}-${b}`);
const played = fc.tuple(pair, fc.constantFrom('1-0', '0-1', '1-1')).map(([sides, score]) => `${sides} ${score}`);
const seasonOf = (open: number) =>
  fc
    .tuple(fc.array(played, { maxLength: 12 }), fc.array(pair, { minLength: 1, maxLength: open }))
    .map(([before, after]) => [...before, ...after].join(','));

/** Every ending one after the other, each as a whole table of points. */
function byHand(competition: Competition, place: number) {
  const { open = [], ruleset } = competition;
  const ends = ruleset.drawsAllowed
    ? ([
        [1, 0],
        [0, 1],
        [0, 0],
      ] as const)
    : ([
        [1, 0],
        [0, 1],
      ] as const);
  const found = new Map(ids.map((id) => [id, { reached: false, missed: false }]));
  for (let number = 0; number < ends.length ** open.length; number += 1) {
    const supposed = open.map(({ matchId }, index) => {
      const [home, away] = ends[Math.floor(number / ends.length ** index) % ends.length]!;
      return { matchId, home, away };
    });
    const { places: _, ...rest } = supposing(competition, supposed);
    const { rows } = standingsOf({ ...rest, ruleset: { ...ruleset, tieBreakers: [] } });
    for (const row of rows) {
      const others = rows.filter(({ entrantId }) => entrantId !== row.entrantId);
      const one = found.get(row.entrantId)!;
      if (others.filter(({ points }) => points > row.points).length < place) one.reached = true;
      if (others.filter(({ points }) => points >= row.points).length >= place) one.missed = true;
    }
  }
  return new Map(
    [...found].map(([id, { reached, missed }]) => [id, missed ? (reached ? 'open' : 'eliminated') : 'clinched']),
  );
}

const race = (text: string, ruleset: Partial<Ruleset>, places: number) => {
  const entrants = ids.map((id) => ({ entrantId: id, name: id, status: 'in' as const }));
  const competition = competitionOf(text, { entrants, places, ruleset });
  return { competition, race: raceOf(fieldOf(competition), ids, places)! };
};

it('says by points what every ending says', () => {
  fc.assert(
    fc.property(seasonOf(4), fc.integer({ min: 1, max: 4 }), fc.boolean(), (text, places, drawsAllowed) => {
      const tried = race(text, { drawsAllowed }, places);
      expect(everyEnding(tried.race)).toEqual(byHand(tried.competition, places));
    }),
    { numRuns: 40 },
  );
});

it('says by flow what every ending says, where each match has a winner', () => {
  fc.assert(
    fc.property(seasonOf(9), fc.integer({ min: 1, max: 4 }), (text, places) => {
      const tried = race(text, { drawsAllowed: false }, places);
      const wins = winRaceOf(tried.race)!;
      expect(new Map(ids.map((id) => [id, flowVerdict(id, wins)]))).toEqual(everyEnding(tried.race));
    }),
    { numRuns: 150 },
  );
});

it('never marks a player against what can still happen, tie-breakers included', () => {
  fc.assert(
    fc.property(seasonOf(3), fc.integer({ min: 1, max: 4 }), (text, places) => {
      const { competition } = race(text, { tieBreakers: ['h2h_points', 'diff', 'wins'] }, places);
      const said = marks(competition);
      const scores = competition.open!.map(({ matchId }, index) => ({
        matchId,
        home: (index * 7) % 5,
        away: (index * 3) % 4,
      }));
      for (const { entrantId, rank } of standingsOf(supposing(competition, scores)).rows) {
        if (said[entrantId] === 'clinched exact') expect(rank).toBeLessThanOrEqual(places);
        if (said[entrantId] === 'eliminated exact') expect(rank).toBeGreaterThan(places);
      }
    }),
    { numRuns: 60 },
  );
});

it('places as many matches as there is room for', () => {
  const pairs = [
    { a: 'A', b: 'B', count: 3 },
    { a: 'B', b: 'C', count: 2 },
  ];
  const room = (most: Record<string, number>) => mostWins(pairs, (id) => most[id] ?? 0);
  expect(room({ A: 1, B: 2, C: 2 })).toBe(5);
  expect(room({ A: 0, B: 2, C: 2 })).toBe(4);
  expect(room({ A: 3, B: 0, C: 0 })).toBe(3);
});

describe('supposing', () => {
  const season = competitionOf('A-B 1-0, B-C 2-0, C-A, A-B', { places: 1 });

  it('makes the table that would be, and leaves the real one alone', () => {
    const supposed = supposing(season, [{ matchId: 'm2', home: 4, away: 0 }]);
    expect(standingsOf(supposed).rows.find(({ name }) => name === 'C')).toMatchObject({ points: 3, diff: 2 });
    expect(supposed.open?.map(({ matchId }) => matchId)).toEqual(['m3']);
    expect(season.open).toHaveLength(2);
  });

  it('counts even where the table is of a day before', () => {
    const before = supposing({ ...season, asOf: '2027-03-02' }, [{ matchId: 'm3', home: 0, away: 1 }]);
    expect(standingsOf(before).rows.find(({ name }) => name === 'B')?.points).toBe(6);
  });

  it('changes nothing of a match that is over', () => {
    expect(supposing(season, [{ matchId: 'm0', home: 0, away: 9 }]).results).toEqual(season.results);
  });
});
