import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { AddChild } from '#lambdas/people/ports/family/add-child.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { guardedBy } from '#lambdas/people/ports/family/guarding.ts';
import { Problem } from '#shared/contract/errors.ts';
import { confirmedGuardian } from '#shared/people/family/guardian.ts';
import type { ChildAnswer } from '#shared/teams/invites/contract.ts';
import type { RosterStore } from '../../members/member-store.ts';
import { comeIn } from '../../members/operations/join-team.ts';
import type { StoredInvite } from '../../ports/roster/stored-invite.ts';
import type { StoredTeam, TeamReader } from '../../ports/teams.ts';
import type { ChildOnRoster } from '../child-writes.ts';
import type { InviteStore } from '../store.ts';

export interface ChildParts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly roster: RosterStore;
  readonly invites: Pick<InviteStore, 'find'>;
  readonly dependants: Pick<DependantReader, 'find'>;
  readonly children: AddChild;
}

export interface Accepting {
  readonly team: StoredTeam;
  readonly invite: StoredInvite;
  readonly said: ChildAnswer | undefined;
}

/**
 * A guardian joins, and the child of the roster is one of theirs: one that they chose, or a new one. The first says who the
 * child is; another is asked to be one more guardian of that child, in the way that there is for it.
 * @throws {Problem} what adding a child refuses, dependant.notFound, access.denied, team.inviteInvalid, team.full
 */
export async function acceptForChild(
  { team, invite, said }: Accepting,
  caller: Caller,
  parts: ChildParts,
): Promise<'yours' | 'asked'> {
  if (invite.dependantId) return joinOther(team, { invite, dependantId: invite.dependantId }, caller, parts);
  if (!said) throw new Problem('request.invalid', { fields: { child: 'Choose your child, or add them.' } });
  const own = await ownChild(said, invite, caller, parts);
  if (own && (await comes(team, { invite, dependantId: own, isFirst: true }, caller, parts))) return 'yours';
  const now = await parts.invites.find(invite.teamId, invite.inviteId);
  const first = now?.dependantId;
  if (!now || !first) throw new Problem('team.inviteInvalid');
  return joinOther(team, { invite: now, dependantId: first }, caller, parts);
}

/** The same invitation adds the same child, for one guardian as for the other; where one stopped halfway, the other adds their own. */
const addedBy = ({ teamId, inviteId }: StoredInvite, userId: string) => [
  idFrom('dependant', teamId, inviteId),
  idFrom('dependant', teamId, inviteId, userId),
];

async function ownChild(
  said: ChildAnswer,
  invite: StoredInvite,
  caller: Caller,
  parts: ChildParts,
): Promise<string | undefined> {
  const { userId } = actorOf(caller);
  if ('dependantId' in said)
    return (await guardedBy(said.dependantId, userId, 'rsvp', parts.dependants, caller.now)).dependantId;
  for (const dependantId of addedBy(invite, userId)) {
    const child = { dependantId, input: said, userId, birthdate: caller.account?.birthdate };
    if ((await parts.children.add(child, caller.now)) === 'theirs') return dependantId;
  }
  return undefined;
}

/** Who is a guardian of the child already only joins. What was added for this before the other guardian was faster is not needed. */
async function joinOther(
  team: StoredTeam,
  { invite, dependantId }: Omit<ChildOnRoster, 'isFirst'>,
  caller: Caller,
  parts: ChildParts,
): Promise<'yours' | 'asked'> {
  const { userId } = actorOf(caller);
  for (const added of addedBy(invite, userId))
    if (added !== dependantId) await parts.children.forget({ dependantId: added }, userId, caller.now);
  const found = await parts.dependants.find(dependantId);
  const isTheirs = found !== undefined && confirmedGuardian(found.guardians, userId, caller.now) !== undefined;
  const isMember = (await parts.roster.find({ userId, teamId: team.teamId })) !== undefined;
  if (isTheirs && isMember) return 'yours';
  if (!(await comes(team, { invite, dependantId, isFirst: false }, caller, parts)))
    throw new Problem('team.inviteInvalid');
  return isTheirs ? 'yours' : 'asked';
}

/** False where the child is not who was read. @throws {Problem} team.full, team.archived */
async function comes(team: StoredTeam, child: ChildOnRoster, caller: Caller, parts: ChildParts): Promise<boolean> {
  const { userId } = actorOf(caller);
  if (await parts.roster.find({ userId, teamId: team.teamId })) return parts.roster.guard(userId, child, caller.now);
  try {
    await comeIn(team, userId, { by: 'guardian', child }, caller.now, parts);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'team.inviteInvalid') return false;
    throw error;
  }
}
