import type { Table } from '#lambdas/kernel/data/table.ts';
import { onAccountEvent } from '../accounts/on-account-event.ts';
import { createOnCardSaved } from '../cards/card-saved.ts';
import { keepCardOfPlan } from '../installments/keep-card.ts';
import { createInvoiceStore } from '../invoices/invoice-store.ts';
import { createOnDispute } from '../ledger/on-dispute.ts';
import { onPayout } from '../ledger/on-payout.ts';
import { keepCardOfOrder } from '../orders/keep-card.ts';
import { orderEffects } from '../orders/on-order-event.ts';
import { createOnPlanEvent } from '../plans/on-plan-event.ts';
import { createAccountUses } from '../ports/accounts/account-uses.ts';
import { createOrders } from '../ports/orders/orders.ts';
import type { Effect } from './effect.ts';

/** What follows from each type of event; a type that is not here is answered and forgotten. */
export function effectsOn(table: Table): Readonly<Record<string, Effect>> {
  const orders = createOrders(table);
  const onDispute = createOnDispute(createAccountUses(table), orders);
  const onPlan = createOnPlanEvent(table);
  const ofOrders = orderEffects(orders);
  const onCardSaved = createOnCardSaved({
    invoiceId: keepCardOfPlan(createInvoiceStore(table)),
    orderId: keepCardOfOrder(orders),
  });
  const onSession = ofOrders['checkout.session.completed'];
  return {
    ...ofOrders,
    'checkout.session.completed': (event, context) =>
      event.object.mode === 'setup' || !onSession ? onCardSaved(event, context) : onSession(event, context),
    'setup_intent.succeeded': onCardSaved,
    'customer.subscription.created': onPlan,
    'customer.subscription.updated': onPlan,
    'customer.subscription.deleted': onPlan,
    'invoice.paid': onPlan,
    'invoice.payment_failed': onPlan,
    'account.updated': onAccountEvent,
    'account.application.deauthorized': onAccountEvent,
    'capability.updated': onAccountEvent,
    'payout.created': onPayout,
    'payout.updated': onPayout,
    'payout.paid': onPayout,
    'payout.failed': onPayout,
    'payout.canceled': onPayout,
    'charge.dispute.created': onDispute,
    'charge.dispute.updated': onDispute,
    'charge.dispute.funds_withdrawn': onDispute,
    'charge.dispute.funds_reinstated': onDispute,
    'charge.dispute.closed': onDispute,
  };
}
