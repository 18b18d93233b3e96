import type { Notification } from '#shared/notifications/notification.ts';

/** One row: the newest notice, with earlier ones of the same kind about the same event. */
export interface InboxRow {
  readonly newest: Notification;
  readonly earlier: readonly Notification[];
}

export interface InboxDay {
  /** `Today`, `Yesterday`, `Mon, Nov 23`. */
  readonly title: string;
  readonly rows: readonly InboxRow[];
}

/** For how long something that was read without an answer can still be answered here; then only on its own page. */
const answeredWithinMs = 7 * 24 * 60 * 60 * 1000;

/** What was answered asks no more; what was only read does for some days. */
export const isOpen = ({ read, isAnswered, createdAt, data: { asks } }: Notification, now: Date): boolean =>
  asks !== undefined && !isAnswered && (!read || now.getTime() - Date.parse(createdAt) < answeredWithinMs);

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
const dayMs = 24 * 60 * 60 * 1000;

function dayWords(at: Date, now: Date): string {
  if (at.toDateString() === now.toDateString()) return 'Today';
  return at.toDateString() === new Date(now.getTime() - dayMs).toDateString() ? 'Yesterday' : day.format(at);
}

/** Newest first, by the reader's days; notices that wait for an answer stand alone. */
export function daysOf(notifications: readonly Notification[], now: Date): readonly InboxDay[] {
  const days = Map.groupBy(notifications, ({ createdAt }) => dayWords(new Date(createdAt), now));
  return [...days].map(([title, all]) => ({ title, rows: rowsOf(all, now) }));
}

function rowsOf(all: readonly Notification[], now: Date): readonly InboxRow[] {
  const groups = Map.groupBy(all, (one) =>
    one.data.eventId && !isOpen(one, now) ? `${one.data.eventId}/${one.type}` : one.notificationId,
  );
  return [...groups.values()].flatMap(([newest, ...earlier]) => (newest ? [{ newest, earlier }] : []));
}
