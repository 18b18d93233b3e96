import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A list of people. All of a list is one item, so that its length is a condition on the write. */
export const userListEntity = entityOf({
  model: { service: 'rovers', entity: 'userList', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    listId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    /** Ids alone, in the order in which they were added: what is known of them is read where it is shown. */
    people: { type: 'list', items: { type: 'string' }, required: true },
    version: { type: 'number', required: true },
  },
  indexes: {
    /** One person's lists. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['listId'] } },
  },
});
