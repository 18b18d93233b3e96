import type { games } from '#shared/competitions/games/contract.ts';
import { leadersOf } from '#shared/competitions/statistics/leaders.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { seeSeason } from '../../seasons/sight/season-sight.ts';
import { type DivisionParts, linesOfDivision } from '../division-lines.ts';
import { type LineParts, shownLines } from '../shown-lines.ts';

type Operations = (typeof games)['operations'];

/** Who did what in all matches of a division and in its playoff; none before its schedule is published. */
export async function listSeasonLeaders(
  { seasonId, divisionId }: Parsed<Operations['listSeasonLeaders']>,
  { userId, now }: { readonly userId: string | undefined; readonly now: Date },
  parts: LineParts & DivisionParts,
): Promise<Output<Operations['listSeasonLeaders']>> {
  const { isOrganiser: runs } = await seeSeason(seasonId, userId, parts);
  const found = await linesOfDivision(seasonId, divisionId, parts);
  if (!found) return { leaders: [] };
  return { leaders: leadersOf(await shownLines(found.game, found.sides, { userId, runs, now }, parts)) };
}
