import type { schedules } from '#shared/competitions/schedules/contract.ts';
import { receiptOf } from '#shared/competitions/schedules/receipt.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { Memberships } from '../../../kernel/memberships.ts';
import { actorOf, type Caller } from '../../../kernel/serve.ts';
import { isVisible, permissionsFor, type TeamReader } from '../../../kernel/teams.ts';
import { matchIdOf } from '../../division-game.ts';
import type { GameReader } from '../../games/game-store.ts';
import { publicSeason } from '../../public-season.ts';
import { meetTeam } from '../../seasons/season-sight.ts';
import { receiptView } from '../desk-view.ts';
import { inputOfDesk } from '../input-of-desk.ts';
import { captainsOf, type Desk, peopleOf, readDesk, type ScheduleSources } from '../season-desk.ts';

type Operations = (typeof schedules)['operations'];

export interface Teams {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly memberships: Pick<Memberships, 'find'>;
}

export async function getSchedule(
  { seasonId }: Parsed<Operations['getSchedule']>,
  { now }: Caller,
  sources: ScheduleSources & Pick<Teams, 'teams'> & { readonly matches: Pick<GameReader, 'listMatchesBySeason'> },
): Promise<Output<Operations['getSchedule']>> {
  await publicSeason(seasonId, sources.seasons, sources.teams);
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
    squads: squads.map(({ squadId, divisionId, name }) => ({ squadId, divisionId, name })),
    places: schedule.plan?.places ?? [],
    matches: (published?.matches ?? []).map(({ locked, ...match }) => {
      const matchId = matchIdOf(seasonId, match.key);
      return { ...match, matchId, score: scores.get(matchId) };
    }),
    receipt: receiptOfPublished(desk, now),
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
  { seasons, teams, memberships }: Pick<ScheduleSources, 'seasons'> & Teams,
): Promise<Output<Operations['getMySchedule']>> {
  const { userId } = actorOf(caller);
  const [season, squads] = await Promise.all([seasons.find(seasonId), seasons.squadsOf(seasonId)]);
  if (!season) throw new Problem('season.notFound');
  const { team, membership, umbrella } = await meetTeam(season.teamId, userId, { teams, memberships });
  const mine = squads.filter((squad) => peopleOf(squad).includes(userId));
  const { seasonGroupId } = season.facts;
  const may = permissionsFor({ membership, umbrella }, { thing: 'season', seasonGroupId });
  const maySchedule = may.includes('publishSchedule');
  const maySee = team && isVisible(team, membership ?? umbrella) && (season.status !== 'draft' || maySchedule);
  if (!maySee && mine.length === 0) throw new Problem('season.notFound');
  return {
    squadIds: mine.map(({ squadId }) => squadId),
    captainOf: mine.filter((squad) => captainsOf(squad).includes(userId)).map(({ squadId }) => squadId),
    maySchedule,
  };
}
