import type { FunctionSpec } from '../../kernel/function.ts';

export const eventPagePaths = [
  '/evt/{eventId}',
  '/discover/events/{eventId}',
  '/share/event/{eventId}',
  '/embed/events',
  '/calendars/feed.ics',
] as const;

/** Shows events to people who are not signed in, to whatever previews a link, to frames on other sites and to calendars. */
export const eventPagesFunction: FunctionSpec = {
  name: 'event-pages',
  entry: 'lambdas/events/pages/handler.ts',
  servesPages: eventPagePaths,
  may: ['readTable', 'knowWebOrigin'],
};
