import type { Rows } from '../details/writes/store.ts';
import type { StoredInvite } from './stored-invite.ts';

/** Ended ones are shown for a while; addresses go with the end. */
const keptSeconds = 60 * 24 * 60 * 60;

/** An invitation ends once, in one way: a part of a transaction. Accepted, it must not be over. */
export const settled = (
  rows: Pick<Rows, 'invite'>,
  { teamId, inviteId, invitedAt }: StoredInvite,
  status: Exclude<StoredInvite['status'], 'pending'>,
  now: Date,
) =>
  rows.invite
    .patch({ teamId, inviteId })
    .set({ status, expires: Math.floor(now.getTime() / 1000) + keptSeconds })
    .remove(status === 'accepted' ? ['email', 'message', 'details', 'name'] : ['email', 'message', 'details'])
    .where((row, { eq, gt }) => {
      const waits = `${eq(row.status, 'pending')} AND ${eq(row.invitedAt, invitedAt)}`;
      return status === 'accepted' ? `${waits} AND ${gt(row.expiresAt, now.toISOString())}` : waits;
    })
    .commit();
