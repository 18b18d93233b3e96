import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { schedules } from '#shared/competitions/schedules/contract.ts';
import { receiptOf } from '#shared/competitions/schedules/receipt/receipt.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { matchIdOf } from '../../games/division-game.ts';
import type { GameReader } from '../../games/game-store.ts';
import { type SeenParts, seenSeason } from '../../seasons/sight/visible-season.ts';
import { receiptView } from '../desk-view.ts';
import { inputOfDesk } from '../input-of-desk.ts';
import { captainsOf, type Desk, peopleOf, readDesk, type ScheduleSources } from '../season-desk.ts';

type Operations = (typeof schedules)['operations'];

export async function getSchedule(
  { seasonId }: Parsed<Operations['getSchedule']>,
  { userId, now }: { readonly userId: string | undefined; readonly now: Date },
  sources: ScheduleSources & SeenParts & { readonly matches: Pick<GameReader, 'listMatchesBySeason'> },
): Promise<Output<Operations['getSchedule']>> {
  await seenSeason(seasonId, userId, sources);
  const [desk, played] = await Promise.all([
    readDesk(seasonId, sources),
    sources.matches.listMatchesBySeason(seasonId),
  ]);
  const scores = new Map(played.map(({ matchId, score }) => [matchId, score]));
  const { season, squads, schedule, published } = desk;
  const { label, timeZone, divisions } = season.facts;
  return {
    seasonId,
    label,
    timeZone,
    number: schedule.number,
    publishedAt: schedule.publishedAt,
    divisions: divisions.map(({ divisionId, name }) => ({ divisionId, name })),
    squads: squads.map(({ squadId, divisionId, name, logo }) => ({ squadId, divisionId, name, ...(logo && { logo }) })),
    places: schedule.plan?.places ?? [],
    matches: (published?.matches ?? []).map(({ locked, ...match }) => {
      const matchId = matchIdOf(seasonId, match.key);
      return { ...match, matchId, score: scores.get(matchId) };
    }),
    receipt: receiptOfPublished(desk, now),
    isOver: !isEditable(season.status),
  };
}

function receiptOfPublished(desk: Desk, now: Date) {
  const { published } = desk;
  if (!published) return undefined;
  try {
    return receiptView(receiptOf(inputOfDesk(desk, now), published.matches));
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

export async function getMySchedule(
  { seasonId }: Parsed<Operations['getMySchedule']>,
  caller: Caller,
  { seasons, inSeason }: Pick<ScheduleSources, 'seasons'> & Pick<SeenParts, 'inSeason'>,
): Promise<Output<Operations['getMySchedule']>> {
  const { userId } = actorOf(caller);
  const [may, squads] = await Promise.all([inSeason(userId, seasonId), seasons.squadsOf(seasonId)]);
  const mine = squads.filter((squad) => peopleOf(squad).includes(userId));
  if (!may && mine.length === 0) throw new Problem('season.notFound');
  return {
    squadIds: mine.map(({ squadId }) => squadId),
    captainOf: mine.filter((squad) => captainsOf(squad).includes(userId)).map(({ squadId }) => squadId),
    maySchedule: may?.includes('publishSchedule') === true,
  };
}
