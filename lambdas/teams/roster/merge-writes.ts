import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { isRosterPersonId } from '#shared/ids.ts';
import { mergeUndone, peopleMerged } from '#shared/teams/messages.ts';
import { splitDetails } from '#shared/teams/roster/merging.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import type { Rows } from '../details/writes/store.ts';
import { claimed } from '../invites/invite-writes.ts';
import type { KeptChange } from '../ports/roster/roster-merge.entity.ts';
import type { StoredInvite } from '../ports/roster/stored-invite.ts';
import type { KeptRecord, Merging, Splitting, StoredMerge } from './merging.ts';

/** Two records become one: all of it, or nothing when one of them is not what was read. */
export const mergeParts = (rows: Rows, { merge, kept, other }: Merging, now: Date) => [
  rows.merge.create({ ...merge }).commit(),
  keeps(rows, kept, merge.change.after, merge.intoId),
  endsIn(rows, other, merge),
  ...(isMade(merge, kept) ? [playsFromNow(rows, merge, now)] : []),
  ...movedBy(rows, merge, (personId, intoId) => [
    claimed(rows, personId, intoId),
    rows.outbox.put(factOf(peopleMerged, merge, personId, intoId, now)).commit(),
  ]),
];

/** Both records are there again: all of it, or nothing when something moved meanwhile. */
export const splitParts = (rows: Rows, { merge, kept, other }: Splitting, now: Date) => [
  rows.merge
    .patch({ teamId: merge.teamId, mergeId: merge.mergeId })
    .set({ status: 'undone' })
    .where((row, { eq, gt }) => `${eq(row.status, 'merged')} AND ${gt(row.undoUntil, now.toISOString())}`)
    .commit(),
  comesBack(rows, other, merge),
  ...(kept ? [keeps(rows, kept, withoutMerge(kept, merge.change), undefined)] : []),
  ...movedBy(rows, merge, (personId, intoId) => [
    rows.rosterPerson
      .patch({ personId })
      .remove(['claimedBy'])
      .where(({ claimedBy }, { eq }) => eq(claimedBy, intoId))
      .commit(),
    rows.outbox.put(factOf(mergeUndone, merge, personId, intoId, now)).commit(),
  ]),
];

/** What takes part only where the record that goes has played. */
const movedBy = <Part>(_: Rows, { personId, intoId }: StoredMerge, parts: (from: string, into: string) => Part[]) =>
  personId && intoId ? parts(personId, intoId) : [];

/** The one that stays played nowhere, and now plays for both. */
const isMade = ({ intoId }: StoredMerge, kept: KeptRecord) =>
  'invite' in kept && isRosterPersonId(intoId ?? '') && kept.invite.personId === undefined;

const playsFromNow = (rows: Rows, { teamId, intoId = '', keptInviteId = '', keptName }: StoredMerge, now: Date) =>
  rows.rosterPerson
    .create({ personId: intoId, teamId, inviteId: keptInviteId, name: keptName, createdAt: now.toISOString() })
    .commit();

type Said = KeptChange['after'];

function keeps(rows: Rows, kept: KeptRecord, { details, email, expiresAt }: Said, intoId: string | undefined) {
  if ('member' in kept) {
    const { userId, teamId, since, detailsVersion } = kept.member;
    return rows.membership
      .patch({ userId, teamId })
      .set({ details, detailsVersion: (detailsVersion ?? 0) + 1 })
      .where((row, { eq, notExists }) => {
        const asRead = detailsVersion ? eq(row.detailsVersion, detailsVersion) : notExists(row.detailsVersion);
        return `${eq(row.since, since)} AND ${asRead}`;
      })
      .commit();
  }
  const personId = kept.invite.personId ?? (kept.invite.dependantId ? undefined : intoId);
  const gone = [...(email ? [] : ['email' as const]), ...(expiresAt ? [] : ['expiresAt' as const])];
  const next = { details, ...(email && { email }), ...(expiresAt && { expiresAt }), ...(personId && { personId }) };
  return changeAsRead(rows, kept.invite, next, gone);
}

const endsIn = (rows: Rows, other: StoredInvite, { mergeId, keptInviteId, expires }: StoredMerge) =>
  changeAsRead(rows, other, { status: 'merged', mergeId, expires, ...(keptInviteId && { mergedInto: keptInviteId }) });

/** A captain may bring them to a team meanwhile, and an answer or another invitation may come: then it is refused. */
const changeAsRead = (
  rows: Rows,
  { teamId, inviteId, version, status, invitedAt, personId }: StoredInvite,
  change: Partial<StoredInvite>,
  gone: ('email' | 'expiresAt')[] = [],
) =>
  rows.invite
    .patch({ teamId, inviteId })
    .set({ ...change, version: version + 1 })
    .remove(gone)
    .where((row, { eq, notExists }) => {
      const player = personId ? eq(row.personId, personId) : notExists(row.personId);
      const said = `${eq(row.version, version)} AND ${eq(row.invitedAt, invitedAt)}`;
      return `${eq(row.status, status)} AND ${said} AND ${player}`;
    })
    .commit();

/** The record was only put aside: what it said is there still. */
const comesBack = (rows: Rows, other: StoredInvite, { mergeId, otherStatus }: StoredMerge) =>
  rows.invite
    .patch({ teamId: other.teamId, inviteId: other.inviteId })
    .set({ status: otherStatus, version: other.version + 1 })
    .remove(['mergeId', 'mergedInto', 'expires'])
    .where((row, { eq }) => `${eq(row.status, 'merged')} AND ${eq(row.mergeId, mergeId)}`)
    .commit();

/** What the merge gave the record that stays, and no one changed since, goes back. */
function withoutMerge(kept: KeptRecord, { before, after }: KeptChange): Said {
  if ('member' in kept)
    return { details: splitDetails(kept.member.details ?? noDetails, before.details, after.details) };
  const { details = noDetails, email, expiresAt } = kept.invite;
  const mail = email === after.email ? before.email : email;
  const until = expiresAt === after.expiresAt ? before.expiresAt : expiresAt;
  return {
    details: splitDetails(details, before.details, after.details),
    ...(mail && { email: mail }),
    ...(until && { expiresAt: until }),
  };
}

const factOf = (
  message: typeof peopleMerged | typeof mergeUndone,
  { teamId, mergeId }: StoredMerge,
  personId: string,
  intoId: string,
  now: Date,
) => factRow(message, idFrom('message', message.name, teamId, mergeId), now, { teamId, mergeId, personId, intoId });

/** The id under which both play from now on. */
export const playsAs = (kept: KeptRecord, mergeId: string): string => {
  if ('member' in kept) return kept.member.userId;
  const { personId, dependantId } = kept.invite;
  return dependantId ?? personId ?? idFrom('rosterPerson', mergeId);
};
