import { isMailTopic, isUrgent } from '#shared/notifications/topics.ts';
import type { InboxEntry } from './inbox-reader.ts';
import type { PushMessage } from './post.ts';

const daySeconds = 24 * 60 * 60;
/** A seat that is held for a player is gone soon; a message about it is of no use the day after. */
const offerSeconds = 60 * 60;

/** What is pushed of a notification. Messages about one event take each other's place. */
export function messageOf(row: InboxEntry, now: Date): PushMessage {
  const { title, description: body, type, startsAt, notificationId } = row;
  const { path = '/notifications', eventId } = row.data as { path?: string; eventId?: string };
  const untilStart = startsAt ? Math.floor((Date.parse(startsAt) - now.getTime()) / 1000) : daySeconds;
  const longest = type === 'waitlistOffer' ? offerSeconds : daySeconds;
  return {
    words: { title, body, path, tag: eventId ?? notificationId },
    ttlSeconds: Math.min(longest, untilStart > 0 ? untilStart : daySeconds),
    urgency: isMailTopic(type) && isUrgent(type) ? 'high' : 'normal',
  };
}

/** One message about everything that waited. */
export function summaryOf(rows: readonly InboxEntry[]): PushMessage {
  const words = {
    title: `You have ${rows.length} updates`,
    body: rows.map(({ title }) => title).join(' · '),
    path: '/notifications',
    tag: 'held',
  };
  return { words, ttlSeconds: daySeconds, urgency: 'normal' };
}
