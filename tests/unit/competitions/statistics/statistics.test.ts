import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formulaValue } from '#shared/competitions/statistics/formula.ts';
import { faultOfLines, lessThanScore, mergeLines } from '#shared/competitions/statistics/judge-lines.ts';
import { byStatistic, figureWords, leadersOf } from '#shared/competitions/statistics/leaders.ts';
import type { Statistic } from '#shared/competitions/statistics/statistic.ts';
import { Acronym, type Counts } from '#shared/competitions/statistics/statistic.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { gameTypes } from '#shared/places/game-types.ts';

const all = gameTypes.map(({ gameTypeId }) => [gameTypeId, statisticsFor(gameTypeId)] as const);
const some = all.filter(([, statistics]) => statistics.length > 0);
const [goals, assists] = statisticsFor('soccer') as [Statistic, Statistic];
const average = statisticsFor('softball').find(({ acronym }) => acronym === 'AVG')!;
const terms = { statistics: statisticsFor('soccer'), score: 3, players: ['ann', 'bo'] };

it.each(some)(
  'counts what %s counts, under acronyms of its own, with formulas over what is entered',
  (_, statistics) => {
    const acronyms = statistics.map(({ acronym }) => acronym);
    expect(new Set(acronyms).size).toBe(acronyms.length);
    expect(acronyms.filter((one) => !Acronym.safeParse(one).success)).toEqual([]);
    const ones = Object.fromEntries(statistics.filter(({ formula }) => !formula).map(({ acronym }) => [acronym, 1]));
    const inFormulas = statistics.flatMap(({ formula = '' }) => formula.match(/[A-Z]+/g) ?? []);
    expect(inFormulas.filter((acronym) => !(acronym in ones))).toEqual([]);
    for (const { formula } of statistics) if (formula) expect(formulaValue(formula, ones)).toBeGreaterThan(0);
  },
);

it('says where players make less than their side has, and nothing while nothing that makes a score is counted', () => {
  const statistics = statisticsFor('soccer');
  const counted = (counts: Record<string, number>) => [{ counts }];
  const words = 'Goals: the players have 2 together, and their side has 3.';
  expect(lessThanScore(counted({ G: 2 }), statistics, 3)).toBe(words);
  expect(lessThanScore(counted({ G: 3 }), statistics, 3)).toBeUndefined();
  expect(lessThanScore(counted({ A: 2 }), statistics, 3)).toBeUndefined();
});

it('works formulas out as arithmetic does, and says nothing where nothing divides', () => {
  const counts = { A: 6, B: 3, C: 2 };
  expect(formulaValue('A - B - C', counts)).toBe(1);
  expect(formulaValue('A + B * C', counts)).toBe(12);
  expect(formulaValue('(A + B) * C / 3', counts)).toBe(6);
  expect(formulaValue('A / D', counts)).toBeUndefined();
  for (const broken of ['', 'A +', '(A', 'A B', 'A ^ B', '1 + )'])
    expect(() => formulaValue(broken, counts)).toThrow('Not a formula');
});

it('takes lines of players who are there and of what is counted, up to the score', () => {
  const fault = (...lines: [string, Counts][]) =>
    faultOfLines(
      lines.map(([personId, counts]) => ({ personId, counts })),
      terms,
    );
  expect(fault(['ann', { G: 2, YC: 1 }], ['bo', { G: 1, A: 2 }])).toBeUndefined();
  expect(fault(['ann', { G: 2 }], ['bo', { G: 2 }])).toBe('Goals: the players have 4 together, and their side has 3.');
  expect(fault(['cy', { G: 1 }])).toBe('A player is not on this team.');
  expect(fault(['ann', { G: 1 }], ['ann', { A: 1 }])).toBe('A player is listed twice.');
  expect(fault(['ann', { PTS: 1 }])).toBe('PTS is not counted in this sport.');
});

it('keeps the lines of those who are not named, and none of who did nothing', () => {
  const before = [
    { personId: 'ann', counts: { G: 1 } },
    { personId: 'bo', counts: { G: 2 } },
  ];
  const said = [
    { personId: 'bo', counts: { G: 0 } },
    { personId: 'cy', counts: { A: 1, G: 0 } },
  ];
  expect(mergeLines(before, said)).toEqual([before[0], { personId: 'cy', counts: { A: 1 } }]);
});

it('keeps the player who only played, and lets so many guests play as are allowed', () => {
  const cy = { personId: 'cy', counts: {}, played: true, guest: true };
  expect(mergeLines([], [cy, { personId: 'ann', counts: { G: 0 }, played: false }])).toEqual([cy]);
  const fault = (allowed: number) => faultOfLines([cy], { ...terms, guests: { allowed, personIds: ['cy'] } });
  expect(fault(1)).toBeUndefined();
  expect(fault(0)).toBe('No guest may play in this match.');
});

it('adds matches up, and puts first who has most', () => {
  const line = (playerKey: string, name: string, counts: Counts) => ({
    playerKey,
    name,
    counts,
    entrantId: 'e1',
    matchId: 'm',
  });
  const lines = [line('1', 'Ann', { G: 1 }), line('2', 'Bo', { G: 3, A: 1 }), line('1', 'Ann', { A: 4, G: 1 })];
  const leaders = leadersOf(lines);
  expect(leaders.find(({ name }) => name === 'Ann')).toMatchObject({ matches: 2, counts: { G: 2, A: 4 } });
  expect(byStatistic(goals, leaders).map(({ name }) => name)).toEqual(['Bo', 'Ann']);
  expect(byStatistic(assists, leaders).map(({ name }) => name)).toEqual(['Ann', 'Bo']);
});

it('comes to the same whatever the order of the matches', () => {
  const line = fc.record({ playerKey: fc.constantFrom('1', '2'), counts: fc.record({ G: fc.nat(9), A: fc.nat(9) }) });
  const toLine = (one: { playerKey: string; counts: Counts }) => ({
    ...one,
    name: one.playerKey,
    entrantId: 'e',
    matchId: 'm',
  });
  const totals = (lines: { playerKey: string; counts: Counts }[]) => byStatistic(goals, leadersOf(lines.map(toLine)));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(totals(lines.toReversed())).toEqual(totals(lines));
    }),
  );
});

it('writes averages with three digits, and a dash where there is none', () => {
  expect(figureWords(average, { H: 1, AB: 3 })).toBe('0.333');
  expect(figureWords(average, { H: 0 })).toBe('–');
  expect(figureWords(goals, {})).toBe('0');
});
