import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import type { TeamSheets } from '#lambdas/teams/ports/roster/team-sheets.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { InvitableCommunity } from '#shared/events/invitations/community-invitation-contract.ts';
import { type InviteeRule, isNamed, mayInviteBy } from '#shared/events/invitations/invitee-rule.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import type { StoredEvent } from '../../details/stored-event.ts';

/** What it takes to know who is in a community. */
export interface Rosters {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly memberships: Pick<Memberships, 'find' | 'ofTeam'>;
  readonly sheets: TeamSheets;
}

/** The rules by which a member may invite people of the community that hosts an event; undefined where it is none of theirs. */
export async function inviterIn(
  { hostingTeam: teamId }: Pick<StoredEvent, 'hostingTeam'>,
  userId: string,
  { teams, memberships }: Pick<Rosters, 'teams'> & { readonly memberships: Pick<Memberships, 'find'> },
): Promise<((whom: InviteeRule) => boolean) | undefined> {
  if (!teamId) return undefined;
  const [team, membership] = await Promise.all([teams.find(teamId), memberships.find({ userId, teamId })]);
  if (!team || !membership) return undefined;
  const { roles, details } = membership;
  return (whom) => mayInviteBy(whom, { roles, facts: team.facts, own: details?.squadIds });
}

/** Squads and tags that a person may invite by, with how many people of each are asked for things. */
export async function invitableCommunity(
  event: StoredEvent,
  userId: string,
  rosters: Rosters,
): Promise<InvitableCommunity | undefined> {
  const { hostingTeam: teamId } = event;
  const may = await inviterIn(event, userId, rosters);
  if (!may || !teamId) return undefined;
  const [members, { sheet }] = await Promise.all([rosters.memberships.ofTeam(teamId), rosters.sheets.find(teamId)]);
  const asked = members
    .filter((one) => !one.pausedAt && one.userId !== userId)
    .map(({ details = noDetails }) => details);
  const countOf = (whom: InviteeRule) => asked.filter((details) => isNamed(whom, details)).length;
  const squads = sheet.squads.flatMap(({ squadId, name }) => {
    const whom: InviteeRule = { rule: 'squads', squadIds: [squadId] };
    return may(whom) ? [{ squadId, name, people: countOf(whom) }] : [];
  });
  const known = [...new Set(asked.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
  const tags = known.flatMap((tag) => {
    const whom: InviteeRule = { rule: 'tags', tags: [tag] };
    return may(whom) ? [{ tag, people: countOf(whom) }] : [];
  });
  const mayAll = may({ rule: 'all' });
  if (!mayAll && squads.length === 0) return undefined;
  return { ...(mayAll && { everybody: asked.length }), squads, tags };
}
