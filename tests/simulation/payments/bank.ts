import type { Cashier } from '#lambdas/payments/orders/cashier.ts';
import type { ProviderEvent } from '#lambdas/payments/webhooks/provider-event.ts';
import type { Scheduler } from '../stage/scheduler.ts';

export const orderId = 'ord_01HZX0000000000000000000AA';
export const stripeId = 'acct_seller';
export const disputeId = 'dp_1';
const paidMinor = 1266;

/** The payer's bank and the provider: what they moved is what happened, whatever the product heard of it. */
export class Bank {
  returnedMinor = 0;
  lostMinor = 0;
  outcome: 'won' | 'lost' | undefined;
  private isHeld = false;
  private readonly answers = new Map<string, 'made' | 'refused'>();
  private readonly scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.scheduler = scheduler;
  }

  /** What is disputed, or went back for that, is not refunded. A key gets its first answer for ever, a refusal too. */
  readonly cashier: Pick<Cashier, 'refund'> = {
    refund: async (_order, { refundId, amountMinor, tries = 0 }) => {
      await this.scheduler.turn(this.scheduler.below(30));
      const key = `${refundId}-${tries}`;
      const before =
        this.answers.get(key) ?? ([...this.answers.entries()].find(isMadeOf(refundId)) ? 'made' : undefined);
      const answer = before ?? (this.isHeld ? 'refused' : 'made');
      if (before === undefined && answer === 'made') this.returnedMinor += amountMinor;
      this.answers.set(key, answer);
      if (answer === 'refused') throw Object.assign(new Error('charge_disputed'), { code: 'charge_disputed' });
      return { status: 'succeeded' as const, providerRef: `re_${refundId}` };
    },
  };

  /** The payer disputes what they have not back yet; the bank decides. Answers the events of it, oldest first. */
  async disputes(scheduler: Scheduler, begin: number): Promise<readonly ProviderEvent[]> {
    await scheduler.turn(scheduler.below(200));
    const amount = paidMinor - this.returnedMinor;
    if (amount === 0) return [];
    this.isHeld = true;
    const event = (number: number, type: string, status: string): ProviderEvent => ({
      eventId: `evt_${number}`,
      type: `charge.dispute.${type}`,
      account: stripeId,
      createdAt: begin / 1000 + number,
      livemode: false,
      object: {
        object: 'dispute',
        id: disputeId,
        amount,
        currency: 'usd',
        status,
        created: begin / 1000,
        payment_intent: 'pi_1',
        balance_transactions: [],
      },
    });
    const opened = [event(1, 'created', 'needs_response'), event(2, 'updated', 'under_review')];
    await scheduler.turn(scheduler.below(200));
    this.outcome = scheduler.random() < 0.5 ? 'won' : 'lost';
    this.isHeld = this.outcome === 'lost';
    if (this.isHeld) this.lostMinor = amount;
    return [...opened, event(3, 'closed', this.outcome)];
  }
}

const isMadeOf =
  (refundId: string) =>
  ([key, answer]: readonly [string, string]): boolean =>
    answer === 'made' && key.startsWith(`${refundId}-`);
