import type { Rows } from '../details/writes/store.ts';
import type { StoredInvite } from '../ports/roster/stored-invite.ts';

/** Ended ones are shown for a while; addresses go with the end. */
const keptSeconds = 60 * 24 * 60 * 60;

/** A player of a roster who did not answer in time is on it as before, and can be invited again. */
export const waitsAgain = (rows: Pick<Rows, 'invite'>, { teamId, inviteId, invitedAt }: StoredInvite) =>
  rows.invite
    .patch({ teamId, inviteId })
    .add({ version: 1 })
    .remove(['expiresAt', 'message'])
    .where((row, { eq }) => `${eq(row.status, 'pending')} AND ${eq(row.invitedAt, invitedAt)}`)
    .commit();

/** The account takes over what a player without one did: a part of the transaction in which they join. */
export const claimed = (rows: Pick<Rows, 'rosterPerson'>, personId: string, userId: string) =>
  rows.rosterPerson
    .patch({ personId })
    .set({ claimedBy: userId })
    .where(({ claimedBy }, { notExists }) => notExists(claimedBy))
    .commit();

/** What of a player's record goes with each end. */
const gone = {
  accepted: ['email', 'message', 'details', 'name'],
  declined: ['email', 'message', 'details'],
  expired: ['email', 'message', 'details'],
  revoked: ['email', 'message', 'details', 'dependantId'],
} as const;

/**
 * An invitation ends once, in one way: a part of a transaction. Accepted, it must not be over, and its
 * player still be who was read, with what the roster says of them. Players who declined and children of an account stay
 * on the roster until a manager takes them off it.
 */
export const settled = (
  rows: Pick<Rows, 'invite'>,
  { teamId, inviteId, invitedAt, personId, version }: StoredInvite,
  status: Exclude<StoredInvite['status'], 'pending' | 'merged'>,
  now: Date,
) =>
  rows.invite
    .patch({ teamId, inviteId })
    .set({ status, expires: Math.floor(now.getTime() / 1000) + keptSeconds })
    .add({ version: 1 })
    .remove([...gone[status]])
    .where((row, { eq, gt, exists, notExists }) => {
      const waits = `${eq(row.status, 'pending')} AND ${eq(row.invitedAt, invitedAt)}`;
      if (status === 'revoked') {
        const saidNo = `${eq(row.status, 'declined')} AND ${exists(row.personId)}`;
        return `(${waits}) OR (${saidNo}) OR (${eq(row.status, 'accepted')} AND ${exists(row.dependantId)})`;
      }
      if (status !== 'accepted') return waits;
      const asRead = personId ? eq(row.personId, personId) : notExists(row.personId);
      return `${waits} AND ${eq(row.version, version)} AND ${gt(row.expiresAt, now.toISOString())} AND ${asRead}`;
    })
    .commit();
