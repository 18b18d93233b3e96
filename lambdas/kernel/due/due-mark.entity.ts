import { entityOf } from '../data/entity.ts';

/** How far a queue's work is known to be done: every minute before the mark is empty and stays so. */
export const dueMarkEntity = entityOf({
  model: { service: 'rovers', entity: 'dueMark', version: '1' },
  attributes: {
    queue: { type: 'string', required: true },
    minute: { type: 'string', required: true },
  },
  indexes: {
    /** One queue's mark. */
    byQueue: { pk: { field: 'pk', composite: ['queue'], casing: 'none' }, sk: { field: 'sk', composite: [] } },
  },
});
