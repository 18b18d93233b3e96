import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { umbrellaOver } from '#lambdas/teams/ports/membership-reader.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import { isVisible, permissionsFor, type StoredTeam, type TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import { seesRoster } from '#shared/teams/members/sees-roster.ts';
import type { TeamPermission } from '#shared/teams/permissions.ts';
import { keepsSeason, type SeasonReader, type StoredSeason } from '../season-reader.ts';
import type { HasPlace } from './place-in-season.ts';

export interface SightParts {
  readonly seasons: Pick<SeasonReader, 'find'>;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly memberships: Pick<Memberships, 'find'>;
  readonly accounts: AccountReader;
  readonly hasPlace: HasPlace;
}

/** A season as a caller meets it. */
export interface Sight {
  readonly season: StoredSeason;
  readonly team: StoredTeam;
  readonly isMember: boolean;
  /** Whether they may see its team as well. */
  readonly seesTeam: boolean;
  /** Whether the members of its team are listed to them. */
  readonly listsMembers: boolean;
  readonly may: readonly TeamPermission[];
  /** Whether they lead it or its registrations. */
  readonly isOrganiser: boolean;
}

/** @throws {Problem} season.notFound where they must not learn that it exists */
export async function seeSeason(seasonId: string, userId: string | undefined, parts: SightParts): Promise<Sight> {
  const season = await parts.seasons.find(seasonId);
  if (!season) throw new Problem('season.notFound');
  const { team, membership, umbrella } = await meetTeam(season.teamId, userId, parts);
  const { seasonGroupId } = season.facts;
  const may = permissionsFor({ membership, umbrella }, { thing: 'season', seasonGroupId });
  const isOrganiser = keepsSeason(may);
  if (!team || (season.status === 'draft' && !isOrganiser)) throw new Problem('season.notFound');
  const seesTeam = isVisible(team, membership ?? umbrella);
  if (!seesTeam && !(await hasPlaceIn(season, userId, parts))) throw new Problem('season.notFound');
  const listsMembers = userId !== undefined && seesTeam && seesRoster(team.facts, membership?.roles);
  return { season, team, isMember: membership !== undefined, seesTeam, listsMembers, may, isOrganiser };
}

const hasPlaceIn = async (season: StoredSeason, userId: string | undefined, { hasPlace }: SightParts) =>
  userId !== undefined && (await hasPlace(userId, season));

/** A team with the caller's roles in it and in its organisation, whether or not they may see it. */
export async function meetTeam(
  teamId: string,
  userId: string | undefined,
  { teams, memberships }: Pick<SightParts, 'teams' | 'memberships'>,
) {
  const [team, membership] = await Promise.all([
    teams.find(teamId),
    userId === undefined ? undefined : memberships.find({ userId, teamId }),
  ]);
  const umbrella = team && userId !== undefined ? await umbrellaOver(userId, team, memberships) : undefined;
  return { team, membership, umbrella };
}
