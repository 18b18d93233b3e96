import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import type { ShownLine } from '#shared/competitions/statistics/player-line.ts';
import type { NamingParts } from '../games/named-game.ts';
import type { LineReader, SideLines } from './line-store.ts';
import { type Looking, playersSeen, type SeenParts } from './players-seen.ts';

export interface LineParts extends SeenParts, NamingParts {
  readonly lines: LineReader;
}

/** What is entered of the matches that a game has now. */
export async function linesOfMatches(
  { gameId }: Pick<Game, 'gameId'>,
  matches: readonly { readonly matchId: string }[],
  { lines }: { readonly lines: LineReader },
): Promise<SideLines[]> {
  const counted = new Set(matches.map(({ matchId }) => matchId));
  return (await lines.ofGame(gameId)).filter(({ matchId }) => counted.has(matchId));
}

/** What players did, limited to players that the reader may know. Account ids are left out. */
export async function shownLines(
  game: Game,
  sides: readonly SideLines[],
  looking: Looking,
  parts: LineParts,
): Promise<ShownLine[]> {
  if (sides.length === 0) return [];
  const { sees, sight } = await playersSeen(game, looking, parts);
  const seen = sides.flatMap(({ lines, ...side }) =>
    lines.filter(({ personId }) => sees(side.entrantId, personId)).map((line) => ({ ...side, ...line })),
  );
  const names = await parts.naming.of(
    seen.map(({ personId }) => personId),
    sight,
  );
  const keys = new Map<string, string>();
  return seen.map(({ entrantId, matchId, personId, counts }) => {
    const player = `${entrantId} ${personId}`;
    const playerKey = keys.get(player) ?? `p${keys.size + 1}`;
    keys.set(player, playerKey);
    return { playerKey, name: names.get(personId)?.name || formerPlayer, entrantId, matchId, counts };
  });
}
