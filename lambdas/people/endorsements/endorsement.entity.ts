import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What one person endorses in another: one of each kind for each two people, because the key says so. */
export const endorsementEntity = entityOf({
  model: { service: 'rovers', entity: 'endorsement', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    authorId: { type: 'string', required: true },
    /** See `EndorsedFor`. */
    endorsedFor: { type: 'string', required: true },
    /** Of a sport alone. */
    level: { type: ['beginner', 'intermediate', 'advanced'] as const },
    /** The event that both were at. */
    eventId: { type: 'string', required: true },
    at: { type: 'string', required: true },
  },
  indexes: {
    /** Everything that is endorsed in a person. */
    byPerson: {
      pk: { field: 'pk', composite: ['userId'] },
      sk: { field: 'sk', composite: ['authorId', 'endorsedFor'] },
    },
    /** Everything that a person endorses in others. */
    byAuthor: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['authorId'] },
      sk: { field: 'gsi2sk', composite: ['userId', 'endorsedFor'] },
    },
  },
});
