import { pairsWords } from '../games/scoring/score-words.ts';
import type { GameScore } from './bracket.ts';

type Pair = readonly [number, number];

/** The pairs of numbers that a match was played in: its sets where they are known, otherwise each of its games. */
export const playedPairs = (games: readonly GameScore[]): readonly Pair[] =>
  games.flatMap(({ scores, sets }): readonly Pair[] => sets ?? [scores]);

/** `11–7, 9–11, 11–8`; `3–1` of a match with one pair of numbers. */
export const gamesWords = (games: readonly GameScore[]): string => pairsWords(playedPairs(games));

/** The same where a match was played in sets or games, whose number alone says little. */
export const partsWords = (games: readonly GameScore[]): string | undefined =>
  games.length > 1 || games[0]?.sets ? gamesWords(games) : undefined;
