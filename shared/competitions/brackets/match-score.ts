import { winsNeeded } from './best-of.ts';
import type { GameScore, MatchRecord, Side } from './bracket.ts';

/** Who won a game; undefined in a draw that nothing decided. */
function gameWinner({ scores: [a, b], winner }: GameScore): Side | undefined {
  if (winner !== undefined) return winner;
  if (a === b) return undefined;
  return a > b ? 0 : 1;
}

/** Games won by each side. */
export const gamesWon = (games: readonly GameScore[]): [number, number] => {
  const winners = games.map(gameWinner);
  return [winners.filter((side) => side === 0).length, winners.filter((side) => side === 1).length];
};

/** Who won by what was recorded, if that decides it. */
export function recordWinner({ games, forfeitedBy }: MatchRecord, mostGames: number): Side | undefined {
  if (forfeitedBy !== undefined) return forfeitedBy === 0 ? 1 : 0;
  const [a, b] = gamesWon(games);
  const needed = winsNeeded(mostGames);
  if (a >= needed) return 0;
  return b >= needed ? 1 : undefined;
}

/** What is wrong with the games of a match: draws do not exist in an elimination, and a match ends when it is won. */
export function scoreFault(games: readonly GameScore[], mostGames: number): 'draw' | 'too_many_games' | undefined {
  if (games.some((game) => gameWinner(game) === undefined)) return 'draw';
  const before = gamesWon(games.slice(0, -1));
  return Math.max(...before) >= winsNeeded(mostGames) ? 'too_many_games' : undefined;
}
