import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';
import { Notification } from './notification.ts';
import { preferences } from './preferences.ts';
import { pushOperations } from './push-operations.ts';

const version = z.int().min(0);
const notificationId = z.string().regex(/^ntc_[0-9A-HJKMNP-TV-Z]{26}$/, 'Not a valid id.');
/** Where a notification is: its instant and its id. */
const key = { createdAt: z.iso.datetime('Not an instant.'), notificationId };
/** More unread ones than anybody counts. */
export const mostCounted = 100;

/** Notifications and their settings. Only the server makes a notification (decision D38). */
export const notificationsContract = defineContract('notifications', {
  getNotificationSettings: {
    method: 'GET',
    path: '/notifications/settings',
    summary: 'Read your notification settings',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ ...preferences, version }),
  },
  saveNotificationSettings: {
    method: 'PUT',
    path: '/notifications/settings',
    summary: 'Update your notification settings; topics left out stay as they are',
    access: 'signedIn',
    input: z.strictObject({ ...preferences, version }),
    output: z.object({ ...preferences, version }),
    errors: ['record.changed', 'user.notFound'],
  },
  listNotifications: {
    method: 'GET',
    path: '/notifications/mine',
    summary: 'List your notifications, newest first',
    access: 'signedIn',
    input: z.strictObject({
      unread: z.enum(['true']).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      cursor: z.string().max(1024).optional(),
    }),
    output: z.object({ notifications: z.array(Notification), nextCursor: z.string().optional() }),
    errors: ['request.cursorInvalid'],
  },
  countUnread: {
    method: 'GET',
    path: '/notifications/mine/unread',
    summary: 'Count your unread notifications, up to 100',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ unread: z.int() }),
  },
  markRead: {
    method: 'PUT',
    path: '/notifications/mine/{createdAt}/{notificationId}/read',
    summary: 'Mark a notification as read, as answered, or as unread',
    access: 'signedIn',
    input: z.strictObject({ ...key, read: z.boolean().default(true), isAnswered: z.literal(true).optional() }),
    output: z.object({}),
    errors: ['notification.notFound'],
  },
  markAllRead: {
    method: 'PUT',
    path: '/notifications/mine/read',
    summary: 'Mark all notifications received until a time as read',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({ until: z.iso.datetime('Not an instant.') }),
    output: z.object({ marked: z.int() }),
  },
  deleteNotification: {
    method: 'DELETE',
    path: '/notifications/mine/{createdAt}/{notificationId}',
    summary: 'Delete a notification',
    access: 'signedIn',
    input: z.strictObject(key),
    output: z.object({}),
    errors: ['notification.notFound'],
  },
  turnOffMail: {
    method: 'POST',
    path: '/notifications/mail/off/{token}',
    ignoresBody: true,
    summary: 'Turn off emails about a topic with the link from an email (RFC 8058)',
    access: 'public',
    input: z.strictObject({ token: z.string().max(1024) }),
    output: z.object({ topic: z.string() }),
    errors: ['mail.linkInvalid'],
  },
  ...pushOperations,
});
