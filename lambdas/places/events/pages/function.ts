import type { FunctionSpec } from '#lambdas/kernel/function.ts';

export const placePagePaths = ['/calendars/places/{placeId}'] as const;

/** Shows what is on at a place to calendar programs. */
export const placePagesFunction: FunctionSpec = {
  name: 'place-pages',
  entry: 'lambdas/places/events/pages/handler.ts',
  servesPages: placePagePaths,
  may: ['readTable', 'knowWebOrigin'],
};
