import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A person's calendar link. Only the hash of its secret is kept: who reads the table can read no calendar. */
export const calendarFeedEntity = entityOf({
  model: { service: 'rovers', entity: 'calendarFeed', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    feedId: { type: 'string', required: true },
    kind: { type: ['joining', 'hosting', 'everything'] as const, required: true },
    label: { type: 'string', required: true },
    /** SHA-256 of the secret, hexadecimal. */
    secretHash: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    renewedAt: { type: 'string' },
  },
  indexes: {
    /** All links of a person: the secret in one says whose it is. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['feedId'] } },
  },
});
