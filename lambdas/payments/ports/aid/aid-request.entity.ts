import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A person's request to pay a community less for one event, season or tournament, and the answer. */
export const aidRequestEntity = entityOf({
  model: { service: 'rovers', entity: 'aidRequest', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    /** The event, season or tournament. */
    subjectId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** What it is called. */
    title: { type: 'string', required: true },
    /** Private: for those who manage the money. */
    note: { type: 'string', required: true },
    status: { type: ['asked', 'granted', 'declined'] as const, required: true },
    /** How much less they pay, where it was granted. */
    percent: { type: 'number' },
    askedAt: { type: 'string', required: true },
    answeredAt: { type: 'string' },
  },
  indexes: {
    /** What people asked a community, or one of them. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: ['subjectId', 'userId'] } },
    /** What one person asked. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['askedAt', 'subjectId'] },
    },
  },
});
