import { entityOf } from '../../kernel/entity.ts';

/** People whom somebody keeps together. All of a list is one item, so that its length is a condition on the write. */
export const userListEntity = entityOf({
  model: { service: 'rovers', entity: 'userList', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    listId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    /** Ids, with the address by which the owner knows somebody; in the order in which they were added. */
    people: {
      type: 'list',
      items: {
        type: 'map',
        properties: { userId: { type: 'string', required: true }, email: { type: 'string' } },
      },
      required: true,
    },
    version: { type: 'number', required: true },
  },
  indexes: {
    /** One person's lists. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['listId'] } },
  },
});
