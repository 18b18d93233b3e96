import * as z from 'zod';
import { defineContract } from '../../contract/operation.ts';
import { OrganizationId, TeamId } from '../../ids.ts';
import { Currency } from '../../money.ts';
import { organizationAccountOperations } from './organization-operations.ts';
import { PayoutCountry, usualPayoutCountry } from './payout-countries.ts';
import { AccountUse, ConnectCode, ConnectStateText, NextPayout, PayoutAccountView } from './schemas.ts';

const nothing = z.strictObject({});
const perHour = { calls: 20, per: 'hour' } as const;

/** An organizer's account with the payment provider, on which card payments are taken (decisions D32 and D33). */
export const payoutAccounts = defineContract('payoutAccounts', {
  linkOrCreateStripeAccount: {
    method: 'POST',
    path: '/payments/account/links',
    summary: 'Get the Stripe page on which you set up a new account, finish the one you began, or link one you have',
    access: 'profileComplete',
    factor: 'recent',
    input: z.strictObject({ type: z.enum(['new', 'link']), country: PayoutCountry.default(usualPayoutCountry) }),
    output: z.object({ url: z.url() }),
    errors: ['auth.factorNeeded', 'payout.connected', 'payout.unreachable'],
    limit: perHour,
  },
  connectOAuth: {
    method: 'POST',
    path: '/payments/account/oauth',
    summary: 'Link the account that you allowed us to use on Stripe; each state and code works once',
    access: 'profileComplete',
    factor: 'recent',
    input: z.strictObject({ code: ConnectCode, state: ConnectStateText }),
    output: z.object({
      stripeId: z.string(),
      stripeChargesEnabled: z.boolean(),
      stripeDetailsSubmitted: z.boolean(),
      /** The organization whose account it is now; absent where it is the caller’s own. */
      organizationId: OrganizationId.optional(),
    }),
    errors: [
      'auth.factorNeeded',
      'payout.stateInvalid',
      'payout.codeInvalid',
      'payout.connected',
      'payout.taken',
      'payout.countryUnsupported',
      'payout.unreachable',
    ],
    limit: perHour,
  },
  getAccount: {
    method: 'GET',
    path: '/payments/account',
    summary: 'Get your Stripe account with what Stripe still needs',
    access: 'signedIn',
    input: nothing,
    output: PayoutAccountView,
    errors: ['payout.notFound'],
  },
  getPayouts: {
    method: 'GET',
    path: '/payments/payouts',
    summary: 'Get your Stripe account, where you have one',
    access: 'signedIn',
    input: nothing,
    output: z.object({ account: PayoutAccountView.optional() }),
  },
  getSellingCurrency: {
    method: 'GET',
    path: '/payments/selling-currency',
    summary: 'Get the currency in which you are paid by card, or a community that you are in',
    access: 'signedIn',
    input: z.strictObject({ teamId: TeamId.optional() }),
    /** Absent where the seller has no account, or the reader isn’t in the community. */
    output: z.object({ currency: Currency.optional() }),
  },
  refreshAccount: {
    method: 'POST',
    path: '/payments/account/refresh',
    summary: 'Ask Stripe how your account is now',
    access: 'signedIn',
    input: nothing,
    output: PayoutAccountView,
    errors: ['payout.notFound', 'payout.unreachable'],
    limit: { calls: 60, per: 'hour' },
  },
  getNextPayout: {
    method: 'GET',
    path: '/payments/account/next-payout',
    summary: 'Get when Stripe pays you next, and how much',
    access: 'signedIn',
    input: nothing,
    output: NextPayout,
    errors: ['payout.notFound', 'payout.unreachable'],
    limit: { calls: 120, per: 'hour' },
  },
  listAccountUses: {
    method: 'GET',
    path: '/payments/account/uses',
    summary: 'List what still needs your Stripe account, so that you can’t unlink it yet',
    access: 'signedIn',
    input: nothing,
    output: z.object({ uses: z.array(AccountUse) }),
    errors: ['payout.notFound'],
  },
  unlinkStripeAccount: {
    method: 'DELETE',
    path: '/payments/account',
    summary: 'Unlink your Stripe account',
    access: 'signedIn',
    factor: 'recent',
    input: nothing,
    output: z.boolean(),
    errors: ['auth.factorNeeded', 'payout.notFound', 'payout.inUse'],
  },
  ...organizationAccountOperations,
});
