import type { GameScore } from '#shared/competitions/brackets/bracket.ts';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { isNumber } from '../../games/offline/typed-entry.ts';

/** What was typed for one game, by side, and who won where the numbers do not say it. */
export interface Typed {
  readonly scores: readonly [string, string];
  readonly winner: '' | '0' | '1';
}

/** Both sides have as much, so that somebody has to say who won. */
export const isLevel = ({ scores: [a, b] }: Typed): boolean => isNumber(a) && isNumber(b) && Number(a) === Number(b);

/** The first game that cannot be sent as it is: the first of all has to be there, and none is left out before another. */
export function faultyGame(typed: readonly Typed[]): number | undefined {
  const last = typed.findLastIndex(({ scores }) => scores.some((text) => text !== ''));
  const at = typed
    .slice(0, Math.max(1, last + 1))
    .findIndex((game) => !game.scores.every(isNumber) || (isLevel(game) && game.winner === ''));
  return at < 0 ? undefined : at;
}

/** The games that both numbers were given of, up to the first without. */
export function gamesOf(typed: readonly Typed[]): GameScore[] {
  const end = typed.findIndex(({ scores }) => !scores.every(isNumber));
  return typed.slice(0, end < 0 ? undefined : end).map((game) => {
    const [a, b] = game.scores;
    const won =
      isLevel(game) && game.winner !== '' ? { winner: game.winner === '0' ? (0 as const) : (1 as const) } : {};
    return { scores: [Number(a), Number(b)], ...won };
  });
}

/** A line for each game that may be played, filled with what is recorded. */
export const typedOf = ({ bestOf, record }: Pick<BracketMatch, 'bestOf' | 'record'>): Typed[] =>
  Array.from({ length: bestOf }, (_, at) => {
    const game = record?.games[at];
    if (!game) return { scores: ['', ''], winner: '' };
    const { scores, winner } = game;
    return {
      scores: [String(scores[0]), String(scores[1])],
      winner: winner === undefined ? '' : winner === 0 ? '0' : '1',
    };
  });
