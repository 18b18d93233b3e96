import type Stripe from 'stripe';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { orderEffects } from '../orders/on-order-event.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { createWrite } from '../ports/write.ts';
import type { EffectContext } from '../webhooks/effect.ts';

/** Does what the event about a movement would have done, had it come. Safe to repeat. */
export type CatchUp = (moved: Stripe.BalanceTransaction, context: EffectContext) => Promise<void>;

/** Orders that were paid, or of which money went back, without a word of the provider's having reached us. */
export function createCatchUp(table: Table, retry: Retry): CatchUp {
  const effects = orderEffects(createOrders(table, retry));
  const write = createWrite(table, retry);
  return async (moved, context) => {
    const told = toldBy(moved);
    const effect = told && effects[told.type];
    if (!told || !effect) return;
    await retry(async () => {
      const event = { ...told, eventId: moved.id, createdAt: moved.created, livemode: context.provider.livemode };
      const parts = await effect(event, context);
      if (parts === 'unknown') return;
      const refused = await write(parts);
      if (refused.length > 0) throw contention('The order moved while the provider was asked');
    });
  };
}

/** The event that tells of a payment or of a refund; undefined for other movements. */
export function toldBy({ source }: Stripe.BalanceTransaction) {
  if (source === null || typeof source === 'string') return undefined;
  if (source.object === 'refund') return { type: 'refund.updated', object: { ...source } };
  if (source.object !== 'charge' || !source.payment_intent) return undefined;
  const { metadata, payment_intent: intent } = source;
  const id = typeof intent === 'string' ? intent : intent.id;
  return { type: 'payment_intent.succeeded', object: { id, object: 'payment_intent', metadata } };
}
