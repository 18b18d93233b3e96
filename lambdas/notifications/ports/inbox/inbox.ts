import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { traceFields } from '#lambdas/kernel/observability/invocation.ts';
import type { NotificationData } from '#shared/notifications/notification.ts';
import { notificationEntity } from './notification.entity.ts';

/** How far back the inbox goes. */
const keptSeconds = 180 * 24 * 60 * 60;

interface NewNotification {
  readonly userId: string;
  /** Named by its cause, and so is `createdAt`: put in twice, it is there once, even after it was read or deleted. */
  readonly notificationId: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly data: NotificationData;
  readonly createdAt: string;
  readonly startsAt?: string;
  readonly timeZone?: string;
  readonly isUrgent?: true;
  readonly authorId?: string;
}

/** What people find in the product of what they were told. */
export interface Inbox {
  put(notification: NewNotification, now: Date): Promise<void>;
}

export function createInbox(table: Table): Inbox {
  const rows = notificationEntity(table);
  return {
    put: async (notification, now) => {
      const expires = Math.floor(now.getTime() / 1000) + keptSeconds;
      await wasMade(rows.create({ ...notification, ...traceFields(), read: false, expires }).go());
    },
  };
}
