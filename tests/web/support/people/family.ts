import { type ErrorCode, errors } from '#shared/errors.ts';
import { aPlayer } from './people.ts';

/** Who looks at their family. */
export const me = aPlayer();
export const bo = { userId: '22222222-2222-4222-8222-222222222222', displayName: 'Bo' };
/** A request of Bo's that waits. */
export const connection = {
  id: `fam_${'0'.repeat(26)}`,
  requesterId: bo.userId,
  requesterName: 'Bo',
  recipientId: me.userId,
  recipientName: 'Ana P',
  requesterRelation: 'sibling',
  recipientRelation: 'sibling',
  recipientHasAccount: true,
  status: 'pending',
};
/** A child without an account. */
export const kim = {
  ...connection,
  id: `dep_${'0'.repeat(26)}`,
  requesterId: me.userId,
  recipientId: `dep_${'0'.repeat(26)}`,
  recipientName: 'Kim Perez',
  requesterRelation: 'parent',
  recipientRelation: 'child',
  recipientHasAccount: false,
  recipientAge: 10,
  status: 'accepted',
};
export const problem = (code: ErrorCode) => () => Response.json({ code }, { status: errors[code].status });

/** What a guardian without the right to medical notes reads of the child. */
export const aMember = {
  dependantId: kim.id,
  version: 3,
  firstName: 'Kim',
  lastName: 'Perez',
  age: 10,
  guardians: [],
  consents: [],
};
