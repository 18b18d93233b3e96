import type { FindTeamHost } from '#lambdas/teams/ports/team-standings.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { StoredEvent } from './stored-event.ts';

type Hosted = Pick<StoredEvent, 'hostingTeam' | 'hostingSquad' | 'teamName'>;

/** Communities as far as events are put under them. */
export interface HostingTeams extends Pick<TeamReader, 'find'> {
  readonly mayHost: FindTeamHost;
}

/**
 * The community of an event with what it is called now, and its squad. What the event is of already may stay, no matter who
 * changes the rest.
 * @throws {Problem} access.denied where the caller neither manages its events nor may host some, team.archived,
 * request.invalid where it is for the people of none
 */
export async function hostedBy(
  { hostingTeam, hostingSquad, visibility, eligibility }: Hosted & Pick<StoredEvent, 'visibility' | 'eligibility'>,
  before: Hosted | undefined,
  userId: string,
  { find, mayHost }: HostingTeams,
): Promise<Hosted> {
  if (!hostingTeam && visibility === 'community')
    throw new Problem('request.invalid', { fields: { visibility: 'Choose the community that hosts it first.' } });
  if (!hostingTeam && eligibility?.membersOnly)
    throw new Problem('request.invalid', {
      fields: { 'eligibility.membersOnly': 'Choose the community that hosts it first.' },
    });
  if (!hostingTeam) return { hostingTeam: undefined, hostingSquad: undefined, teamName: undefined };
  const team = await find(hostingTeam);
  const teamName = team?.facts.name ?? before?.teamName;
  if (isSame(before, { hostingTeam, hostingSquad })) return { hostingTeam, hostingSquad, teamName };
  if (!team || !(await mayHost(userId, hostingTeam, hostingSquad))) throw new Problem('access.denied');
  if (team.status !== 'active') throw new Problem('team.archived');
  return { hostingTeam, hostingSquad, teamName };
}

type Owned = Pick<Hosted, 'hostingTeam' | 'hostingSquad'>;

const isSame = (before: Owned | undefined, { hostingTeam, hostingSquad }: Owned) =>
  hostingTeam === before?.hostingTeam && hostingSquad === before?.hostingSquad;
