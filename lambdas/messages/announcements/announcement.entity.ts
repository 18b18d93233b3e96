import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Reach } from '#shared/messages/announcements/contract.ts';

/** An announcement, until the mails and notifications that it became are long out. */
export const announcementEntity = entityOf({
  model: { service: 'rovers', entity: 'announcement', version: '1' },
  attributes: {
    announcementId: { type: 'string', required: true },
    /** The event, community or season. */
    aboutId: { type: 'string', required: true },
    /** What the limit of a day is held to: the thing itself, or the one team that a captain writes to. */
    scopeKind: { type: 'string', required: true },
    scopeId: { type: 'string', required: true },
    authorId: { type: 'string', required: true },
    audience: { type: 'list', items: { type: 'string' }, required: true },
    title: { type: 'string', required: true },
    message: { type: 'string', required: true },
    /** Why it is pushed at night. */
    urgentReason: { type: 'string' },
    /** How many people it went to when it was sent, and in which ways. */
    reach: { type: CustomAttributeType<Reach>('any'), required: true },
    sentAt: { type: 'string', required: true },
    /** Seconds since 1970. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One announcement. */
    byId: { pk: { field: 'pk', composite: ['announcementId'] }, sk: { field: 'sk', composite: [] } },
    /** The announcements about one thing, by when they were sent. */
    byAbout: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['aboutId'] },
      sk: { field: 'gsi1sk', composite: ['sentAt', 'announcementId'] },
    },
  },
});
