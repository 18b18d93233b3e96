import { handler } from '#lambdas/events/following/api.ts';
import { following } from '#shared/events/following/contract.ts';
import { product } from '../product/product.ts';

export const followingApi = product.client(following, handler);

/** Keeps an event. */
export const keep = (person: { userId: string }, refId: string, more: object = {}) =>
  followingApi.signedInAs(person).addFavourite({ kind: 'event', refId, ...more });

/** What a person keeps, newest first. */
export const favouritesOf = async (person: { userId: string }) =>
  (await followingApi.signedInAs(person).listFavourites({ userId: person.userId })).favourites;
