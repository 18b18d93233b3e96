import type { CardCharger, Charged } from '#lambdas/payments/ports/cards/card-charger.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { RefundNews } from '#shared/payments/orders/order-moves.ts';
import type { Scheduler } from '../stage/scheduler.ts';

/** What the provider took, charge by charge. */
interface Taken {
  readonly orderId: string;
  readonly userId: string;
  readonly amountMinor: number;
}

/** The provider: it answers a key twice with the same, its answers are lost now and then, and one of so many cards is refused. */
export function cardTill(
  scheduler: Scheduler,
  weather: { readonly isCalm: boolean },
  { forgetsKeys = false, refusesOneOf }: { readonly forgetsKeys?: boolean | undefined; readonly refusesOneOf: number },
) {
  const answers = new Map<string, Charged>();
  const taken: Taken[] = [];
  const returned = new Map<string, number>();
  const loses = () => !weather.isCalm && scheduler.below(4) === 0;
  const take = ({ orderId, userId, totalMinor: amountMinor }: StoredOrder): boolean => {
    if (taken.some((one) => one.orderId === orderId) && !forgetsKeys) return false;
    taken.push({ orderId, userId, amountMinor });
    return true;
  };
  const decide = (order: StoredOrder): Charged => {
    if (scheduler.below(refusesOneOf) === 0) return { refusal: { kind: 'soft', message: 'Your card was declined.' } };
    take(order);
    const made = { id: `pi_${taken.length}`, status: 'succeeded', currency: 'usd', latest_charge: null } as const;
    return { payment: { ...made, amount_received: order.totalMinor } };
  };
  const charger: CardCharger = {
    charge: async (order) => {
      await scheduler.turn(scheduler.below(2000));
      if (loses()) throw new Error('The provider was not reached');
      const answer = (forgetsKeys ? undefined : answers.get(order.orderId)) ?? decide(order);
      answers.set(order.orderId, answer);
      if (loses()) throw new Error('The answer was lost');
      return answer;
    },
    find: async ({ orderId }) => {
      await scheduler.turn(scheduler.below(1000));
      return forgetsKeys ? undefined : answers.get(orderId);
    },
  };
  const cashier = {
    close: async (is: StoredOrder) => {
      const charged = is.savedCard && (await charger.find(is, is.savedCard));
      return charged && 'payment' in charged ? charged.payment : undefined;
    },
    refund: async ({ orderId }: StoredOrder, { refundId, amountMinor }: { refundId: string; amountMinor: number }) => {
      returned.set(refundId, amountMinor);
      return { status: 'succeeded', providerRef: `re_${orderId}` } satisfies RefundNews;
    },
  };
  return { charger, cashier, taken, take };
}
