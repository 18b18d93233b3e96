import type { FeedKind } from '#shared/events/calendars/schemas.ts';

/** What each kind of link carries, in words. */
export const kindWords: Readonly<Record<FeedKind, string>> = {
  everything: 'Events I play in and events I host',
  joining: 'Events I play in',
  hosting: 'Events I host',
};
