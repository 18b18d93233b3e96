import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { PayoutSchedule } from '#shared/payments/accounts/schemas.ts';
import type { AccountingCodes } from '#shared/payments/ledger/ledger.ts';

/** An organizer's account with the payment provider. One per owner; a claim says that no other owner has it. */
export const payoutAccountEntity = entityOf({
  model: { service: 'rovers', entity: 'payoutAccount', version: '1' },
  attributes: {
    ownerKind: { type: ['user', 'org'] as const, required: true },
    ownerId: { type: 'string', required: true },
    /** The owner, where it is a user: what is kept of a person is found by it. */
    userId: { type: 'string' },
    /** Moves with every change, also when something begins or ceases to need the account. */
    version: { type: 'number', required: true },
    /** The provider's name for the account. */
    stripeId: { type: 'string', required: true },
    /** ISO 3166. */
    country: { type: 'string', required: true },
    currency: { type: 'string', required: true },
    chargesEnabled: { type: 'boolean', required: true },
    detailsSubmitted: { type: 'boolean', required: true },
    payoutsEnabled: { type: 'boolean', required: true },
    currentlyDue: { type: 'list', items: { type: 'string' }, required: true },
    pastDue: { type: 'list', items: { type: 'string' }, required: true },
    /** An instant. */
    dueBy: { type: 'string' },
    disabledReason: { type: 'string' },
    schedule: { type: CustomAttributeType<PayoutSchedule>('any') },
    /** What the owner's books call each kind of movement. */
    accountingCodes: { type: CustomAttributeType<AccountingCodes>('any') },
    livemode: { type: 'boolean', required: true },
    linkKind: { type: ['new', 'oauth'] as const, required: true },
    linkedAt: { type: 'string', required: true },
    /** Card payments wait until then. */
    heldUntil: { type: 'string' },
    /** The deadline and the days before it that the owner was last reminded for: `2026-12-09T00:00:00.000Z 7`. */
    reminded: { type: 'string' },
    /** When its owner deleted their account: it sells nothing any more, and stays linked until nothing needs it. */
    ownerLeftAt: { type: 'string' },
    disconnectedAt: { type: 'string' },
    disconnectedBy: { type: ['owner', 'provider'] as const },
  },
  indexes: {
    /** One owner's account. */
    byOwner: { pk: { field: 'pk', composite: ['ownerKind', 'ownerId'] }, sk: { field: 'sk', composite: [] } },
    /** The account of one user, for export and deletion. */
    byPerson: {
      index: 'gsi2',
      condition: ({ userId }) => userId !== undefined,
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: [] },
    },
  },
});
