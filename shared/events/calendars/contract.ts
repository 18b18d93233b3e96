import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId, FeedId } from '#shared/ids.ts';
import { ShareToken } from '../rsvp/contract.ts';
import { CalendarFeed, FeedKind, FeedLabel, NewFeed } from './schemas.ts';

const oneFeed = z.strictObject({ feedId: FeedId });

/** What people take out of the product: calendar feeds that other programs read, and lists as files. */
export const calendarsContract = defineContract('calendars', {
  createFeed: {
    method: 'POST',
    path: '/events/me/calendar-feeds',
    summary: 'Make a secret link under which a calendar program reads your events; it is told once',
    access: 'emailVerified',
    limit: { calls: 20, per: 'day' },
    input: z.strictObject({ kind: FeedKind, label: FeedLabel }),
    output: NewFeed,
    errors: ['feed.tooMany'],
  },
  listFeeds: {
    method: 'GET',
    path: '/events/me/calendar-feeds',
    summary: 'List your calendar links, newest first, without their secrets',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ feeds: z.array(CalendarFeed) }),
  },
  renewFeed: {
    method: 'POST',
    path: '/events/me/calendar-feeds/{feedId}/renewal',
    summary: 'Give a calendar link a new secret; the old one stops working at once',
    access: 'emailVerified',
    limit: { calls: 20, per: 'day' },
    input: oneFeed,
    output: NewFeed,
    errors: ['feed.notFound'],
  },
  revokeFeed: {
    method: 'DELETE',
    path: '/events/me/calendar-feeds/{feedId}',
    summary: 'Revoke a calendar link; what read it gets nothing more',
    access: 'signedIn',
    input: oneFeed,
    output: z.object({}),
    errors: ['feed.notFound'],
  },
  downloadCalendar: {
    method: 'GET',
    path: '/events/{eventId}/calendar',
    summary: 'Download an event for a calendar (RFC 5545)',
    access: 'public',
    produces: 'text/calendar',
    cacheSeconds: 60,
    input: z.strictObject({ eventId: EventId, token: ShareToken.optional() }),
    output: z.string(),
    errors: ['event.notFound'],
  },
  exportJoiners: {
    method: 'GET',
    path: '/events/{eventId}/joiners/export',
    summary: 'Download who is in and who waits as CSV (RFC 4180)',
    access: 'event:manage',
    produces: 'text/csv',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({ eventId: EventId }),
    output: z.string(),
    errors: ['event.notFound'],
  },
});
