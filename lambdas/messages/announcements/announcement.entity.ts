import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** An announcement, until the mails and notifications that it became are long out. */
export const announcementEntity = entityOf({
  model: { service: 'rovers', entity: 'announcement', version: '1' },
  attributes: {
    announcementId: { type: 'string', required: true },
    scopeKind: { type: 'string', required: true },
    scopeId: { type: 'string', required: true },
    authorId: { type: 'string', required: true },
    audience: { type: 'list', items: { type: 'string' }, required: true },
    title: { type: 'string', required: true },
    message: { type: 'string', required: true },
    /** How many people it went to when it was sent. */
    people: { type: 'number', required: true },
    sentAt: { type: 'string', required: true },
    /** Seconds since 1970. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One announcement. */
    byId: { pk: { field: 'pk', composite: ['announcementId'] }, sk: { field: 'sk', composite: [] } },
  },
});
