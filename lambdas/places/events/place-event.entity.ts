import { entityOf } from '#lambdas/kernel/data/entity.ts';

/**
 * What is known of an event here: where it happens and what its place shows of it. A row without a place remembers the
 * version, so that older news that comes late changes nothing.
 */
export const placeEventEntity = entityOf({
  model: { service: 'rovers', entity: 'placeEvent', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    placeId: { type: 'string' },
    startsAt: { type: 'string' },
    endsAt: { type: 'string' },
    /** When this version was made. */
    changedAt: { type: 'string' },
    title: { type: 'string' },
    gameTypeId: { type: 'string' },
    otherGameType: { type: 'string' },
    timeZone: { type: 'string' },
    isTimeTbd: { type: 'boolean' },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One event. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: [] } },
    /** What happens at a place, soonest first. */
    byPlace: {
      index: 'gsi1',
      condition: ({ placeId }) => placeId !== undefined,
      pk: { field: 'gsi1pk', composite: ['placeId'] },
      sk: { field: 'gsi1sk', composite: ['startsAt'] },
    },
  },
});
