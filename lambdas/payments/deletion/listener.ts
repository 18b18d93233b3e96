import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { createAccountStore } from '../accounts/account-store.ts';
import { leaveAccount } from '../accounts/release-account.ts';
import { createCashier } from '../orders/cashier.ts';
import { paymentsData } from '../personal-data.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { provider } from '../provider/stripe.ts';
import { leaveOrders } from './leave-orders.ts';

const orders = { orders: createOrders(table()), cashier: createCashier(provider) };
const payouts = { accounts: createAccountStore(table()), due: createDueIndex(table()), retry: createRetry() };

const erase = createErasePart(paymentsData, table(), async (account, now) => {
  await leaveOrders(account, orders, now);
  await leaveAccount(account, payouts, now);
});

/** Hands out what was paid by and to a person, takes one who leaves out of their orders, and has their payout account sell nothing more. */
export const handler = listen(on(accountDeleted, erase), on(exportAsked, createExportPart(paymentsData, table())));
