import type { ExternalTeam, ExternalTeamCard } from '#shared/teams/external/schemas.ts';
import type { StoredExternalTeam } from '../ports/external/external-teams.ts';
import type { StoredTeam } from '../ports/teams.ts';

/** The public part: nothing of how it is reached. */
export function toExternalCard(external: StoredExternalTeam, lister: StoredTeam): ExternalTeamCard {
  const { externalTeamId, teamId, status, claimedTeamId, details } = external;
  const { name, photoId, city } = details;
  return { externalTeamId, teamId, teamName: lister.facts.name, status, name, photoId, city, claimedTeamId };
}

/** What those see who listed it; `claiming` is the team that claims it. */
export function toExternal(external: StoredExternalTeam, claiming?: StoredTeam): ExternalTeam {
  const { externalTeamId, teamId, version, status, details, claim, claimedTeamId, createdAt } = external;
  return {
    ...details,
    externalTeamId,
    teamId,
    version,
    status,
    claimedTeamId,
    createdAt,
    ...(claim && { claim: { teamId: claim.teamId, teamName: claiming?.facts.name ?? '', at: claim.at } }),
  };
}
