import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** How one person sorts what they keep, in one item: there are few lists, and their number is bounded by its version. */
export const favouriteListsEntity = entityOf({
  model: { service: 'rovers', entity: 'favouriteLists', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    lists: {
      type: 'list',
      items: {
        type: 'map',
        properties: { listId: { type: 'string', required: true }, name: { type: 'string', required: true } },
      },
      required: true,
    },
  },
  indexes: {
    /** The lists of one person. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
