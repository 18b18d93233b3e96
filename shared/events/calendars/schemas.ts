import * as z from 'zod';
import { FeedId } from '#shared/ids.ts';
import { Line } from '#shared/text.ts';

/** Which events a calendar feed carries: those one is in or waits for, those one hosts, or both. */
export const FeedKind = z.enum(['joining', 'hosting', 'everything'], 'Choose which events.');
export type FeedKind = z.infer<typeof FeedKind>;

/** What a person calls a link, to know it again when they revoke it. */
export const FeedLabel = Line(2, 40, 'The name');

/** As many links as one person has at a time. */
export const mostFeeds = 10;

/** A calendar link without its secret, which cannot be read back. */
export const CalendarFeed = z.object({
  feedId: FeedId,
  kind: FeedKind,
  label: z.string(),
  createdAt: z.iso.datetime(),
  /** When its secret was last replaced. */
  renewedAt: z.iso.datetime().optional(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** A calendar link at the one moment when its address is known. */
export const NewFeed = CalendarFeed.extend({ url: z.url() });
