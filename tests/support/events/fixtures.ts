import { handler } from '#lambdas/events/fixtures/api.ts';
import { handler as followingHandler } from '#lambdas/events/following/api.ts';
import { fixturesContract } from '#shared/events/fixtures/contract.ts';
import { following } from '#shared/events/following/contract.ts';
import { product } from '../product/product.ts';

export const fixturesApi = product.client(fixturesContract, handler);
const lists = product.client(following, followingHandler);

/** What home asks of a person's events, matches and children. */
export const listsOf = (person: { readonly userId: string }) =>
  lists.signedInAs(person).listMyEvents({ matches: 25, children: 10 });

/** The next matches of a person, as home shows them. */
export const matchesOf = async (person: { readonly userId: string }) => (await listsOf(person)).matches ?? [];
