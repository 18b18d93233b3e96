import { contention } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { createPlanOrders } from '#lambdas/payments/installments/plan-orders.ts';
import type { PlanParts } from '#lambdas/payments/installments/plan-parts.ts';
import { createInvoiceStore, type StoredInvoice } from '#lambdas/payments/invoices/invoice-store.ts';
import { createLedgerStore } from '#lambdas/payments/invoices/ledger-store.ts';
import type { CardCharger, Charged } from '#lambdas/payments/ports/cards/card-charger.ts';
import { createCredits } from '#lambdas/payments/ports/credits/credits.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { creditMoved } from '#shared/payments/credits/messages.ts';
import { anUnnumbered, simulatedInvoiceId } from '#tests/support/payments/simulated-invoices.ts';
import type { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';

export const invoiceId = simulatedInvoiceId(0);
export const totalMinor = 300;
const stripeId = 'acct_seller';

/** An invoice of three dollars, a dollar on each of three days, with automatic payments. */
const planned = (): StoredInvoice => ({
  ...anUnnumbered(0),
  number: 'COMETS-2026-00001',
  totalMinor,
  plan: {
    offer: 1,
    installments: ['2026-12-01', '2026-12-03', '2026-12-05'].map((dueOn) => ({ amountMinor: 100, dueOn })),
    autopay: 'optional',
    graceDays: 7,
    offeredAt: '2026-11-30T12:00:00.000Z',
    byId: anUnnumbered(0).personId,
    accepted: { at: '2026-11-30T12:00:00.000Z', byId: anUnnumbered(0).payerId, isAutomatic: true },
    card: { brand: 'visa', last4: '4242' },
  },
  savedCard: { stripeId, customerId: 'cus_1', paymentMethodId: 'pm_1', at: '2026-11-30T12:00:00.000Z' },
});

/** What the provider took, charge by charge. */
export interface Taken {
  readonly orderId: string;
  readonly index: number;
  readonly amountMinor: number;
}

/** How a broken version differs. */
export interface Twin {
  /** The provider is asked with another key each time, and for no charge before. */
  readonly forgetsKeys?: boolean;
  /** What it makes of the invoice that it reads. */
  readonly sees?: (invoice: StoredInvoice) => StoredInvoice;
  /** Whether credit was decided on is forgotten, so that it changes what the card was asked for. */
  readonly forgetsCredit?: boolean;
}

/** The provider: it answers a key twice with the same, and its answers are lost now and then. */
export function tillOn(scheduler: Scheduler, weather: { readonly isCalm: boolean }, { forgetsKeys = false }: Twin) {
  const answers = new Map<string, Charged>();
  const taken: Taken[] = [];
  const loses = (): boolean => !weather.isCalm && scheduler.below(4) === 0;
  const decide = (order: StoredOrder): Charged => {
    const luck = scheduler.below(10);
    if (luck < 2) return { refusal: { kind: luck === 0 ? 'final' : 'soft', message: 'Your card was declined.' } };
    const { orderId, totalMinor: amountMinor, installment } = order;
    taken.push({ orderId, index: installment?.index ?? -1, amountMinor });
    return {
      payment: {
        id: `pi_${taken.length}`,
        status: 'succeeded',
        amount_received: amountMinor,
        currency: 'usd',
        latest_charge: null,
      },
    };
  };
  const charger: CardCharger = {
    charge: async (order) => {
      await scheduler.turn(scheduler.below(40));
      if (loses()) throw new Error('The provider was not reached');
      const known = forgetsKeys ? undefined : answers.get(order.orderId);
      const answer = known ?? decide(order);
      answers.set(order.orderId, answer);
      await scheduler.turn(scheduler.below(40));
      if (loses()) throw new Error('The answer was lost');
      return answer;
    },
    find: async ({ orderId }) => {
      await scheduler.turn(scheduler.below(20));
      return forgetsKeys ? undefined : answers.get(orderId);
    },
  };
  return { charger, taken, answers };
}

const invoices = createInvoiceStore(stage.table, stage.retry);
export const orders = createOrders(stage.table, stage.retry);
const credits = createCredits(stage.table, stage.retry);
const ledger = createLedgerStore(stage.table, stage.retry);
const planOrders = createPlanOrders(stage.table, stage.retry);

export { invoices, ledger };

/** Everything else that a plan asks stands still. */
const around = {
  teams: {
    find: async () => ({
      teamId: 'tea_1',
      status: 'active',
      ownerId: 'owner',
      plan: 'rookie',
      facts: { name: 'U10 Comets' },
    }),
  },
  payouts: {
    ofTeam: async () => ({
      ownerKind: 'user',
      ownerId: 'owner',
      stripeId,
      country: 'US',
      currency: 'USD',
      chargesEnabled: true,
      detailsSubmitted: true,
      payoutsEnabled: true,
      currentlyDue: [],
      pastDue: [],
      version: 1,
    }),
  },
  accounts: { find: async () => ({ userId: anUnnumbered(0).payerId, displayName: 'Pat' }) },
  naming: { of: async () => new Map() },
  cashier: { close: async () => undefined },
  uses: { end: async () => undefined },
  due: { schedule: async () => undefined },
};

/** An order of which no one decided how much credit pays for it. */
const undecided = ({ creditMinor: _, ...order }: StoredOrder): StoredOrder => order;

const forgetful: Pick<typeof orders, 'find' | 'move'> = {
  find: async (orderId) => {
    const found = await orders.find(orderId);
    return found && undecided(found);
  },
  move: (orderId, decide) => orders.move(orderId, (is) => decide(undecided(is))),
};

export const partsOf = (charger: CardCharger, { sees = (is) => is, forgetsCredit = false }: Twin): PlanParts =>
  ({
    ...around,
    invoices: {
      find: async (id: string) => {
        const found = await invoices.find(id);
        return found && sees(found);
      },
      change: invoices.change,
    },
    orders: forgetsCredit ? forgetful : orders,
    credits,
    ledger,
    planOrders,
    charger,
    retry: stage.retry,
  }) as unknown as PlanParts;

const giveFact = (now: Date, lineId: string) =>
  factRow(creditMoved, idFrom('message', creditMoved.name, lineId), now, { lineId });

/** The seller gives the payer of the invoice credit. */
export async function give(amountMinor: number, cause: string, now: Date): Promise<void> {
  const { payerId: userId } = anUnnumbered(0);
  const lineId = idFrom('creditLine', userId, cause);
  const line = { sellerId: 'owner', userId, currency: 'USD', kind: 'granted', lineId, amountMinor } as const;
  await credits.move({ ...line, at: now.toISOString() }, { stripeId }, giveFact(now, lineId));
}

/** Puts the invoice on the stage. */
export async function begin(): Promise<void> {
  await invoices.addDraft(planned());
  if (!(await invoices.find(invoiceId))) throw contention('The invoice is not there');
}
