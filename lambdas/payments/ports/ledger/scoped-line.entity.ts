import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { LedgerKind } from '#shared/payments/ledger/ledger.ts';

/** A line of the ledger once more, under the event, season or community that it was for. Written with the line. */
export const scopedLineEntity = entityOf({
  model: { service: 'rovers', entity: 'scopedLine', version: '1' },
  attributes: {
    /** The event, season, tournament or community. */
    scopeId: { type: 'string', required: true },
    stripeId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    providerRef: { type: 'string', required: true },
    kind: { type: LedgerKind.options, required: true },
    amountMinor: { type: 'number', required: true },
    currency: { type: 'string', required: true },
    orderId: { type: 'string' },
    title: { type: 'string' },
    subjectId: { type: 'string' },
  },
  indexes: {
    /** What moved on a seller's account for one event, season, tournament or community, by time. */
    byScope: {
      pk: { field: 'pk', composite: ['stripeId', 'scopeId'] },
      sk: { field: 'sk', composite: ['at', 'providerRef', 'kind'] },
    },
  },
});
