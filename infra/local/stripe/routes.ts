import { accountLinkRoutes } from './accounts/account-links.ts';
import { accountRoutes } from './accounts/accounts.ts';
import { oauthRoutes } from './accounts/oauth.ts';
import { disputeRoutes } from './balance/disputes.ts';
import { payoutRoutes } from './balance/payouts.ts';
import { balanceRoutes } from './balance/transactions.ts';
import { invoiceRoutes } from './billing/invoices.ts';
import { portalRoutes } from './billing/portal.ts';
import { previewRoutes } from './billing/preview-invoice.ts';
import { priceRoutes } from './billing/prices.ts';
import { subscriptionRoutes } from './billing/subscriptions.ts';
import { sessionRoutes } from './checkout/sessions.ts';
import type { Includables } from './core/expand.ts';
import { idOf } from './core/objects.ts';
import type { Routes } from './core/routes.ts';
import { applicationFeeRoutes } from './payments/application-fees.ts';
import { chargeRoutes } from './payments/charges.ts';
import { customerRoutes } from './payments/customers.ts';
import { paymentIntentRoutes } from './payments/payment-intents.ts';
import { paymentMethodRoutes } from './payments/payment-methods.ts';
import { refundRoutes } from './payments/refunds.ts';
import { setupIntentRoutes } from './payments/setup-intents.ts';
import { eventRoutes } from './webhooks/event-routes.ts';

/** Everything of the API that is known on one machine. */
export const routes: Routes = {
  ...accountRoutes,
  ...accountLinkRoutes,
  ...oauthRoutes,
  ...sessionRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...applicationFeeRoutes,
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...setupIntentRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...previewRoutes,
  ...portalRoutes,
  ...balanceRoutes,
  ...payoutRoutes,
  ...disputeRoutes,
  ...eventRoutes,
};

const list = (data: readonly object[], url: string) => ({ object: 'list', data, has_more: false, url });

/** What is shown only where it is asked for. */
export const includables: Includables = {
  'checkout.session': {
    line_items: (id, { store }) => list(store.fact('lines', id) ?? [], `/v1/checkout/sessions/${id}/line_items`),
  },
  charge: {
    refunds: (id, { store }, scope) =>
      list(
        [...store.list(scope, 'refund')].filter(({ charge }) => idOf(charge) === id),
        `/v1/charges/${id}/refunds`,
      ),
  },
  customer: {
    subscriptions: (id, { store }, scope) =>
      list(
        [...store.list(scope, 'subscription')].filter(
          ({ customer, status }) => idOf(customer) === id && status !== 'canceled',
        ),
        `/v1/customers/${id}/subscriptions`,
      ),
  },
  invoice: {
    payments: (id, { store }, scope) =>
      list(
        [...store.list(scope, 'invoice_payment')].filter(({ invoice }) => idOf(invoice) === id),
        `/v1/invoice_payments?invoice=${id}`,
      ),
  },
};
