import type { FunctionSpec } from '../../kernel/function.ts';

export const eventPagePaths = [
  '/evt/{eventId}',
  '/discover/events/{eventId}',
  '/discover/games/{eventId}',
  '/share/event/{eventId}',
] as const;

/** Shows events to people who are not signed in, and to whatever reads a page to show a link to it. */
export const eventPagesFunction: FunctionSpec = {
  name: 'event-pages',
  entry: 'lambdas/events/pages/handler.ts',
  servesPages: eventPagePaths,
  may: ['readTable', 'knowWebOrigin'],
};
