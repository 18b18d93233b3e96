import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a person asks to join a team, or was declined. */
export const teamRequestEntity = entityOf({
  model: { service: 'rovers', entity: 'teamRequest', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    teamId: { type: 'string', required: true },
    status: { type: ['requested', 'declined'] as const, required: true },
    /** What was asked at that time, with what they said. */
    answers: {
      type: 'list',
      items: {
        type: 'map',
        properties: { question: { type: 'string', required: true }, answer: { type: 'string', required: true } },
      },
      required: true,
    },
    askedAt: { type: 'string', required: true },
    decidedAt: { type: 'string' },
  },
  indexes: {
    /** What one person asked. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['teamId'] } },
    /** Who asks to join one team, the longest waiting first. */
    byTeam: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['teamId'] },
      sk: { field: 'gsi1sk', composite: ['askedAt', 'userId'] },
    },
  },
});
