import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** Where one person is listed for players around them, and as of which state of their account. */
export const nearbyListingEntity = entityOf({
  model: { service: 'rovers', entity: 'nearbyListing', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    /** Of the account and its switches together: it only grows. */
    seen: { type: 'number', required: true },
    areas: { type: 'list', items: { type: 'string' }, required: true },
  },
  indexes: {
    /** One person's listing. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
