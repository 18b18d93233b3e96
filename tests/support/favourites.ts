import { eventsApi } from './events.ts';

/** Keeps an event. */
export const keep = (person: { userId: string }, refId: string, more: object = {}) =>
  eventsApi.signedInAs(person).addFavourite({ kind: 'event', refId, ...more });

/** What a person keeps, newest first. */
export const favouritesOf = async (person: { userId: string }) =>
  (await eventsApi.signedInAs(person).listFavourites({ userId: person.userId })).favourites;
