import { handler } from '#lambdas/events/payments/api.ts';
import { eventPayments } from '#shared/events/payments/contract.ts';
import { product } from '../product/product.ts';
import { anEvent, joiners } from './events.ts';

export const eventPaymentsApi = product.client(eventPayments, handler);

/** What an event says that costs $10 at the door. */
export const tenAtTheDoor = {
  price: { amountMinor: 1000, currency: 'USD' as const },
  payOutside: [{ way: 'cash' as const }, { way: 'venmo' as const, to: '@maya' }],
};

/** What the host says of $10 in cash. */
export const tenInCash = { mark: 'cash', seenAmountMinor: 1000 } as const;

/** An event that costs $10 with so many players in, and its host at the list of payments. */
export async function aPricedEvent(people: number, more: object = {}) {
  const { event, host } = await anEvent({ ...tenAtTheDoor, ...more });
  const { eventId } = event;
  const joined = await joiners(eventId, people);
  return { eventId, host, joined, door: eventPaymentsApi.signedInAs(host) };
}

export const noEvent = 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV';
