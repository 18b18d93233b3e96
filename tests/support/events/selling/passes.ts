import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/events/series/pass/api.ts';
import { seriesPass } from '#shared/events/series/pass/contract.ts';
import { aPerson } from '../../accounts/people.ts';
import { payWith } from '../../payments/local-stripe.ts';
import { aDependant } from '../../people/family.ts';
import { cloud } from '../../product/cloud.ts';
import { product } from '../../product/product.ts';
import { aSellingHost, goodCard, ordersApi, settleAll, twelveByCard } from '../checkout.ts';
import { eventDetails, eventsApi } from '../events.ts';
import { aTuesday, datesOf } from '../series.ts';

export const passApi = product.client(seriesPass, handler);

/** Four Tuesdays at $12 by card, each $10 with a pass. */
export async function aPassSeries(differences: object = {}) {
  const { host, stripeId } = await aSellingHost();
  const details = {
    ...twelveByCard,
    passPrice: { amountMinor: 1000, currency: 'USD' as const },
    localStart: `${aTuesday()}T18:00`,
    reoccurringInfo: { frequency: 'weekly' as const, count: 4 },
    ...differences,
  };
  const event = await eventsApi.signedInAs(host).scheduleEvent(eventDetails(details));
  const dates = await datesOf(event.eventId, host);
  return { event, eventId: event.eventId, host, stripeId, dates, ids: dates.map(({ eventId }) => eventId) };
}

/** A parent of Ana and Ben at a series that is sold with a pass. */
export async function aFamilyPass(differences: object = {}) {
  const [series, me] = [await aPassSeries(differences), await aPerson()];
  const child = async (firstName: string) => ({ dependantId: (await aDependant(me, { firstName })).dependantId });
  return { ...series, me, ana: await child('Ana'), ben: await child('Ben'), api: passApi.signedInAs(me) };
}

/** Buys the pass, up to what follows from the payment. */
export async function buyPass(eventId: string, player: Account): Promise<string> {
  const { order } = await passApi.signedInAs(player).holdPass({ eventId });
  await payOrder(order.orderId, player);
  return order.orderId;
}

export async function payOrder(orderId: string, player: Account): Promise<void> {
  const { url } = await ordersApi.signedInAs(player).startCheckout({ orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
}
