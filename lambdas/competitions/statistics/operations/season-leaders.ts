import type { games } from '#shared/competitions/games/contract.ts';
import { leadersOf } from '#shared/competitions/statistics/leaders.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { divisionGameId } from '../../division-game.ts';
import type { GameReader } from '../../games/game-store.ts';
import { seeSeason } from '../../seasons/season-sight.ts';
import { type LineParts, shownLines } from '../shown-lines.ts';

type Operations = (typeof games)['operations'];

interface Parts extends LineParts {
  readonly games: Pick<GameReader, 'find' | 'listMatches'>;
}

/** Who did what in all matches of a division; nobody before its schedule is published. */
export async function listSeasonLeaders(
  { seasonId, divisionId }: Parsed<Operations['listSeasonLeaders']>,
  { userId, now }: { readonly userId: string | undefined; readonly now: Date },
  parts: Parts,
): Promise<Output<Operations['listSeasonLeaders']>> {
  const { isOrganiser: runs } = await seeSeason(seasonId, userId, parts);
  const game = await parts.games.find(divisionGameId(seasonId, divisionId));
  if (!game) return { leaders: [] };
  const lines = await shownLines(game, await parts.games.listMatches(game), { userId, runs, now }, parts);
  return { leaders: leadersOf(lines) };
}
