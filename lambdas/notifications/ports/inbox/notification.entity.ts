import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { NotificationData } from '#shared/notifications/notification.ts';

/** Something that one person was told, as the product shows it (R-NOTIF-21). Its key names the cause: it is there once. */
export const notificationEntity = entityOf({
  model: { service: 'rovers', entity: 'notification', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    notificationId: { type: 'string', required: true },
    /** What it is about: a topic. */
    type: { type: 'string', required: true },
    title: { type: 'string', required: true },
    description: { type: 'string', required: true },
    /** Where it leads and what can be answered; see `NotificationData`. */
    data: { type: CustomAttributeType<NotificationData>('any'), required: true },
    imageUrl: { type: 'string' },
    /** When the event starts that it is about: from then on it is not pushed. */
    startsAt: { type: 'string' },
    /** Where the clock of what it is about is read. */
    timeZone: { type: 'string' },
    /** Its sender said why it cannot wait for the morning. */
    isUrgent: { type: 'boolean' },
    /** Who caused it, where that is one person: blocked meanwhile, they are not heard. */
    authorId: { type: 'string' },
    /** Push waits until then, together with whatever else does. */
    heldUntil: { type: 'string' },
    read: { type: 'boolean', required: true },
    /** What it asks was answered, here or elsewhere. */
    isAnswered: { type: 'boolean' },
    /** Deleted by its owner: kept, so that a message that is delivered again does not bring it back. */
    isGone: { type: 'boolean' },
    /** The trace that it follows from. */
    traceId: { type: 'string' },
    createdAt: { type: 'string', required: true },
    /** Seconds since 1970. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** A person's, by when they came about. */
    byPerson: {
      pk: { field: 'pk', composite: ['userId'] },
      sk: { field: 'sk', composite: ['createdAt', 'notificationId'] },
    },
  },
});
