import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import type { InvoiceStore } from '../invoices/invoice-store.ts';
import type { LedgerStore } from '../invoices/ledger-store.ts';
import type { Cashier } from '../orders/cashier.ts';
import type { Sellers } from '../ports/accounts/seller-of.ts';
import type { UsesOf } from '../ports/accounts/uses-of.ts';
import type { CardCharger } from '../ports/cards/card-charger.ts';
import type { Credits } from '../ports/credits/credits.ts';
import type { Orders } from '../ports/orders/orders.ts';
import type { PlanOrders } from './plan-orders.ts';

/** What it takes to bring a payment plan forward. */
export interface PlanParts extends Sellers {
  readonly invoices: Pick<InvoiceStore, 'find' | 'change'>;
  readonly orders: Pick<Orders, 'find' | 'move'>;
  readonly planOrders: PlanOrders;
  readonly ledger: Pick<LedgerStore, 'add'>;
  readonly cashier: Pick<Cashier, 'close'>;
  readonly charger: CardCharger;
  readonly credits: Pick<Credits, 'balance'>;
  readonly naming: Pick<Naming, 'of'>;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly uses: Pick<UsesOf, 'end'>;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly retry: Retry;
}
