import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { judgeRemoval } from '#shared/teams/members/granting.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import type { RosterStore } from '../../members/member-store.ts';
import type { TeamReader } from '../../ports/teams.ts';

type BarPerson = (typeof teamRoster)['operations']['barPerson'];

interface Parts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly roster: RosterStore;
}

/** A member who may remove another may also ban them, but not themselves. */
export async function barPerson(
  { teamId, userId, banned }: Parsed<BarPerson>,
  caller: Caller,
  { teams, roster }: Parts,
): Promise<Output<BarPerson>> {
  const byId = actorOf(caller).userId;
  const [team, by, member] = await Promise.all([
    teams.find(teamId),
    roster.find({ userId: byId, teamId }),
    roster.find({ userId, teamId }),
  ]);
  if (!team) throw new Problem('team.notFound');
  if (!by || byId === userId) throw new Problem('access.denied');
  if (!banned) {
    await roster.pardon({ userId, teamId });
    return {};
  }
  const key = { userId, teamId };
  refuse(judgeRemoval(by.roles, member?.roles ?? []));
  refuse(
    member
      ? await roster.leave(team, member, caller.now, { by, isForGood: true })
      : await roster.bar(key, by, caller.now),
  );
  return {};
}

const refusals = { owner: 'team.owner', denied: 'access.denied', changed: 'record.changed' } as const;

function refuse(what: keyof typeof refusals | 'allowed' | 'left'): void {
  if (what in refusals) throw new Problem(refusals[what as keyof typeof refusals]);
}
