import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { entryKinds } from '#shared/payments/invoices/ledger.ts';

/** A line of a team's open ledger. Lines stay; what was wrong gets a line against it. */
export const teamLedgerEntryEntity = entityOf({
  model: { service: 'rovers', entity: 'teamLedgerEntry', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    entryId: { type: 'string', required: true },
    kind: { type: entryKinds, required: true },
    /** A calendar day. */
    on: { type: 'string', required: true },
    title: { type: 'string', required: true },
    /** Minor units; negative where money went out. */
    amountMinor: { type: 'number', required: true },
    /** An accounting code of the treasurer's own. */
    code: { type: 'string' },
    /** When a line against it was written. */
    reversedAt: { type: 'string' },
    /** Who paid, of a payment. */
    payerId: { type: 'string' },
    at: { type: 'string', required: true },
    byId: { type: 'string', required: true },
  },
  indexes: {
    /** The ledger of a team, by day. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: ['on', 'entryId'] } },
  },
});
