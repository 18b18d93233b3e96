import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { notificationEntity } from './inbox/notification.entity.ts';

/** As long as the others are kept. */
const keptSeconds = 180 * 24 * 60 * 60;

interface Key {
  readonly userId: string;
  readonly createdAt: string;
  readonly notificationId: string;
}

/** What a notification asked is answered: it is read, or gone. One that has not come yet does not come any more. */
export type SettleNotification = (key: Key, as: 'read' | 'gone', now: Date) => Promise<void>;

export function createSettleNotification(table: Table): SettleNotification {
  const rows = notificationEntity(table);
  return async (key, as, now) => {
    const settle = () =>
      wasMade(
        rows
          .patch(key)
          .set({ read: true, isAnswered: true, ...(as === 'gone' && { isGone: true }) })
          .go(),
      );
    if (await settle()) return;
    const expires = Math.floor(now.getTime() / 1000) + keptSeconds;
    const never = { ...key, type: '', title: '', description: '', data: {}, read: true, isGone: true, expires };
    if (!(await wasMade(rows.create(never).go()))) await settle();
  };
}
