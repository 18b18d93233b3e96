import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Cursors } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamMembers } from '#shared/teams/members/contract.ts';
import { seesRoster } from '#shared/teams/members/sees-roster.ts';
import { leads, permissionsOf } from '#shared/teams/permissions.ts';
import type { TeamStore } from '../../details/store.ts';
import { findTeamFor } from '../../ports/teams.ts';
import type { RosterStore } from '../member-store.ts';
import type { RequestStore } from '../request-store.ts';

type Operations = (typeof teamMembers)['operations'];

interface Parts {
  readonly teams: Pick<TeamStore, 'find'>;
  readonly roster: RosterStore;
  readonly dependantsOf: DependantsOf;
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly requests: Pick<RequestStore, 'list'>;
  readonly naming: Pick<Naming, 'of'>;
}

export async function listTeamMembers(
  { teamId, cursor }: Parsed<Operations['listTeamMembers']>,
  caller: Caller,
  { teams, roster, dependantsOf, naming, accounts, requests }: Parts,
  cursors: Cursors,
): Promise<Output<Operations['listTeamMembers']>> {
  const { userId } = actorOf(caller);
  const found = await findTeamFor({ userId, teamId }, teams, { ...roster, dependantsOf });
  if (!found) throw new Problem('team.notFound');
  const { team, membership: own, isGuardian } = found;
  // An organisation sees its private teams, and who is in them is the teams' own.
  if (!own && !isGuardian && team.facts.visibility === 'private') throw new Problem('team.notFound');
  if (!seesRoster(team.facts, isGuardian ? [] : own?.roles)) throw new Problem('access.denied');
  const { members, next } = await roster.page(teamId, cursor && (await cursors.read(cursor)));
  const letsIn = !cursor && own && permissionsOf(own.roles).includes('manageMembers');
  const [names, asking] = await Promise.all([
    naming.of(
      members.map((member) => member.userId),
      { userId, now: caller.now, needs: leads(own?.roles), shares: own !== undefined },
    ),
    letsIn ? listTeamRequests({ teamId }, requests, accounts) : {},
  ]);
  return {
    ...asking,
    members: members.map((member) => {
      const named = names.get(member.userId);
      return {
        displayName: named?.name ?? '',
        roles: [...member.roles],
        ...(named?.isSupporter && { isSupporter: true }),
        ...(own && { userId: member.userId, since: member.since, grants: [...(member.grants ?? [])] }),
      };
    }),
    ...(next && { nextCursor: await cursors.write(next) }),
  };
}

export async function listTeamRequests(
  { teamId }: Parsed<Operations['listTeamRequests']>,
  requests: Pick<RequestStore, 'list'>,
  accounts: Pick<AccountReader, 'list'>,
): Promise<Output<Operations['listTeamRequests']>> {
  const waiting = await requests.list(teamId);
  const names = await namesOf(waiting, accounts);
  return {
    requests: waiting.flatMap(({ userId, answers, askedAt }) => {
      const displayName = names.get(userId);
      return displayName === undefined ? [] : [{ userId, displayName, answers, askedAt }];
    }),
  };
}

async function namesOf(people: readonly { userId: string }[], accounts: Pick<AccountReader, 'list'>) {
  const found = await accounts.list(people.map(({ userId }) => userId));
  return new Map(found.map(({ userId, displayName = '' }) => [userId, displayName]));
}
