import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A person's answer to an event, as the line last said. Kept by `events-seats`; lists read it, decisions do not. */
export const rsvpEntity = entityOf({
  model: { service: 'rovers', entity: 'rsvp', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    status: { type: ['in', 'waiting', 'offered', 'requested', 'none'] as const, required: true },
    /** The version of the line this was read from: older news never overwrites newer. */
    seatsVersion: { type: 'number', required: true },
    startsAt: { type: 'string', required: true },
    endsAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One person's answer to one event. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** A person's events, by start. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['startsAt', 'eventId'] },
    },
  },
});
