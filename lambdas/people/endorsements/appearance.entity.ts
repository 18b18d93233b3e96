import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a player was at an event that is over, as the event's own context says; forgotten after a year. */
export const appearanceEntity = entityOf({
  model: { service: 'rovers', entity: 'appearance', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    gameTypeId: { type: 'string', required: true },
    endedAt: { type: 'string', required: true },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One person at one event. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** What a person was at, in the order of its end. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['endedAt', 'eventId'] },
    },
  },
});
