import type { Team, TeamCard } from '#shared/teams/schemas.ts';
import type { StoredTeam } from '../ports/teams.ts';

/** A team as people see it. */
export const toTeam = ({ facts, ...team }: StoredTeam): Team => ({
  ...facts,
  teamId: team.teamId,
  version: team.version,
  slug: team.slug,
  status: team.status,
  memberCount: team.memberCount,
  ...(team.organizationId && { organizationId: team.organizationId }),
  createdAt: team.createdAt,
  updatedAt: team.updatedAt,
});

/** The part that lists show; the contract drops what else there is. */
export const toCard = (team: StoredTeam): TeamCard => toTeam(team);
