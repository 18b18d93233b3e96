import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What the nightly comparison of a seller's ledger with the provider found; rows are there only where it found something. */
export const driftReportEntity = entityOf({
  model: { service: 'rovers', entity: 'driftReport', version: '1' },
  attributes: {
    /** The day of the comparison, UTC: `2026-12-07`. */
    day: { type: 'string', required: true },
    stripeId: { type: 'string', required: true },
    /** Movements that no event had told us of; they were added. */
    added: { type: 'list', items: { type: 'string' }, required: true },
    /** Movements that are recorded differently than the provider has them; they were left as they are. */
    differing: { type: 'list', items: { type: 'string' }, required: true },
    comparedAt: { type: 'string', required: true },
    /** Seconds since 1970: 400 days. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** All findings of one day. */
    byDay: { pk: { field: 'pk', composite: ['day'] }, sk: { field: 'sk', composite: ['stripeId'] } },
  },
});
