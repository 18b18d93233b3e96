import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What a person said with their answer to an event. Whether they are in is not here: the line says so. */
export const answerEntity = entityOf({
  model: { service: 'rovers', entity: 'answer', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** Who comes with them. */
    guests: {
      type: 'list',
      required: true,
      items: { type: 'map', properties: { name: { type: 'string' } } },
    },
    note: { type: 'string' },
    /** To the host's questions, in their order. */
    answers: { type: 'list', required: true, items: { type: 'string' } },
    /** Said instead of coming; means nothing while they are on the list. */
    reply: { type: ['maybe', 'declined'] as const },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** What people said to one event. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** What one person said, to whichever event. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['eventId'] },
    },
  },
});
