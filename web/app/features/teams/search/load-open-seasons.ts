import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Answer } from '#shared/contract/operation.ts';
import { teams } from '#shared/teams/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { LookedForTeams } from './teams-query.ts';

type Community = Answer<typeof teams.operations.findTeams>['teams'][number];

/** A season that takes registrations, and its community. */
export interface OpenSeason {
  readonly season: Answer<typeof seasonsContract.operations.listOpenSeasons>['seasons'][number];
  readonly team: Pick<Community, 'colours' | 'photoId'>;
}

interface Around {
  readonly lat: number;
  readonly lng: number;
}

/** The open seasons of the communities around a spot, whatever kind they are; the page does without where it cannot be read. */
export async function loadOpenSeasons(
  spot: Around,
  { radius: radiusMiles, sport }: Pick<LookedForTeams, 'radius' | 'sport'>,
  signal: AbortSignal,
): Promise<readonly OpenSeason[]> {
  const at = { lat: Number(spot.lat.toFixed(2)), lng: Number(spot.lng.toFixed(2)) };
  try {
    const found = await operations(teams).findTeams({ ...at, radiusMiles, sport }, { signal });
    const byId = new Map(found.teams.map((team) => [team.teamId, team]));
    if (byId.size === 0) return [];
    const { seasons } = await operations(seasonsContract).listOpenSeasons({ teamIds: [...byId.keys()] }, { signal });
    return seasons.map((season) => ({ season, team: byId.get(season.teamId) ?? {} }));
  } catch {
    return [];
  }
}
