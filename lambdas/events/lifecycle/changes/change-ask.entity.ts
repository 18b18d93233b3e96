import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A request to a player who was in to review a change, and how far they have. */
export const changeAskEntity = entityOf({
  model: { service: 'rovers', entity: 'changeAsk', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** The version of the event that made the newest change they are asked about. */
    version: { type: 'number', required: true },
    /** The newest of which they said that they have seen it; 0 while none. */
    seen: { type: 'number', required: true },
    /** Which change of a whole series it was; empty where the event changed by itself. */
    ofSeries: { type: 'string' },
    /** When the event is over, after which nothing is asked. */
    endsAt: { type: 'string', required: true },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Who is asked about one event. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** What one person is asked to look at. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['endsAt', 'eventId'] },
    },
  },
});
