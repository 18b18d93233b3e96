import type { EntityItem } from 'electrodb';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Notification } from '#shared/notifications/notification.ts';
import type { StoredPreferences } from '#shared/notifications/preferences.ts';
import { notificationEntity } from '../ports/inbox/notification.entity.ts';

interface Key {
  readonly userId: string;
  readonly createdAt: string;
  readonly notificationId: string;
}

export interface NotificationStore {
  /** Newest first, behind a position; `next` where there is more. */
  list(userId: string, page: Page): Promise<{ notifications: readonly Notification[]; next?: string }>;
  /** Strongly consistent, up to `most`. */
  countUnread(userId: string, most: number): Promise<number>;
  /** False when there is none. */
  setRead(key: Key, change: Change): Promise<boolean>;
  /** How many were unread and came until then. */
  markAll(userId: string, until: string): Promise<number>;
  /** False when there is none. */
  remove(key: Key): Promise<boolean>;
  /** False when they were changed since `version`, or the account is gone. */
  savePreferences(userId: string, stored: StoredPreferences, version: number): Promise<boolean>;
}

interface Change {
  readonly read: boolean;
  readonly isAnswered?: true;
  readonly isGone?: boolean;
}

interface Page {
  readonly limit: number;
  readonly onlyUnread: boolean;
  readonly after?: string | undefined;
}

type Rows = ReturnType<typeof notificationEntity>;
const atOnce = 10;
/** Behind every id. */
const behindAll = '~';

export function createNotificationStore(table: Table): NotificationStore {
  const rows = notificationEntity(table);
  return {
    list: async (userId, page) => list(rows, userId, page),
    countUnread: async (userId, most) => {
      const { notifications } = await list(rows, userId, { limit: most, onlyUnread: true });
      return notifications.length;
    },
    setRead: (key, change) => wasMade(changed(rows, key, change).go()),
    markAll: async (userId, until) => {
      const all = rows.query.byPerson({ userId }).lte({ createdAt: until, notificationId: behindAll });
      const unread = all.where((row, { eq, notExists }) => `${eq(row.read, false)} AND ${notExists(row.isGone)}`);
      const { data } = await unread.go({ consistent: true, pages: 'all' });
      await inParallel(data, atOnce, async (row) => void (await wasMade(changed(rows, row, { read: true }).go())));
      return data.length;
    },
    remove: (key) => wasMade(changed(rows, key, { isGone: true, read: true }).go()),
    savePreferences: (userId, stored, version) => savePreferences(table, userId, stored, version),
  };
}

/** Of a notification that its owner has not deleted. */
const changed = (rows: Rows, { userId, createdAt, notificationId }: Key, change: Change) =>
  rows
    .patch({ userId, createdAt, notificationId })
    .set(change)
    .where((row, { notExists }) => notExists(row.isGone));

/** Reads on until the page is full: what is read or gone is passed over. */
async function list(rows: Rows, userId: string, { limit, onlyUnread, after }: Page) {
  const [createdAt = '', notificationId = ''] = after?.split('#') ?? [];
  const all = after
    ? rows.query.byPerson({ userId }).lt({ createdAt, notificationId })
    : rows.query.byPerson({ userId });
  const wanted = all.where((row, { eq, notExists }) =>
    onlyUnread ? `${eq(row.read, false)} AND ${notExists(row.isGone)}` : notExists(row.isGone),
  );
  const { data } = await wanted.go({ consistent: true, order: 'desc', count: limit + 1 });
  const shown = data.slice(0, limit);
  const last = shown.at(-1);
  const next = data.length > limit && last ? `${last.createdAt}#${last.notificationId}` : undefined;
  return { notifications: shown.map(toNotification), ...(next && { next }) };
}

const toNotification = (row: EntityItem<Rows>): Notification => {
  const { userId, notificationId, type, title, description, read, isAnswered, createdAt, imageUrl } = row;
  return {
    ...{ userId, notificationId, type, title, description, read, createdAt },
    ...(isAnswered && { isAnswered }),
    ...(imageUrl && { imageUrl }),
    data: row.data as Notification['data'],
  };
};

function savePreferences(table: Table, userId: string, stored: StoredPreferences, version: number): Promise<boolean> {
  const { quietHours, timeZone, mailOff = [], pushOff = [], teamTopics = {}, digests = {} } = stored;
  const lists = { mailOff: [...mailOff], pushOff: [...pushOff], teamTopics, digests };
  const absent = [...(quietHours ? [] : ['quietHours' as const]), ...(timeZone ? [] : ['timeZone' as const])];
  return wasMade(
    accountEntity(table)
      .patch({ userId })
      .set({
        ...lists,
        notificationsVersion: version + 1,
        ...(quietHours && { quietHours: { ...quietHours } }),
        ...(timeZone && { timeZone }),
      })
      .remove(absent)
      .where((row, { eq, notExists }) => {
        const isSame = version === 0 ? notExists(row.notificationsVersion) : eq(row.notificationsVersion, version);
        return `${isSame} AND ${notExists(row.deletedAt)}`;
      })
      .go(),
  );
}
