import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What a host wrote with the answer to a request, for the mail that tells of it. The message names it and nothing more. */
export const decisionNoteEntity = entityOf({
  model: { service: 'rovers', entity: 'decisionNote', version: '1' },
  attributes: {
    messageId: { type: 'string', required: true },
    note: { type: 'string', required: true },
    /** Seconds since 1970. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** What goes with one message. */
    byMessage: { pk: { field: 'pk', composite: ['messageId'] }, sk: { field: 'sk', composite: [] } },
  },
});
