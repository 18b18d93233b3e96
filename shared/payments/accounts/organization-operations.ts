import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { OrganizationId } from '../../ids.ts';
import { PayoutCountry, usualPayoutCountry } from './payout-countries.ts';
import { AccountUse, NextPayout, PayoutAccountView } from './schemas.ts';

const input = z.strictObject({ organizationId: OrganizationId });
const address = '/payments/organizations/{organizationId}/account';

/** The account on which an organization is paid for what its communities sell, kept by the people who manage its money. */
export const organizationAccountOperations = {
  getOrganizationPayouts: {
    method: 'GET',
    path: address,
    summary: 'Get the Stripe account of an organization, where it has one, and whether it is paid for its communities',
    access: 'organization:manageMoney',
    input,
    output: z.object({
      name: z.string(),
      /** Whether cards pay the organization; else they pay each community’s owner. */
      isPaid: z.boolean(),
      account: PayoutAccountView.optional(),
    }),
    errors: ['organization.notFound'],
  },
  linkOrganizationAccount: {
    method: 'POST',
    path: `${address}/links`,
    summary: 'Get the Stripe page on which you set up an organization’s account, finish it, or link one that it has',
    access: 'organization:manageMoney',
    factor: 'recent',
    input: z.strictObject({
      organizationId: OrganizationId,
      type: z.enum(['new', 'link']),
      country: PayoutCountry.default(usualPayoutCountry),
    }),
    output: z.object({ url: z.url() }),
    errors: ['auth.factorNeeded', 'payout.connected', 'payout.unreachable'],
    limit: { calls: 20, per: 'hour' },
  },
  refreshOrganizationAccount: {
    method: 'POST',
    path: `${address}/refresh`,
    summary: 'Ask Stripe how an organization’s account is now',
    access: 'organization:manageMoney',
    input,
    output: PayoutAccountView,
    errors: ['payout.notFound', 'payout.unreachable'],
    limit: { calls: 60, per: 'hour' },
  },
  getOrganizationNextPayout: {
    method: 'GET',
    path: `${address}/next-payout`,
    summary: 'Get when Stripe pays an organization next, and how much',
    access: 'organization:manageMoney',
    input,
    output: NextPayout,
    errors: ['payout.notFound', 'payout.unreachable'],
    limit: { calls: 120, per: 'hour' },
  },
  listOrganizationAccountUses: {
    method: 'GET',
    path: `${address}/uses`,
    summary: 'List what still needs an organization’s Stripe account, so that you can’t unlink it yet',
    access: 'organization:manageMoney',
    input,
    output: z.object({ uses: z.array(AccountUse) }),
    errors: ['payout.notFound'],
  },
  unlinkOrganizationAccount: {
    method: 'DELETE',
    path: address,
    summary: 'Unlink an organization’s Stripe account',
    access: 'organization:manageMoney',
    factor: 'recent',
    input,
    output: z.boolean(),
    errors: ['auth.factorNeeded', 'payout.notFound', 'payout.inUse'],
  },
} as const satisfies Record<string, Operation>;
