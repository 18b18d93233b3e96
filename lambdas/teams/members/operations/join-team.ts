import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { teamEntitlements } from '#shared/payments/entitlements.ts';
import type { teamMembers } from '#shared/teams/members/contract.ts';
import type { CodeReader } from '../../details/code-reader.ts';
import type { TeamStore } from '../../details/store.ts';
import { roomFor } from '../../ports/room-for.ts';
import { findTeamFor, type StoredTeam } from '../../ports/teams.ts';
import type { RosterStore, Way } from '../member-store.ts';
import { isLastingDecline } from '../request-rules.ts';
import type { RequestStore } from '../request-store.ts';

type Operations = (typeof teamMembers)['operations'];

interface Parts {
  readonly teams: Pick<TeamStore, 'find'>;
  readonly roster: RosterStore;
  readonly requests: RequestStore;
}

/** A member stays one; a waiting person goes on waiting. */
export async function joinTeam(
  { teamId, answers }: Parsed<Operations['joinTeam']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['joinTeam']>> {
  const { userId } = actorOf(caller);
  const found = await findTeamFor({ userId, teamId }, parts.teams, parts.roster);
  if (!found) throw new Problem('team.notFound');
  const { team, membership } = found;
  if (membership) return { teamId, outcome: 'member' };
  if (team.status !== 'active') throw new Problem('team.archived');
  if (team.joinPolicy === 'request') return ask(team, { userId, said: answers, now: caller.now }, parts.requests);
  if (team.joinPolicy !== 'open') throw new Problem('team.joinClosed');
  await comeIn(team, userId, { by: 'policy', policy: 'open' }, caller.now, parts);
  return { teamId, outcome: 'member' };
}

async function ask(
  team: StoredTeam,
  { userId, said, now }: { userId: string; said: readonly string[]; now: Date },
  requests: RequestStore,
): Promise<Output<Operations['joinTeam']>> {
  const { teamId } = team;
  const earlier = await requests.find({ userId, teamId });
  if (earlier && isLastingDecline(earlier, now)) throw new Problem('team.askedLately');
  const request = {
    userId,
    teamId,
    status: 'requested' as const,
    answers: answersOf(team, said),
    askedAt: now.toISOString(),
  };
  await requests.ask(team, request, now);
  return { teamId, outcome: 'requested' };
}

/** What was said, each beside what it answers; what was left empty is left out. */
const answersOf = ({ facts: { joinQuestions } }: StoredTeam, said: readonly string[]) =>
  said.flatMap((answer, index) => (answer === '' ? [] : [{ question: joinQuestions[index] ?? '', answer }]));

export async function joinTeamByCode(
  { code }: Parsed<Operations['joinTeamByCode']>,
  caller: Caller,
  { codes, ...parts }: Parts & { codes: CodeReader },
): Promise<Output<Operations['joinTeamByCode']>> {
  const { userId } = actorOf(caller);
  const teamId = await codes.find(code);
  const team = teamId && (await parts.teams.find(teamId));
  if (!team || !isOpenByCode(team, code, caller.now)) throw new Problem('team.codeInvalid');
  if (!(await parts.roster.find({ userId, teamId: team.teamId })))
    await comeIn(team, userId, { by: 'code' }, caller.now, parts);
  return { teamId: team.teamId, outcome: 'member' };
}

const isOpenByCode = ({ status, joinPolicy, joinCode, codeUntil }: StoredTeam, code: string, now: Date) =>
  status === 'active' && joinPolicy !== 'closed' && joinCode === code && (!codeUntil || codeUntil > now.toISOString());

/** For people who may not join this way, or not any more. */
const noWay = {
  policy: 'team.joinClosed',
  answer: 'team.joinClosed',
  code: 'team.codeInvalid',
  invite: 'team.inviteInvalid',
  guardian: 'team.inviteInvalid',
} as const;

/** Comes on the roster, or says by the team as it is now why not. */
export async function comeIn(
  team: StoredTeam,
  userId: string,
  way: Way,
  now: Date,
  { teams, roster }: Pick<Parts, 'teams' | 'roster'>,
): Promise<void> {
  const { teamId } = team;
  const joined = await roster.join(team, userId, way, now);
  if (joined === 'gone') throw new Problem('user.notFound');
  if (joined !== 'refused') return;
  const current = await teams.find(teamId);
  if (!current) throw new Problem('team.notFound');
  if (current.status !== 'active') throw new Problem('team.archived');
  // The team made room meanwhile, which the write did not know of.
  if (current.memberLimit !== team.memberLimit || current.plan !== team.plan)
    return comeIn(current, userId, way, now, { teams, roster });
  if (current.memberCount >= roomFor(current)) throw noRoom(current, way);
  throw new Problem(noWay[way.by]);
}

/** Who lets others in hears what their plan has to do with it; who comes only that there is no room. */
function noRoom({ memberCount, plan }: StoredTeam, { by }: Way): Problem {
  if (by !== 'answer' || memberCount < teamEntitlements(plan).members) return new Problem('team.full');
  return new Problem('team.membersOfPlan', { plan: plan ?? 'rookie' });
}
