import type { games } from '#shared/competitions/games/contract.ts';
import { leadersOf } from '#shared/competitions/statistics/leaders.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { divisionGameId } from '../../division-game.ts';
import type { GameReader } from '../../games/game-store.ts';
import { linesOfPlayoff } from '../../playoffs/playoff-lines.ts';
import type { PlayoffReader } from '../../playoffs/playoff-reader.ts';
import { seeSeason } from '../../seasons/season-sight.ts';
import type { SideLines } from '../line-store.ts';
import { type LineParts, linesOfMatches, shownLines } from '../shown-lines.ts';

type Operations = (typeof games)['operations'];

interface Parts extends LineParts {
  readonly games: Pick<GameReader, 'find' | 'listMatches'>;
  readonly playoffs: PlayoffReader;
  /** The playoff that was made from a game. */
  readonly playoffOf: (gameId: string) => Promise<string | undefined>;
}

/** Who did what in all matches of a division and in its playoff; nobody before its schedule is published. */
export async function listSeasonLeaders(
  { seasonId, divisionId }: Parsed<Operations['listSeasonLeaders']>,
  { userId, now }: { readonly userId: string | undefined; readonly now: Date },
  parts: Parts,
): Promise<Output<Operations['listSeasonLeaders']>> {
  const { isOrganiser: runs } = await seeSeason(seasonId, userId, parts);
  const game = await parts.games.find(divisionGameId(seasonId, divisionId));
  if (!game) return { leaders: [] };
  const [played, cup] = await Promise.all([
    parts.games.listMatches(game).then((matches) => linesOfMatches(game, matches, parts)),
    linesOfItsPlayoff(game.gameId, parts),
  ]);
  return { leaders: leadersOf(await shownLines(game, [...played, ...cup], { userId, runs, now }, parts)) };
}

async function linesOfItsPlayoff(gameId: string, parts: Parts): Promise<SideLines[]> {
  const playoffId = await parts.playoffOf(gameId);
  const playoff = playoffId === undefined ? undefined : await parts.playoffs.find(playoffId);
  return playoff ? linesOfPlayoff(playoff, parts) : [];
}
