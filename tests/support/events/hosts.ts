import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/events/hosts/api.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';

export const hostsApi = product.client(hostsContract, handler);

/** A player who confirmed to host an event with its host. */
export async function aCoHost(event: { readonly eventId: string }, host: Account): Promise<Account> {
  const person = await aPerson();
  await hostsApi.signedInAs(host).inviteHost({ eventId: event.eventId, userId: person.userId });
  await hostsApi.signedInAs(person).answerHosting({ eventId: event.eventId, answer: 'confirmed' });
  return person;
}

/** The player who is asked about an event that does not exist, or that they may not know, learns nothing. */
export const nowhere = 'evt_00000000000000000000000000';
