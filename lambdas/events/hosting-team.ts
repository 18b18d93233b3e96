import { Problem } from '#shared/contract/errors.ts';
import type { FindTeamHost } from '../kernel/team-standings.ts';
import type { TeamReader } from '../kernel/teams.ts';
import type { StoredEvent } from './stored-event.ts';

type Hosted = Pick<StoredEvent, 'hostingTeam' | 'teamName'>;

/** Communities as far as events are put under them. */
export interface HostingTeams extends Pick<TeamReader, 'find'> {
  readonly mayHost: FindTeamHost;
}

/**
 * The community of an event with what it is called now. One that the event is of already may stay, whoever changes the
 * rest.
 * @throws {Problem} access.denied where the caller neither manages its events nor may host some, team.archived,
 * request.invalid where it is for the people of none
 */
export async function hostedBy(
  { hostingTeam, visibility, eligibility }: Hosted & Pick<StoredEvent, 'visibility' | 'eligibility'>,
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
  if (!hostingTeam) return { hostingTeam: undefined, teamName: undefined };
  const team = await find(hostingTeam);
  if (hostingTeam === before?.hostingTeam) return { hostingTeam, teamName: team?.facts.name ?? before.teamName };
  if (!team || !(await mayHost(userId, hostingTeam))) throw new Problem('access.denied');
  if (team.status !== 'active') throw new Problem('team.archived');
  return { hostingTeam, teamName: team.facts.name };
}
