import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { SeasonCard, SeasonGroup } from '#shared/competitions/seasons/schemas.ts';
import { following, type PublicCard } from '#shared/events/following/contract.ts';
import type { TeamCard } from '#shared/teams/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';

/** How many communities' events are read at a time. */
const atATime = 20;

/** The search parameter with the number of communities read. */
export const askedName = 'communities';

/** How many communities an address asks for. */
export const askedIn = (search: URLSearchParams): number =>
  Math.max(atATime, Math.ceil((Number(search.get(askedName)) || 0) / atATime) * atATime);

/** The next number to read; undefined once all were read. */
export const askMore = (asked: number, count: number): number | undefined =>
  count > asked ? asked + atATime : undefined;

/** A community's event or season with the community's name. */
export interface OfTeam<Thing> {
  readonly teamName: string;
  readonly thing: Thing;
}

type Named = Pick<TeamCard, 'teamId' | 'name'>;

/** The public events of the communities, soonest first. Communities that cannot be read are left out. */
export async function eventsOf(teams: readonly Named[], signal: AbortSignal): Promise<readonly OfTeam<PublicCard>[]> {
  const lists = await Promise.all(
    teams.map(async ({ teamId, name: teamName }) => {
      const { events } = await operations(following)
        .listTeamEvents({ teamId, when: 'upcoming', limit: 5 }, { signal })
        .catch(() => ({ events: [] }));
      return events.map((thing) => ({ teamName, thing }));
    }),
  );
  return lists.flat().toSorted((a, b) => a.thing.startsAt.localeCompare(b.thing.startsAt));
}

export interface AllSeasons {
  readonly seasons: readonly OfTeam<SeasonCard>[];
  readonly groups: readonly OfTeam<SeasonGroup>[];
}

/** The public seasons of the communities, latest first, and their groups. */
export async function seasonsOf(teams: readonly Named[], signal: AbortSignal): Promise<AllSeasons> {
  const lists = await Promise.all(
    teams.map(async ({ teamId, name: teamName }) => {
      const { seasons, groups } = await operations(seasonsContract)
        .listSeasons({ teamId }, { signal })
        .catch(() => ({ seasons: [], groups: [] }));
      return {
        seasons: seasons.map((thing) => ({ teamName, thing })),
        groups: groups.map((thing) => ({ teamName, thing })),
      };
    }),
  );
  const seasons = lists.flatMap((list) => list.seasons);
  return {
    seasons: seasons.toSorted((a, b) => b.thing.startDate.localeCompare(a.thing.startDate)),
    groups: lists.flatMap((list) => list.groups),
  };
}
