import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamMembers } from '#shared/teams/members/contract.ts';
import { judgeRemoval, judgeRoles } from '#shared/teams/members/granting.ts';
import { grantsWithin } from '#shared/teams/members/grants.ts';
import type { TeamRole } from '#shared/teams/permissions.ts';
import type { TeamStore } from '../../details/store.ts';
import type { Membership } from '../../ports/membership-reader.ts';
import type { StoredTeam } from '../../ports/teams.ts';
import type { RosterStore } from '../member-store.ts';
import type { RequestStore } from '../request-store.ts';

type Operations = (typeof teamMembers)['operations'];

interface Parts {
  readonly teams: Pick<TeamStore, 'find'>;
  readonly roster: RosterStore;
}

export async function leaveTeam(
  { teamId }: Parsed<Operations['leaveTeam']>,
  caller: Caller,
  { teams, roster, requests }: Parts & { requests: RequestStore },
): Promise<Output<Operations['leaveTeam']>> {
  const { userId } = actorOf(caller);
  const [team, member] = await Promise.all([teams.find(teamId), roster.find({ userId, teamId })]);
  if (team && !member && (await requests.withdraw({ userId, teamId }))) return {};
  if (!team || !member) throw new Problem('team.notFound');
  const left = await roster.leave(team, member, caller.now);
  if (left === 'owner') throw new Problem('team.owner');
  // Another member changed their roles or a file of theirs in the meantime: they leave as what they are now.
  if (left === 'changed' && (await roster.find({ userId, teamId })))
    throw new Problem('server.busy', { retryAfterSeconds: 1 });
  return {};
}

export async function removeTeamMember(
  { teamId, userId }: Parsed<Operations['removeTeamMember']>,
  caller: Caller,
  { teams, roster }: Parts,
): Promise<Output<Operations['removeTeamMember']>> {
  const { team, by, target } = await readBoth(teamId, actorOf(caller).userId, userId, { teams, roster });
  refuse(judgeRemoval(by.roles, target.roles));
  if (target.userId === by.userId) throw new Problem('access.denied');
  const left = await roster.leave(team, target, caller.now, { by });
  if (left !== 'left') throw new Problem(left === 'owner' ? 'team.owner' : 'record.changed');
  return {};
}

export async function changeTeamRoles(
  { teamId, userId, roles }: Parsed<Operations['changeTeamRoles']>,
  caller: Caller,
  { accounts, ...parts }: Parts & { accounts: Pick<AccountReader, 'find'> },
): Promise<Output<Operations['changeTeamRoles']>> {
  const { team, by, target } = await readBoth(teamId, actorOf(caller).userId, userId, parts);
  const after = [...new Set(roles)] as TeamRole[];
  refuse(judgeRoles({ by: by.roles, before: target.roles, after, isOneself: by.userId === userId }));
  const grants = grantsWithin(after, target.grants ?? []);
  const saved = await parts.roster.saveRoles(team, target, { roles: after, grants }, by, caller.now);
  if (saved === 'adminsOfPlan') throw new Problem('team.adminsOfPlan', { plan: team.plan ?? 'rookie' });
  if (saved === 'changed') throw new Problem('record.changed');
  const account = await accounts.find(userId);
  return { userId, displayName: account?.displayName ?? '', roles: after, grants: [...grants], since: target.since };
}

/** Besides their roles, also to themselves: who else could give it to the owner? */
export async function grantInTeam(
  { teamId, userId, grants }: Parsed<Operations['grantInTeam']>,
  caller: Caller,
  { accounts, ...parts }: Parts & { accounts: Pick<AccountReader, 'find'> },
): Promise<Output<Operations['grantInTeam']>> {
  const { team, by, target } = await readBoth(teamId, actorOf(caller).userId, userId, parts);
  const given = grantsWithin(target.roles, grants);
  if (new Set(grants).size > given.length) throw new Problem('team.grantUnfit');
  const { roles, since } = target;
  if ((await parts.roster.saveRoles(team, target, { roles, grants: given }, by, caller.now)) !== 'saved')
    throw new Problem('record.changed');
  const account = await accounts.find(userId);
  return { userId, displayName: account?.displayName ?? '', roles: [...roles], grants: [...given], since };
}

function refuse(judged: ReturnType<typeof judgeRoles>): void {
  if (judged === 'denied') throw new Problem('access.denied');
  if (judged === 'owner') throw new Problem('team.owner');
}

interface Both {
  readonly team: StoredTeam;
  readonly by: Membership;
  readonly target: Membership;
}

async function readBoth(teamId: string, byId: string, userId: string, { teams, roster }: Parts): Promise<Both> {
  const [team, by, target] = await Promise.all([
    teams.find(teamId),
    roster.find({ userId: byId, teamId }),
    roster.find({ userId, teamId }),
  ]);
  if (!team) throw new Problem('team.notFound');
  if (!by) throw new Problem('access.denied');
  if (!target) throw new Problem('team.memberNotFound');
  return { team, by, target };
}
