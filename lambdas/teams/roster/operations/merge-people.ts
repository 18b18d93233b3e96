import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import { mergedDetails, mergeUndoDays } from '#shared/teams/roster/merging.ts';
import type { RosterMerge } from '#shared/teams/roster/people-operations.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import type { InviteStore } from '../../invites/store.ts';
import { retryOnConflict, whenMade } from '../../organizations/retry-on-conflict.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { KeptChange } from '../../ports/roster/roster-merge.entity.ts';
import type { StoredInvite } from '../../ports/roster/stored-invite.ts';
import { knownPeople, type PeopleSources } from '../known-people.ts';
import type { MergeStore } from '../merge-store.ts';
import { playsAs } from '../merge-writes.ts';
import type { KeptRecord, StoredMerge } from '../merging.ts';
import { isOnRoster } from '../people-shown.ts';

type Operations = (typeof teamRoster)['operations'];
type MergeInput = Parsed<Operations['mergeRosterPeople']>;

interface Parts extends PeopleSources {
  readonly invites: Pick<InviteStore, 'find' | 'list'>;
  readonly roster: Pick<Memberships, 'find'>;
  readonly merges: MergeStore;
}

const dayMs = 24 * 60 * 60_000;
const keptDays = 21;

/** The record that stays gets what it lacks from the other, whose teams, registrations and stats follow. */
export async function mergeRosterPeople(
  { teamId, kept: keeping, other: { inviteId, version } }: MergeInput,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['mergeRosterPeople']>> {
  const mergeId = caller.newId('rosterMerge');
  const before = await parts.merges.find(teamId, mergeId);
  if (before) return shown(before);
  const [kept, other] = await Promise.all([keptOf(teamId, keeping, parts), onRoster(teamId, inviteId, parts)]);
  // A child of an account stays who they are.
  if (!kept || !other || other.dependantId || ('inviteId' in keeping && keeping.inviteId === inviteId))
    throw new Problem('team.memberNotFound');
  if (versionOf(kept) !== keeping.version || other.version !== version)
    throw new Problem('record.changed', { currentVersion: versionOf(kept) });
  const merge = await mergeRecords({ teamId, mergeId, kept, other }, caller, parts);
  if (!merge) throw new Problem('record.changed', { currentVersion: versionOf(kept) });
  return shown(merge);
}

type Records = Pick<New, 'teamId' | 'mergeId' | 'kept' | 'other'>;

/** Undefined when one of both is not what was read. */
export async function mergeRecords(
  { teamId, mergeId, kept, other }: Records,
  caller: Caller,
  parts: PeopleSources & Pick<Parts, 'merges'>,
): Promise<StoredMerge | undefined> {
  const names = { keptName: await nameOf(kept, teamId, parts), otherName: other.name ?? other.email ?? '' };
  const merge = newMerge({ teamId, mergeId, kept, other, names }, caller);
  return (await parts.merges.merge({ merge, kept, other }, caller.now)) ? merge : undefined;
}

interface New {
  readonly teamId: string;
  readonly mergeId: string;
  readonly kept: KeptRecord;
  readonly other: StoredInvite;
  readonly names: Pick<StoredMerge, 'keptName' | 'otherName'>;
}

function newMerge({ teamId, mergeId, kept, other, names }: New, caller: Caller): StoredMerge {
  const undoUntil = new Date(caller.now.getTime() + mergeUndoDays * dayMs);
  const { personId } = other;
  return {
    teamId,
    mergeId,
    status: 'merged',
    ...('member' in kept ? { keptUserId: kept.member.userId } : { keptInviteId: kept.invite.inviteId }),
    ...names,
    change: changeOf(kept, other),
    otherInviteId: other.inviteId,
    otherStatus: other.status === 'declined' ? 'declined' : 'pending',
    ...(personId && { personId, intoId: playsAs(kept, mergeId) }),
    at: caller.now.toISOString(),
    byId: actorOf(caller).userId,
    byName: nameForAll(caller.account, caller.now),
    undoUntil: undoUntil.toISOString(),
    expires: Math.ceil((undoUntil.getTime() + keptDays * dayMs) / 1000),
  };
}

/** An invitation of the record that goes counts for the one that stays, where that has none: its link is answered as that one. */
function changeOf(kept: KeptRecord, other: StoredInvite): KeptChange {
  const own = 'member' in kept ? { details: kept.member.details } : kept.invite;
  const details = mergedDetails(own.details ?? noDetails, other.details ?? noDetails);
  const said = ({ email, expiresAt }: { readonly [Name in 'email' | 'expiresAt']: string | undefined }) => ({
    ...(email && { email }),
    ...(expiresAt && { expiresAt }),
  });
  if ('member' in kept) return { before: { details: own.details ?? noDetails }, after: { details } };
  const { email = other.email, expiresAt = other.expiresAt } = kept.invite;
  return {
    before: {
      details: own.details ?? noDetails,
      ...said({ email: kept.invite.email, expiresAt: kept.invite.expiresAt }),
    },
    after: { details, ...said({ email, expiresAt }) },
  };
}

async function keptOf(teamId: string, keeping: MergeInput['kept'], parts: Parts): Promise<KeptRecord | undefined> {
  if ('userId' in keeping) {
    const member = await parts.roster.find({ userId: keeping.userId, teamId });
    return member && { member };
  }
  const invite = await onRoster(teamId, keeping.inviteId, parts);
  return invite && { invite };
}

async function onRoster(teamId: string, inviteId: string, { invites }: Pick<Parts, 'invites'>) {
  const invite = await invites.find(teamId, inviteId);
  return invite && isOnRoster(invite) ? invite : undefined;
}

const versionOf = (kept: KeptRecord) => ('member' in kept ? (kept.member.detailsVersion ?? 0) : kept.invite.version);

async function nameOf(kept: KeptRecord, teamId: string, parts: PeopleSources): Promise<string> {
  if ('invite' in kept) return kept.invite.name ?? kept.invite.email ?? '';
  const known = await knownPeople(teamId, parts);
  return known.find(({ id }) => id === kept.member.userId)?.name ?? '';
}

/** Both are looked at again where a manager or an answer was faster. */
export const undoRosterMerge = (
  { teamId, mergeId }: Parsed<Operations['undoRosterMerge']>,
  { now }: Caller,
  parts: Pick<Parts, 'merges' | 'invites' | 'roster'>,
): Promise<Output<Operations['undoRosterMerge']>> =>
  retryOnConflict(async () => {
    const merge = await parts.merges.find(teamId, mergeId);
    if (merge?.status !== 'merged' || merge.undoUntil <= now.toISOString()) throw new Problem('team.mergeNotFound');
    const [other, kept] = await Promise.all([parts.invites.find(teamId, merge.otherInviteId), stillKept(merge, parts)]);
    // Their address was invited anew.
    if (other?.mergeId !== mergeId) throw new Problem('team.personKnown');
    return whenMade(parts.merges.split({ merge, kept, other }, now), {});
  });

async function stillKept(
  { teamId, keptUserId, keptInviteId = '' }: StoredMerge,
  parts: Pick<Parts, 'invites' | 'roster'>,
): Promise<KeptRecord | undefined> {
  if (keptUserId) {
    const member = await parts.roster.find({ userId: keptUserId, teamId });
    return member && { member };
  }
  const invite = await onRoster(teamId, keptInviteId, parts);
  return invite && { invite };
}

const shown = ({ mergeId, keptName, otherName, at, byName, undoUntil }: StoredMerge): RosterMerge => ({
  mergeId,
  keptName,
  otherName,
  at,
  byName,
  undoUntil,
});

/** What can still be undone, the latest first. */
export async function mergesShown(
  teamId: string,
  { now }: Pick<Caller, 'now'>,
  { merges }: Pick<Parts, 'merges'>,
): Promise<RosterMerge[]> {
  const all = await merges.list(teamId);
  return all.filter(({ status, undoUntil }) => status === 'merged' && undoUntil > now.toISOString()).map(shown);
}
