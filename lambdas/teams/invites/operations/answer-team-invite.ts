import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamInvites } from '#shared/teams/invites/contract.ts';
import { guardianEmails, isChild, noDetails } from '#shared/teams/roster/roster.ts';
import { toCard } from '../../details/stored-team.ts';
import type { RosterStore } from '../../members/member-store.ts';
import { comeIn } from '../../members/operations/join-team.ts';
import type { Membership } from '../../ports/membership-reader.ts';
import { isOpen, type StoredInvite } from '../../ports/roster/stored-invite.ts';
import type { StoredTeam, TeamReader } from '../../ports/teams.ts';
import type { PeopleSources } from '../../roster/known-people.ts';
import type { MergeStore } from '../../roster/merge-store.ts';
import { mergeRecords } from '../../roster/operations/merge-people.ts';
import { readInviteToken } from '../invite-token.ts';
import type { InviteStore } from '../store.ts';
import { type Accepting, acceptForChild, type ChildParts } from './accept-for-child.ts';

type Operations = (typeof teamInvites)['operations'];

type Named = StoredInvite & { readonly otherEmail?: string };

interface Parts extends PeopleSources, ChildParts {
  readonly merges: MergeStore;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly invites: InviteStore;
  readonly roster: RosterStore;
  readonly holderOf: FindHolder;
  readonly secret: () => Promise<string>;
}

/** The invitation that a token is for, whatever became of it. One that is merged is answered as the record that stayed. */
async function named(token: string, { invites, secret }: Pick<Parts, 'invites' | 'secret'>) {
  const named = readInviteToken(await secret(), token);
  const invite = named && (await invites.find(named.teamId, named.inviteId));
  if (!invite || invite.invitedAt !== named.invitedAt) return undefined;
  const stayed = await stayedFor(invite, { invites });
  // Who was invited may answer, whatever address the record that stayed has.
  return stayed && { ...stayed, ...(stayed !== invite && invite.email && { otherEmail: invite.email }) };
}

/** A record that stayed may be merged again: each merge is followed, and none leads back. */
async function stayedFor(invite: StoredInvite, { invites }: Pick<Parts, 'invites'>): Promise<StoredInvite | undefined> {
  if (invite.status !== 'merged' || !invite.mergedInto) return invite;
  const next = await invites.find(invite.teamId, invite.mergedInto);
  return next && stayedFor(next, { invites });
}

export async function readTeamInvite(
  { token }: Parsed<Operations['readTeamInvite']>,
  { now }: Caller,
  parts: Pick<Parts, 'invites' | 'secret' | 'teams'>,
): Promise<Output<Operations['readTeamInvite']>> {
  const invite = await named(token, parts);
  const team = invite && isAnswerable(invite, now) && (await parts.teams.find(invite.teamId));
  if (!team) throw new Problem('team.inviteInvalid');
  const { invitedBy, message = '', expiresAt } = invite;
  const child = isChild(invite.details) && { name: invite.name ?? '', isKnown: invite.dependantId !== undefined };
  return { team: toCard(team), invitedBy, message, expiresAt, ...(child && { child }) };
}

const tries = 4;

/** A manager may change the player's record at the same moment: it is read and answered once more. */
export async function answerTeamInvite(
  said: Parsed<Operations['answerTeamInvite']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['answerTeamInvite']>> {
  for (let left = tries; ; left -= 1) {
    const invite = await named(said.token, parts);
    try {
      return await answerAsRead(said, invite, caller, parts);
    } catch (error) {
      const isRefused = error instanceof Problem && error.code === 'team.inviteInvalid';
      const now = isRefused && left > 1 && (await named(said.token, parts));
      if (!now || !isAnswerable(now, caller.now) || now.version === invite?.version) throw error;
    }
  }
}

async function answerAsRead(
  { answer, child }: Parsed<Operations['answerTeamInvite']>,
  invite: Named | undefined,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['answerTeamInvite']>> {
  const { userId } = actorOf(caller);
  const team = invite && (await parts.teams.find(invite.teamId));
  if (!team) throw new Problem('team.inviteInvalid');
  const { teamId } = team;
  const member = await parts.roster.find({ userId, teamId });
  const isDone = invite.status === 'accepted' || invite.status === 'merged';
  if (isDone && answer === 'accept' && member && !invite.dependantId) return { teamId };
  if (!isAnswerable(invite, caller.now)) throw new Problem('team.inviteInvalid');
  if (!(await isFor(invite, userId, parts.holderOf))) throw new Problem('team.inviteOther');
  if (answer === 'accept')
    return { teamId, ...(await acceptOrReport({ team: active(team), invite, said: child }, member, caller, parts)) };
  await parts.invites.settle(invite, 'declined', caller.now);
  return { teamId };
}

/** Where there is no room, the owner hears of it: they can make some, or choose a larger plan. */
async function acceptOrReport(accepting: Accepting, member: Membership | undefined, caller: Caller, parts: Parts) {
  try {
    return await accept(accepting, member, caller, parts);
  } catch (error) {
    if (error instanceof Problem && error.code === 'team.full')
      await parts.invites.reportFull(accepting.team, caller.now);
    throw error;
  }
}

async function accept(accepting: Accepting, member: Membership | undefined, caller: Caller, parts: Parts) {
  const { team, invite } = accepting;
  if (isChild(invite.details)) return { child: await acceptForChild(accepting, caller, parts) };
  if (member) await isThem(member, invite, caller, parts);
  else await comeIn(team, actorOf(caller).userId, { by: 'invite', invite }, caller.now, parts);
  return {};
}

/** A child's invitation is answered by every guardian, also after the first. */
const isAnswerable = (invite: StoredInvite, now: Date): boolean =>
  isOpen(invite, now) ||
  (invite.dependantId !== undefined && invite.expiresAt !== undefined && invite.expiresAt > now.toISOString());

/** @throws {Problem} team.archived */
function active(team: StoredTeam): StoredTeam {
  if (team.status !== 'active') throw new Problem('team.archived');
  return team;
}

/** A player of the roster is the member who accepts as them: what was recorded of both is one. An address alone is no player. */
async function isThem(member: Membership, other: StoredInvite, caller: Caller, parts: Parts): Promise<void> {
  if (!other.name) return void (await parts.invites.settle(other, 'declined', caller.now));
  const merging = { teamId: member.teamId, mergeId: caller.newId('rosterMerge'), kept: { member }, other };
  if (!(await mergeRecords(merging, caller, parts))) throw new Problem('team.inviteInvalid');
}

/** A forwarded mail lets no one in: an address counts only for its verified owner. */
async function isFor(
  { email, otherEmail, userId, details }: Named,
  callerId: string,
  holderOf: FindHolder,
): Promise<boolean> {
  if (userId === callerId) return true;
  const holders = await Promise.all(
    [email, otherEmail, ...guardianEmails(details ?? noDetails)].map((address) => address && holderOf(address)),
  );
  return holders.includes(callerId);
}

/** The reader of the mail may say no, also by the button of a mail program. An end that was before stays. */
export async function refuseTeamInvite(
  { token }: Parsed<Operations['refuseTeamInvite']>,
  { now }: Caller,
  parts: Pick<Parts, 'invites' | 'secret'>,
): Promise<Output<Operations['refuseTeamInvite']>> {
  const invite = await named(token, parts);
  if (invite) await parts.invites.settle(invite, 'declined', now);
  return {};
}
