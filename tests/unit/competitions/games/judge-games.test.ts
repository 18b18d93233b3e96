import { expect, it } from 'vitest';
import { judgeScore } from '#shared/competitions/games/scoring/judge-score.ts';
import type { ScoreEntry } from '#shared/competitions/games/scoring/scoring.ts';
import { scoringTemplates } from '#shared/competitions/games/scoring/scoring-templates.ts';

it.each([
  ['the part that is wrong', [[11, 10]], 'Game 1: it is won by 2.'],
  ['what wins the match', [[11, 4]], '2 games win the match.'],
  [
    'when the match was over',
    [
      [11, 4],
      [11, 4],
      [4, 11],
    ],
    'The match was over after 2 games.',
  ],
  ['that scores are missing', [], 'Enter the score of each game.'],
])('says %s in the words of a sport that is won by games', (_, sets, fault) => {
  const rules = { scoring: scoringTemplates.pickleball11, ruleset: { forfeitScore: { for: 0, against: 0 } }, sides: 2 };
  const entry: ScoreEntry = { resultType: 'regular', sets: sets.map(([a = 0, b = 0]): [number, number] => [a, b]) };
  expect(judgeScore(entry, { ...rules, part: 'Game' })).toMatchObject({ fault });
});
