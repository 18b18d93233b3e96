import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { cardSaved } from '#shared/payments/orders/messages.ts';
import { withCardSaved } from '#shared/payments/orders/pledge.ts';
import type { KeepCard } from '../cards/card-saved.ts';
import type { Orders } from '../ports/orders/orders.ts';
import { changing } from './changing.ts';

/** A payer saved the card that an order is charged to once its price is final. */
export const keepCardOfOrder =
  (orders: Pick<Orders, 'find'>): KeepCard =>
  async (orderId, saved, { now }) => {
    const order = await orders.find(orderId);
    if (order?.stripeId !== saved.stripeId) return () => [];
    const next = withCardSaved(order, saved);
    if (!next) return () => [];
    const { subjectKind, subjectId } = order;
    const messageId = idFrom('message', cardSaved.name, orderId);
    const facts = order.savedCard ? [] : [factRow(cardSaved, messageId, now, { orderId, subjectKind, subjectId })];
    return changing(order, { order: next, facts });
  };
