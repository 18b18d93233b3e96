import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { childClaimed, secondGuardianProposed } from '#shared/teams/messages.ts';
import type { Rows } from '../details/writes/store.ts';
import type { StoredInvite } from '../ports/roster/stored-invite.ts';
import { claimed } from './invite-writes.ts';

/** A child of a roster, as a guardian accepts for them. */
export interface ChildOnRoster {
  readonly invite: StoredInvite;
  /** Who they are in the guardian's family; or in the family of the guardian who was first. */
  readonly dependantId: string;
  readonly isFirst: boolean;
}

/**
 * Parts of the transaction in which a guardian comes: the first says who the child is, once; another is proposed to be one
 * more guardian of the same child.
 */
export const guardianParts = (rows: Rows, child: ChildOnRoster, userId: string, now: Date) =>
  child.isFirst ? isTheirs(rows, child, now) : isProposed(rows, child, userId, now);

/** The child stays on the roster, as they were read, and plays on as who they are. */
function isTheirs(rows: Rows, { invite, dependantId }: ChildOnRoster, now: Date) {
  const { teamId, inviteId, version, invitedAt, personId } = invite;
  const fact = { teamId, dependantId, personId: personId ?? '' };
  const id = idFrom('message', childClaimed.name, teamId, inviteId, dependantId);
  return [
    rows.invite
      .patch({ teamId, inviteId })
      .set({ status: 'accepted', dependantId, version: version + 1 })
      .remove(['message'])
      .where((row, { eq, gt, notExists }) => {
        const asRead = personId ? eq(row.personId, personId) : notExists(row.personId);
        const waits = `${eq(row.status, 'pending')} AND ${eq(row.invitedAt, invitedAt)}`;
        return `${waits} AND ${eq(row.version, version)} AND ${gt(row.expiresAt, now.toISOString())} AND ${asRead}`;
      })
      .commit(),
    ...(personId ? [claimed(rows, personId, dependantId)] : []),
    ...(personId ? [rows.outbox.put(factRow(childClaimed, id, now, fact)).commit()] : []),
  ];
}

function isProposed(rows: Rows, { invite, dependantId }: ChildOnRoster, holderId: string, now: Date) {
  const { teamId, inviteId, invitedById: proposedById } = invite;
  const id = idFrom('message', secondGuardianProposed.name, teamId, inviteId, holderId);
  return [
    rows.invite
      .check({ teamId, inviteId })
      .where((row, { eq }) => eq(row.dependantId, dependantId))
      .commit(),
    rows.outbox.put(factRow(secondGuardianProposed, id, now, { teamId, dependantId, holderId, proposedById })).commit(),
  ];
}
