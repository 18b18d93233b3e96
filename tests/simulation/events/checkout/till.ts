import type { Cashier } from '#lambdas/payments/orders/cashier.ts';
import { afterDecline, afterPayment, afterProcessing } from '#lambdas/payments/orders/on-payment.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { StoredRefund } from '#shared/payments/orders/stored-refund.ts';
import { sharesOf } from '#shared/payments/settlement.ts';
import { atRates, failure, roughDay } from '../../stage/faults.ts';
import type { Scheduler } from '../../stage/scheduler.ts';

export interface Page {
  readonly sessionId: string;
  readonly orderId: string;
  readonly userId: string;
  /** The players whose spots it pays, and `player/slot` for each slot, with what was taken for each. */
  readonly shares: ReadonlyMap<string, number>;
  readonly totalMinor: number;
  status: 'open' | 'expired' | 'processing' | 'refused' | 'complete';
  /** Every event about it is lost. */
  isUntold: boolean;
  returnedMinor: number;
}

export const canBePaid = ({ status }: Page) => status === 'open' || status === 'processing';

const statuses = {
  open: 'requires_payment_method',
  expired: 'canceled',
  processing: 'processing',
  refused: 'requires_payment_method',
  complete: 'succeeded',
} as const;

/** The payment of a page as the provider tells of it. */
const paymentOf = ({ sessionId, status, totalMinor }: Page) => ({
  id: `pi_${sessionId}`,
  status: statuses[status],
  amount_received: totalMinor,
  currency: 'usd',
  latest_charge: null,
  last_payment_error: null,
});

const eachSlotApart = (order: StoredOrder): StoredOrder => ({
  ...order,
  lines: order.lines.map((line) => (line.slotId ? { ...line, givenBack: line.slotId } : line)),
});

/** What the product makes of an order when the provider tells of its page. */
export function newsOf(page: Page, is: StoredOrder, now: Date) {
  const payment = paymentOf(page);
  if (page.status === 'complete') return afterPayment(is, payment, now);
  return page.status === 'processing' ? afterProcessing(is, now) : afterDecline(is, payment, now);
}

/** The payment provider of a schedule: what it took and sent back is what happened, whatever anyone heard of it. */
export class Till {
  readonly pages = new Map<string, Page>();
  /** Set when two payments for one player's spot could be made at once. */
  violation: string | undefined;
  private readonly sent = new Set<string>();
  private readonly scheduler: Scheduler;
  private readonly nameOf;
  private readonly strike;

  /** @param nameOf tells spots of several events apart */
  constructor(scheduler: Scheduler, nameOf: (spot: string, order: StoredOrder) => string = (spot) => spot) {
    this.scheduler = scheduler;
    this.nameOf = nameOf;
    this.strike = atRates(roughDay, scheduler.random);
  }

  readonly cashier: Cashier = {
    open: (order) => this.answer(() => this.open(order)),
    close: (order) =>
      this.answer(() => {
        if (order.attempt === 0) return undefined;
        const page = this.pages.get(this.open(order).sessionId);
        if (page?.status === 'open') page.status = 'expired';
        return page && (page.status === 'complete' || page.status === 'processing') ? paymentOf(page) : undefined;
      }),
    refund: (order, refund) =>
      this.answer(() => {
        this.send(order, refund, refund.refundId);
        return { status: 'succeeded' as const, providerRef: `re_${refund.refundId}` };
      }),
    answer: async () => undefined,
  };

  /** The card is charged, or a bank begins to work on it: once, while the page is open. */
  pay(sessionId: string, how: 'complete' | 'processing'): void {
    const page = this.pages.get(sessionId);
    if (page?.status === 'open') page.status = how;
  }

  /** The banks answer. */
  answerAll(): void {
    for (const page of this.pages.values())
      if (page.status === 'processing') page.status = this.scheduler.random() < 0.5 ? 'complete' : 'refused';
  }

  send(order: StoredOrder, { amountMinor }: StoredRefund, key: string): void {
    if (this.sent.has(key)) return;
    this.sent.add(key);
    const page = [...this.pages.values()].find((one) => one.orderId === order.orderId && one.status === 'complete');
    if (!page) this.violation ??= 'money went back that never came';
    else page.returnedMinor += amountMinor;
    if (page && page.returnedMinor > page.totalMinor) this.violation ??= 'more went back than was taken';
  }

  private open(order: StoredOrder) {
    const { orderId, attempt, userId, totalMinor } = order;
    const sessionId = `cs_${orderId}-${attempt}`;
    if (!this.pages.has(sessionId)) {
      const isUntold = this.scheduler.random() < 0.1;
      const shares = new Map(
        [...sharesOf(eachSlotApart(order))].map(([one, { priceMinor, feeMinor }]) => [
          this.nameOf(one, order),
          priceMinor + feeMinor,
        ]),
      );
      const page = {
        sessionId,
        orderId,
        userId,
        shares,
        totalMinor,
        status: 'open' as const,
        returnedMinor: 0,
        isUntold,
      };
      this.pages.set(sessionId, page);
      const others = [...this.pages.values()].filter((one) => one !== page && canBePaid(one));
      if (others.some((one) => [...one.shares.keys()].some((person) => shares.has(person))))
        this.violation ??= 'one spot can be paid twice';
    }
    return { sessionId, url: `https://pay.example/${sessionId}` };
  }

  /** An answer may be lost, before or after it is done. */
  async answer<Answer>(work: () => Answer): Promise<Answer> {
    await this.scheduler.turn();
    const struck = this.strike(['timeoutBefore', 'timeoutAfter']);
    if (struck === 'timeoutBefore') throw failure('StripeConnectionError');
    const done = work();
    await this.scheduler.turn();
    if (struck === 'timeoutAfter') throw failure('StripeConnectionError');
    return done;
  }
}
