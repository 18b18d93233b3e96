import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { askAttributes } from './ask-attributes.ts';

/** A guest asked to join and has yet to open the link in their mail. It holds no seat. */
export const guestAskEntity = entityOf({
  model: { service: 'rovers', entity: 'guestAsk', version: '1' },
  attributes: {
    /** SHA-256 of the link's key: who reads the table cannot confirm anything. */
    hash: { type: 'string', required: true },
    ...askAttributes,
  },
  indexes: {
    /** What a link confirms. */
    byHash: { pk: { field: 'pk', composite: ['hash'], casing: 'none' }, sk: { field: 'sk', composite: [] } },
  },
});
