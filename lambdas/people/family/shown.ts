import { ageAt } from '#shared/people/family/age.ts';
import type { Connection } from '#shared/people/family/connection.ts';
import type { FamilyConnection } from '#shared/people/family/connection-operations.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { inverseOf } from '#shared/people/family/relations.ts';

/** What remains to be said of a deleted account. */
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

/** A dependant without an account as their guardian sees them among the family: of who was only asked, a first name. */
export function memberOf(
  { dependantId, firstName, lastName, guardians, ...said }: Dependant,
  userId: string,
  now: Date,
): FamilyConnection | undefined {
  const guardian = guardians[userId];
  if (!guardian || (guardian.viewsUntil && now >= new Date(guardian.viewsUntil))) return undefined;
  const { relation, status, phoneNumber, askedById = userId } = guardian;
  const isAsked = status === 'asked';
  return {
    id: dependantId,
    requesterId: askedById,
    requesterName: '',
    recipientId: dependantId,
    recipientName: isAsked ? firstName : `${firstName} ${lastName}`,
    requesterRelation: relation,
    recipientRelation: inverseOf(relation),
    recipientHasAccount: false,
    status: isAsked ? 'pending' : 'accepted',
    ...(!isAsked && { recipientAge: ageAt(said, now) }),
    ...(phoneNumber && { recipientPhoneNumber: phoneNumber }),
  };
}
