export const eventPagePaths = [
  '/evt/{eventId}',
  '/discover/events/{eventId}',
  '/share/event/{eventId}',
  '/embed/events',
  '/calendars/feed.ics',
  '/calendars/season.ics',
] as const;
