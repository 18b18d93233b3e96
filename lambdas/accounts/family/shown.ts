import type { Connection } from '#shared/family/connection.ts';
import type { FamilyConnection } from '#shared/family/connection-operations.ts';

/** What remains to be said of somebody whose account is gone. */
const gone = 'Deleted User';

/** A connection as each of the two sees it. */
export function shown(
  { connectionId: id, requesterId, recipientId, requesterRelation, recipientRelation }: Connection,
  status: FamilyConnection['status'],
  names: ReadonlyMap<string, string>,
): FamilyConnection {
  return {
    id,
    requesterId,
    requesterName: names.get(requesterId) ?? gone,
    recipientId,
    recipientName: names.get(recipientId) ?? gone,
    requesterRelation,
    recipientRelation,
    recipientHasAccount: true,
    status,
  };
}
