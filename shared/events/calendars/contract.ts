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
    summary: 'Create a secret calendar link; its address is returned once',
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
    summary: 'Replace the secret of a calendar link; the old one stops working right away',
    access: 'emailVerified',
    limit: { calls: 20, per: 'day' },
    input: oneFeed,
    output: NewFeed,
    errors: ['feed.notFound'],
  },
  revokeFeed: {
    method: 'DELETE',
    path: '/events/me/calendar-feeds/{feedId}',
    summary: 'Revoke a calendar link',
    access: 'signedIn',
    input: oneFeed,
    output: z.object({}),
    errors: ['feed.notFound'],
  },
  downloadCalendar: {
    method: 'GET',
    path: '/events/{eventId}/calendar',
    summary: 'Download an event as an iCalendar file (RFC 5545)',
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
    summary: 'Download the guest list and waitlist as CSV (RFC 4180)',
    access: 'event:manage',
    produces: 'text/csv',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({ eventId: EventId }),
    output: z.string(),
    errors: ['event.notFound'],
  },
});
