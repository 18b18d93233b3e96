import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler as fixShares } from '#lambdas/events/checkout/shares/job.ts';
import { handler as endHolds } from '#lambdas/events/rsvp/expiry/job.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { handler as chargeCards } from '#lambdas/payments/orders/charges-job.ts';
import { shareLocksAt } from '#shared/events/payments/card-share.ts';
import { payWith } from '../../payments/local-stripe.ts';
import { cloud } from '../../product/cloud.ts';
import { product } from '../../product/product.ts';
import { runJob } from '../../product/run-job.ts';
import { aSellingHost, checkoutApi, goodCard, ordersApi, settleAll } from '../checkout.ts';
import { eventDetails, eventsApi } from '../events.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** $10 that players share by card, $14 at most each. */
export async function aSharedEvent(differences: object = {}) {
  const { host } = await aSellingHost();
  const shared = {
    costShare: { total: usd(1000), capPerHead: usd(1400) },
    refundPolicy: 'flexible' as const,
    ...differences,
  };
  const event = await eventsApi.signedInAs(host).scheduleEvent(eventDetails(shared));
  return { eventId: event.eventId, event, host };
}

export const orderOf = (orderId: string, player: Account) => ordersApi.signedInAs(player).getOrder({ orderId });

/** Saves a card on the provider's page, up to what follows from it. */
export async function saveCardFor(orderId: string, player: Account, card = goodCard): Promise<void> {
  const { url } = await ordersApi.signedInAs(player).startCheckout({ orderId });
  payWith(cloud.stripe, url, card);
  await settleAll();
}

/** A player who holds a spot of a shared cost and saves a card for it. */
export async function sharesIn(eventId: string, player: Account, card = goodCard): Promise<string> {
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  await saveCardFor(order.orderId, player, card);
  return order.orderId;
}

/** Moves the clock to when the price of an event is final, unless it is past, and lets happen what is due. */
export async function fixPrices({ startsAt }: { readonly startsAt: string }): Promise<void> {
  const ahead = Date.parse(shareLocksAt(startsAt)) - clock.now().getTime();
  if (ahead > 0) product.clock.forwardMinutes(Math.ceil(ahead / 60_000));
  for (const what of [fixShares, chargeCards, endHolds, chargeCards]) {
    await product.drain();
    await runJob(what);
    await settleAll();
  }
}
