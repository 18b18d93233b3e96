import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { sellerOf } from '#lambdas/payments/ports/accounts/seller-of.ts';
import { shownOrder, shownTerms } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import { isPayable } from '#shared/payments/outside/is-payable.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import { quoteOf, termsOf } from '../order-for.ts';
import type { CheckoutParts } from './hold-spots.ts';

type GetEventQuote = (typeof eventCheckout)['operations']['getEventQuote'];

/** The whole price of one spot, for the reader. */
export async function getEventQuote(
  input: Parsed<GetEventQuote>,
  caller: Caller,
  parts: Pick<CheckoutParts, 'events' | 'orders' | 'payouts' | 'teams'>,
): Promise<Output<GetEventQuote>> {
  const { userId } = actorOf(caller);
  const { event } = await visibleEvent(input, parts.events, userId);
  if (!event.price) throw new Problem('payment.notDue');
  const [{ account, plan }, order] = await Promise.all([
    sellerOf(event, parts, caller.now),
    parts.orders.findFor({ subjectId: event.eventId, personId: userId }),
  ]);
  const quote = quoteOf(event, { userId, name: '', guests: [] }, plan);
  if (!quote) throw new Problem('payment.notDue');
  const terms = termsOf(event);
  return {
    totalMinor: quote.totalMinor,
    priceMinor: event.price.amountMinor,
    currency: quote.currency,
    takesCards: account !== undefined,
    takesMoneyAtDoor: isPayable(event.payOutside),
    ...(terms && { terms: shownTerms(terms) }),
    ...(order && { order: shownOrder(order) }),
  };
}
