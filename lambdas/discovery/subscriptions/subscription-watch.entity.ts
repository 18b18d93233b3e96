import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** An activity subscription that tells at once, where a new event finds it: by the square of the map its centre is in. */
export const subscriptionWatchEntity = entityOf({
  model: { service: 'rovers', entity: 'subscriptionWatch', version: '1' },
  attributes: {
    cell: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    subscriptionId: { type: 'string', required: true },
    lat: { type: 'number', required: true },
    lng: { type: 'number', required: true },
    radius: { type: 'number', required: true },
    /** Labels of game types. */
    activities: { type: 'list', items: { type: 'string' }, required: true },
  },
  indexes: {
    /** Who is told at once of what begins around here. */
    byCell: {
      pk: { field: 'pk', composite: ['cell'] },
      sk: { field: 'sk', composite: ['userId', 'subscriptionId'] },
    },
  },
});
