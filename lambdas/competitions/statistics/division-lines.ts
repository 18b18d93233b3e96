import type { Game } from '#shared/competitions/games/schemas.ts';
import { divisionGameId } from '../games/division-game.ts';
import type { GameReader } from '../games/game-store.ts';
import { linesOfPlayoff } from '../playoffs/playoff-lines.ts';
import type { PlayoffReader } from '../playoffs/playoff-reader.ts';
import type { LineReader, SideLines } from './line-store.ts';
import { linesOfMatches } from './shown-lines.ts';

export interface DivisionParts {
  readonly lines: LineReader;
  readonly games: Pick<GameReader, 'find' | 'listMatches'>;
  readonly playoffs: PlayoffReader;
  /** The playoff that was made from a game. */
  readonly playoffOf: (gameId: string) => Promise<string | undefined>;
}

interface DivisionLines {
  readonly game: Game;
  readonly sides: readonly SideLines[];
}

/** What is entered of all matches of a division and of its playoff; undefined before its schedule is published. */
export async function linesOfDivision(
  seasonId: string,
  divisionId: string,
  parts: DivisionParts,
): Promise<DivisionLines | undefined> {
  const game = await parts.games.find(divisionGameId(seasonId, divisionId));
  if (!game) return undefined;
  const [played, cup] = await Promise.all([
    parts.games.listMatches(game).then((matches) => linesOfMatches(game, matches, parts)),
    linesOfItsPlayoff(game.gameId, parts),
  ]);
  return { game, sides: [...played, ...cup] };
}

async function linesOfItsPlayoff(gameId: string, parts: DivisionParts): Promise<SideLines[]> {
  const playoffId = await parts.playoffOf(gameId);
  const playoff = playoffId === undefined ? undefined : await parts.playoffs.find(playoffId);
  return playoff ? linesOfPlayoff(playoff, parts) : [];
}
