import { expect, it } from 'vitest';
import { judgeScore } from '#shared/competitions/games/scoring/judge-score.ts';
import type { ScoreEntry } from '#shared/competitions/games/scoring/scoring.ts';
import { type ScoringName, scoringTemplates } from '#shared/competitions/games/scoring/scoring-templates.ts';

const judge = (name: ScoringName, entry: Partial<ScoreEntry>, forfeitScore = { for: 3, against: 0 }) =>
  judgeScore(
    { resultType: 'regular', ...entry },
    { scoring: scoringTemplates[name], ruleset: { forfeitScore }, sides: entry.scores?.length ?? 2 },
  );
const isPossible = (name: ScoringName, ...sets: [number, number][]) => 'score' in judge(name, { sets });

it('takes sets that are won by the rules of their sport, and no others', () => {
  const possible: [ScoringName, [number, number][]][] = [
    [
      'pickleball11',
      [
        [11, 9],
        [10, 12],
        [13, 11],
      ],
    ],
    ['pickleball15', [[15, 4]]],
    ['pickleball21', [[22, 20]]],
    [
      'volleyball',
      [
        [25, 20],
        [23, 25],
        [27, 25],
        [19, 25],
        [15, 13],
      ],
    ],
    [
      'tennis',
      [
        [6, 4],
        [6, 7],
        [7, 5],
      ],
    ],
    [
      'tennisMatchTieBreak',
      [
        [6, 4],
        [4, 6],
        [12, 10],
      ],
    ],
    [
      'badminton',
      [
        [30, 29],
        [21, 19],
      ],
    ],
  ];
  const impossible: [ScoringName, [number, number][]][] = [
    [
      'pickleball11',
      [
        [11, 10],
        [11, 3],
      ],
    ],
    [
      'pickleball11',
      [
        [13, 10],
        [11, 3],
      ],
    ],
    [
      'volleyball',
      [
        [25, 20],
        [25, 20],
      ],
    ],
    [
      'volleyball',
      [
        [25, 20],
        [25, 20],
        [25, 20],
        [25, 20],
      ],
    ],
    [
      'tennis',
      [
        [6, 5],
        [6, 0],
      ],
    ],
    [
      'tennis',
      [
        [7, 4],
        [6, 0],
      ],
    ],
    [
      'tennis',
      [
        [8, 6],
        [6, 0],
      ],
    ],
    [
      'tennisMatchTieBreak',
      [
        [6, 4],
        [4, 6],
        [7, 5],
      ],
    ],
    [
      'badminton',
      [
        [31, 29],
        [21, 3],
      ],
    ],
  ];
  expect(possible.filter(([name, sets]) => !isPossible(name, ...sets))).toEqual([]);
  expect(impossible.filter(([name, sets]) => isPossible(name, ...sets))).toEqual([]);
});

it('knows where draws, overtime and shootouts are possible', () => {
  expect(judge('soccer', { scores: [1, 1] })).toMatchObject({ score: { scores: [1, 1] } });
  expect(judge('soccer', { scores: [100, 1] })).toEqual({ fault: 'No side can have more than 99.' });
  expect(judge('basketball', { scores: [70, 70] })).toEqual({ fault: 'There are no draws in this game.' });
  expect(judge('hockey', { scores: [2, 2], resultType: 'shootout', winner: 1 })).toMatchObject({
    score: { winner: 1 },
  });
  expect(judge('basketball', { scores: [70, 70], resultType: 'shootout', winner: 1 })).toEqual({
    fault: 'There are no shootouts in this game.',
  });
  expect(judge('americano', { scores: [13, 10] })).toEqual({ fault: 'Both sides share 24 points.' });
});

it('records a forfeit as the rules of the game say, sets to zero', () => {
  const forfeit = { resultType: 'forfeit', forfeitedBy: 0 } as const;
  expect(judge('basketball', forfeit, { for: 20, against: 0 })).toMatchObject({ score: { scores: [0, 20] } });
  expect(judge('pickleball11', forfeit)).toMatchObject({
    score: {
      scores: [0, 2],
      sets: [
        [0, 11],
        [0, 11],
      ],
    },
  });
  expect(judge('soccer', { resultType: 'forfeit', forfeitedBy: 'both' })).toMatchObject({ score: { scores: [0, 0] } });
  expect(judge('soccer', { resultType: 'forfeit', scores: [3, 0] })).toEqual({ fault: 'Choose who forfeited.' });
});

it('keeps what was played of an abandoned match', () => {
  expect(
    judge('tennis', {
      resultType: 'abandoned',
      sets: [
        [6, 4],
        [2, 1],
      ],
    }),
  ).toMatchObject({ score: { scores: [1, 0] } });
});

it('names the set that cannot be, and where it was over', () => {
  const sets = (...played: [number, number][]) => ({ sets: played });
  expect(judge('volleyball3', sets([25, 20], [20, 25], [25, 13]))).toEqual({
    fault: 'Set 3: it was over at 15–13.',
    set: 2,
  });
  expect(judge('tennis', sets([4, 7], [6, 0]))).toEqual({ fault: 'Set 1: it was over at 6–4.', set: 0 });
  expect(judge('pickleball11', sets([11, 9]))).toEqual({ fault: '2 sets win the match.', set: 1 });
  expect(judge('tennis', sets([6, 1], [6, 1], [6, 1]))).toEqual({ fault: 'The match was over after 2 sets.', set: 2 });
});

it('says one set of a match that one set decides', () => {
  const one = { for: 3, against: 0 };
  const single = (...played: [number, number][]) =>
    judgeScore(
      { resultType: 'regular', sets: played },
      { scoring: { ...scoringTemplates.tennis, bestOf: 1 }, ruleset: { forfeitScore: one }, sides: 2 },
    );
  expect(single([6, 1], [6, 1])).toEqual({ fault: 'The match was over after 1 set.', set: 1 });
});
