import * as z from 'zod';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { OrderId } from '#shared/ids.ts';
import type { Decline } from '#shared/payments/cards/declines.ts';
import { chargeFailed, holdChanged } from '#shared/payments/orders/messages.ts';
import { isCharging, isGivenUpWhileCharging, withRefusedCharge } from '#shared/payments/orders/pledge.ts';
import type { CardCharger } from '../ports/cards/card-charger.ts';
import type { Orders } from '../ports/orders/orders.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import { afterPayment, afterProcessing, type OrderChange } from './on-payment.ts';

/** Where orders wait to be charged to saved cards. */
export const chargeQueue = 'payments-charges';

export const ChargeWork = z.strictObject({ orderId: OrderId });

/** Cards are charged one after the other, however many prices are final at once: the provider's rate limit is not met. */
export const scheduleCharge = (
  work: z.infer<typeof ChargeWork>,
  { due }: { readonly due: Pick<DueIndex, 'schedule'> },
  now: Date,
): Promise<void> => due.schedule({ queue: chargeQueue, key: work.orderId, dueAt: now.toISOString(), data: work }, now);

export interface Charging {
  readonly orders: Pick<Orders, 'find' | 'move'>;
  readonly charger: CardCharger;
}

/**
 * Charges the saved card of an order whose price is final, or learns what came of it before. Safe to repeat, whatever died where:
 * the provider is asked for that order alone. Once the player gave the order up, their card is not charged anymore; a charge that
 * the provider made before is noted, and the payer gets it back.
 */
export async function chargeOrder(orderId: string, { orders, charger }: Charging, now: Date): Promise<void> {
  const order = await orders.find(orderId);
  if (!order?.savedCard || !(isCharging(order) || isGivenUpWhileCharging(order))) return;
  const found = await charger.find(order, order.savedCard);
  const charged = found ?? (isCharging(order) ? await charger.charge(order, order.savedCard) : undefined);
  if (!charged) return;
  await orders.move(orderId, (is) =>
    'payment' in charged
      ? charged.payment.status === 'succeeded'
        ? afterPayment(is, charged.payment, now)
        : afterProcessing(is, now)
      : afterRefusal(is, charged.refusal, now),
  );
}

function afterRefusal(is: StoredOrder, { message }: Decline, now: Date): OrderChange | undefined {
  const order = withRefusedCharge(is, message, now);
  if (!order) return undefined;
  const { orderId, subjectKind, subjectId, expiresAt: until } = order;
  const idOf = (name: string) => idFrom('message', name, orderId, 'charge');
  return {
    order,
    facts: [
      factRow(holdChanged, idOf(holdChanged.name), now, { orderId, subjectKind, subjectId, until }),
      factRow(chargeFailed, idOf(chargeFailed.name), now, { orderId }),
    ],
  };
}
