import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { payoutAccountChanged } from '#shared/payments/accounts/messages.ts';
import { creditsContract } from '#shared/payments/credits/contract.ts';
import { creditMoved } from '#shared/payments/credits/messages.ts';
import { aidAnswered, aidAsked } from '#shared/payments/discounts/aid/messages.ts';
import { teamDiscounts } from '#shared/payments/discounts/contract.ts';
import { installments } from '#shared/payments/installments/contract.ts';
import { installmentFailed, planCardSaved, planOffered } from '#shared/payments/installments/messages.ts';
import { invoices } from '#shared/payments/invoices/contract.ts';
import { feeCharged, invoiceIssued, invoicePaid, payersReminded } from '#shared/payments/invoices/messages.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { transactionsContract } from '#shared/payments/ledger/contract.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import {
  bankRefused,
  chargeAsked,
  chargeFailed,
  creditHeld,
  disputeAnswered,
  disputeChanged,
  holdChanged,
  orderClosed,
  orderPaid,
  refundAsked,
  refundChanged,
  refundOffered,
  settlementAsked,
} from '#shared/payments/orders/messages.ts';
import { plansContract } from '#shared/payments/plans/contract.ts';
import { planExceeded, subscriptionChanged } from '#shared/payments/plans/messages.ts';
import { teamDeleted } from '#shared/teams/messages.ts';
import type { FunctionSpec } from '../kernel/function.ts';
import { orderFormPaths, orderPagePaths } from './orders/pages/paths.ts';

/** The functions of payments. These alone may reach the payment provider. */
export const paymentsFunctions: readonly FunctionSpec[] = [
  {
    name: 'payments-api',
    under: '/payments',
    serves: [
      { contract: payoutAccounts, entry: 'lambdas/payments/accounts/api.ts' },
      { contract: ordersContract, entry: 'lambdas/payments/orders/api.ts' },
      { contract: transactionsContract, entry: 'lambdas/payments/ledger/api.ts' },
      { contract: invoices, entry: 'lambdas/payments/invoices/api.ts' },
      { contract: installments, entry: 'lambdas/payments/installments/api.ts' },
      { contract: teamMoney, entry: 'lambdas/payments/invoices/team-api.ts' },
      { contract: creditsContract, entry: 'lambdas/payments/credits/api.ts' },
      { contract: teamDiscounts, entry: 'lambdas/payments/discounts/api.ts' },
      { contract: plansContract, entry: 'lambdas/payments/plans/api.ts' },
    ],
    may: ['writeTable', 'sign', 'readUploads', 'readFlags', 'callStripe', 'sellPlans', 'knowWebOrigin'],
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  // What players without an account pay on: it has no session to check, and calls the provider.
  {
    name: 'payments-pages',
    renders: [{ pages: orderPagePaths, forms: orderFormPaths, entry: 'lambdas/payments/orders/pages/pages.ts' }],
    may: ['writeTable', 'sign', 'callStripe', 'knowWebOrigin'],
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  // The payment provider calls it, with a signature in the place of a token.
  {
    name: 'payments-webhooks',
    receives: {
      posts: ['/webhooks/stripe', '/webhooks/stripe-connect'],
      entry: 'lambdas/payments/webhooks/handler.ts',
    },
    may: ['writeTable', 'callStripe', 'sellPlans'],
    memoryMb: 512,
    timeoutSeconds: 25,
  },
  {
    name: 'payments-messages',
    listensTo: [
      { messages: [payoutAccountChanged], entry: 'lambdas/payments/notifications/listener.ts' },
      {
        messages: [settlementAsked, refundAsked, refundOffered, holdChanged, creditHeld, chargeAsked, disputeAnswered],
        entry: 'lambdas/payments/orders/listener.ts',
      },
      {
        messages: [orderPaid, orderClosed, refundChanged, refundOffered, bankRefused, chargeFailed, disputeChanged],
        entry: 'lambdas/payments/orders/notifications/listener.ts',
      },
      { messages: [aidAsked, aidAnswered], entry: 'lambdas/payments/discounts/aid/listener.ts' },
      { messages: [creditMoved], entry: 'lambdas/payments/credits/listener.ts' },
      { messages: [accountDeleted, exportAsked], entry: 'lambdas/payments/deletion/listener.ts' },
      {
        messages: [feeCharged, invoicePaid, payersReminded, orderPaid, refundChanged, disputeChanged, teamDeleted],
        entry: 'lambdas/payments/invoices/listener.ts',
      },
      {
        messages: [planOffered, installmentFailed, planCardSaved],
        entry: 'lambdas/payments/installments/listener.ts',
      },
      { messages: [subscriptionChanged, planExceeded, accountDeleted], entry: 'lambdas/payments/plans/listener.ts' },
    ],
    may: ['writeTable', 'callStripe', 'sellPlans', 'sendEmail', 'sign'],
    timeoutSeconds: 120,
  },
  // Draws PDFs: a program and typefaces that no other function should carry, and the only one here that keeps files.
  {
    name: 'payments-files',
    listensTo: [{ messages: [invoiceIssued, accountDeleted], entry: 'lambdas/payments/invoices/files/listener.ts' }],
    may: ['writeTable', 'sendEmail', 'sign', 'keepUploads'],
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  {
    name: 'payments-jobs',
    runs: [
      { job: 'payments-invoices', every: 'rate(1 minute)', entry: 'lambdas/payments/invoices/due/job.ts' },
      { job: 'payments-nightly', every: 'rate(5 minutes)', entry: 'lambdas/payments/nightly/job.ts' },
      { job: 'payments-orders', every: 'rate(1 minute)', entry: 'lambdas/payments/orders/expiry-job.ts' },
      { job: 'payments-charges', every: 'rate(1 minute)', entry: 'lambdas/payments/orders/charges-job.ts' },
      { job: 'payments-refunds', every: 'rate(1 minute)', entry: 'lambdas/payments/orders/refunds-job.ts' },
      { job: 'payments-sellers', every: 'rate(10 minutes)', entry: 'lambdas/payments/orders/sellers-job.ts' },
      { job: 'payments-plans', every: 'rate(10 minutes)', entry: 'lambdas/payments/plans/due/job.ts' },
    ],
    may: ['writeTable', 'callStripe', 'sellPlans', 'sendEmail', 'sign'],
    timeoutSeconds: 240,
  },
];
