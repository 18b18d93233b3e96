import { randomBytes } from 'node:crypto';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { freshSignInMs } from '#shared/accounts/deletion/personal-parts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamMembers } from '#shared/teams/members/contract.ts';
import { codeFrom, codeLength } from '#shared/teams/members/join-code.ts';
import { offerDays } from '#shared/teams/members/ownership-operations.ts';
import { leavingOwner } from '../../deletion/queue.ts';
import type { TeamStore } from '../../details/store.ts';
import type { StoredTeam } from '../../ports/teams.ts';
import type { RosterStore } from '../member-store.ts';
import type { OwnershipStore } from '../ownership-store.ts';

type Operations = (typeof teamMembers)['operations'];

interface Parts {
  readonly teams: Pick<TeamStore, 'find'>;
  readonly roster: Pick<RosterStore, 'find'>;
  readonly ownership: OwnershipStore;
}

const dayMs = 24 * 60 * 60_000;
const later = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString();

/** Offered to another, the offer before is gone. */
export async function offerOwnership(
  { teamId, userId, isLeaving }: Parsed<Operations['offerOwnership']>,
  caller: Caller,
  { teams, roster, ownership, due }: Parts & { readonly due: Pick<DueIndex, 'schedule'> },
): Promise<Output<Operations['offerOwnership']>> {
  const actor = actorOf(caller);
  if (caller.now.getTime() - actor.signedInAt.getTime() > freshSignInMs) throw new Problem('signIn.tooOld');
  const [team, member] = await Promise.all([teams.find(teamId), roster.find({ userId, teamId })]);
  if (!team) throw new Problem('team.notFound');
  if (team.ownerId !== actor.userId || userId === actor.userId) throw new Problem('access.denied');
  const until = later(caller.now, offerDays);
  // Before the offer: of one that was not made, nothing comes.
  if (isLeaving) await due.schedule(leavingOwner({ teamId, ownerId: actor.userId, until }), caller.now);
  if (!member || !(await ownership.offer(team, userId, until, caller.now))) throw new Problem('team.memberNotFound');
  return { until };
}

export async function withdrawOwnership(
  { teamId }: Parsed<Operations['withdrawOwnership']>,
  { teams, ownership }: Pick<Parts, 'teams' | 'ownership'>,
): Promise<Output<Operations['withdrawOwnership']>> {
  const team = await teams.find(teamId);
  if (!team) throw new Problem('team.notFound');
  if (team.pendingOwnerId) await ownership.clear(teamId, team.pendingOwnerId);
  return {};
}

/** How often an acceptance looks again when roles change under it. */
const tries = 3;

export async function answerOwnership(
  { teamId, answer }: Parsed<Operations['answerOwnership']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['answerOwnership']>> {
  const { userId } = actorOf(caller);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const team = await parts.teams.find(teamId);
    if (!isOfferedTo(team, userId, caller.now)) break;
    if (await settle(team, userId, { answer, now: caller.now }, parts)) return {};
  }
  throw new Problem('team.offerNotFound');
}

const isOfferedTo = (team: StoredTeam | undefined, userId: string, now: Date): team is StoredTeam =>
  team?.pendingOwnerId === userId && (team.pendingUntil ?? '') > now.toISOString();

/** False when something moved meanwhile, and it is to be looked at again. */
async function settle(
  team: StoredTeam,
  userId: string,
  { answer, now }: { answer: 'accept' | 'decline'; now: Date },
  { roster, ownership }: Parts,
): Promise<boolean> {
  const { teamId, ownerId } = team;
  if (answer === 'decline') {
    await ownership.clear(teamId, userId);
    return true;
  }
  const [next, former] = [await roster.find({ userId, teamId }), await roster.find({ userId: ownerId, teamId })];
  return next !== undefined && former !== undefined && ownership.accept(team, next, former, now);
}

export async function renewJoinCode(
  { teamId, days, mostUses }: Parsed<Operations['renewJoinCode']>,
  { now }: Caller,
  { teams, ownership }: Pick<Parts, 'teams' | 'ownership'>,
): Promise<Output<Operations['renewJoinCode']>> {
  const team = await teams.find(teamId);
  if (!team) throw new Problem('team.notFound');
  if (team.status !== 'active') throw new Problem('team.archived');
  const until = days === undefined ? undefined : later(now, days);
  const code = freshCode();
  if (!(await ownership.saveCode(team, { code, until, left: mostUses }))) throw new Problem('record.changed');
  return { code, until, left: mostUses };
}

function freshCode(): string {
  for (;;) {
    const code = codeFrom(randomBytes(4 * codeLength));
    if (code) return code;
  }
}
