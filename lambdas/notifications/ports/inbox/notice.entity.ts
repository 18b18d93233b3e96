import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** One thing told to one person on one channel: the proof that it was sent, or the lease of who is sending it. */
export const noticeEntity = entityOf({
  model: { service: 'rovers', entity: 'notice', version: '1' },
  attributes: {
    noticeId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    topic: { type: 'string', required: true },
    /** Who is sending, one value per try. */
    claimedBy: { type: 'string', required: true },
    /** Milliseconds since 1970. No other run sends before then. */
    leasedUntil: { type: 'number', required: true },
    tries: { type: 'number', required: true },
    /** Set by the sender or, should it have died, by what the mail service tells. */
    sentAt: { type: 'string' },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One notice. */
    byId: { pk: { field: 'pk', composite: ['noticeId'] }, sk: { field: 'sk', composite: [] } },
  },
});
