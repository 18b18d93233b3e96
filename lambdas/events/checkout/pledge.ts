import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { cardPriceOf, cardShareOf, type ShareLock } from '#shared/events/payments/card-share.ts';
import { shareConsent } from '#shared/events/payments/share-words.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/** An event with what a spot costs by card now: of a shared cost the most, until its price is final. */
export function pricedNow(event: StoredEvent, lock: ShareLock): StoredEvent {
  const { price: _, ...rest } = event;
  const price = cardPriceOf(event, lock);
  return price ? { ...rest, price } : rest;
}

/** An order for a shared cost whose price is not final: the card is saved, and charged once it is. */
export function asPledge(order: StoredOrder, event: StoredEvent, plan: TeamPlan, { lockedAt }: ShareLock): StoredOrder {
  if (!cardShareOf(event) || lockedAt) return order;
  const { codeTerms: _, ...rest } = order;
  const { totalMinor: mostMinor, currency, createdAt: at } = order;
  const { feePayer = 'player' } = event;
  return {
    ...rest,
    pledge: { mostMinor, fees: { plan, feePayer } },
    consent: { text: shareConsent({ amountMinor: mostMinor, currency }, event), at },
  };
}
