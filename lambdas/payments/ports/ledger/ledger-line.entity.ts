import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { LedgerKind } from '#shared/payments/ledger/ledger.ts';

/** One movement of money on a seller's account. Lines are added, and never changed or removed. */
export const ledgerLineEntity = entityOf({
  model: { service: 'rovers', entity: 'ledgerLine', version: '1' },
  attributes: {
    /** The provider's object that moved it; with the kind, a line exists once. */
    providerRef: { type: 'string', required: true },
    kind: { type: LedgerKind.options, required: true },
    /** The seller's account at the provider. */
    stripeId: { type: 'string', required: true },
    /** When the provider moved it: an instant. */
    at: { type: 'string', required: true },
    /** In minor units; positive where it came in, negative where it went out. */
    amountMinor: { type: 'number', required: true },
    currency: { type: 'string', required: true },
    orderId: { type: 'string' },
    /** The account of the player who paid. */
    userId: { type: 'string' },
    /** The same as `at`, where there is a payer. */
    paidAt: { type: 'string' },
    /** What it was for, as lists show it: `Thursday night volleyball, 2 spots`. */
    title: { type: 'string' },
    /** What it was for: the event, season or tournament. */
    subjectId: { type: 'string' },
    /** The community that it was paid to. */
    teamId: { type: 'string' },
  },
  indexes: {
    /** One line. */
    byRef: { pk: { field: 'pk', composite: ['providerRef'] }, sk: { field: 'sk', composite: ['kind'] } },
    /** A seller's lines by time. */
    bySeller: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['stripeId'] },
      sk: { field: 'gsi1sk', composite: ['at', 'providerRef', 'kind'] },
    },
    /** A payer's lines by time, for them and their export. */
    byPayer: {
      index: 'gsi2',
      condition: ({ userId }) => userId !== undefined,
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['paidAt'] },
    },
  },
});
