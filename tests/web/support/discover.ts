import type { Answers } from './app.tsx';
import { aCard } from './cards.ts';

/** The discover page around Austin. */
export const austin = '/discover?lat=30.2672&lng=-97.7431&near=Austin,+TX';

/** What a search answers: one event unless the test says otherwise, in the list and on the map. */
export const found = (answer: object = { events: [aCard] }): Answers => ({
  'GET /api/public/discovery/events': answer,
  'GET /api/public/discovery/events/map': { page: 0, hits: 20, hasMore: false, isCut: false, ...answer },
});

/** The query of an address. */
export const asked = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams);
