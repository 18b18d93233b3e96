import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What an address without an account is not to be mailed: kept for good, by the hash of the address alone. */
export const mailRefusalEntity = entityOf({
  model: { service: 'rovers', entity: 'mailRefusal', version: '1' },
  attributes: {
    /** SHA-256 of the address. */
    hash: { type: 'string', required: true },
    /** Topics that its owner turned off. */
    topics: { type: 'list', items: { type: 'string' } },
    /** Set when the mail service says that the address bounces for good or its owner complained. */
    all: { type: 'boolean' },
  },
  indexes: {
    /** One address. */
    byHash: { pk: { field: 'pk', composite: ['hash'] }, sk: { field: 'sk', composite: [] } },
  },
});
