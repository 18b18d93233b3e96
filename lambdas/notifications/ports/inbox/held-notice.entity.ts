import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What waits to be told to a person together with other things, at one instant. */
export const heldNoticeEntity = entityOf({
  model: { service: 'rovers', entity: 'heldNotice', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    /** ISO 8601, UTC. */
    until: { type: 'string', required: true },
    noticeId: { type: 'string', required: true },
    topic: { type: 'string', required: true },
    authorId: { type: 'string' },
    title: { type: 'string', required: true },
    words: { type: 'string', required: true },
    url: { type: 'string' },
    /** When the event starts that it is about: from then on it is not sent. */
    startsAt: { type: 'string' },
    causedAt: { type: 'string', required: true },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Everything that waits for one instant. */
    byInstant: { pk: { field: 'pk', composite: ['userId', 'until'] }, sk: { field: 'sk', composite: ['noticeId'] } },
    /** Everything that waits for one person. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['until', 'noticeId'] },
    },
  },
});
