import type Stripe from 'stripe';
import * as z from 'zod';
import { randomText } from '../core/new-id.ts';
import { readParams } from '../core/params.ts';
import type { Call, Routes } from '../core/routes.ts';
import { connectedAccount } from './accounts.ts';

const lastsSeconds = 5 * 60;

const Create = z.strictObject({
  account: z.string(),
  type: z.enum(['account_onboarding', 'account_update']),
  return_url: z.url(),
  refresh_url: z.url(),
  collect: z.string().optional(),
  collection_options: z.record(z.string(), z.string()).optional(),
});

function create(call: Call): Stripe.AccountLink {
  const { account, return_url: returnUrl, refresh_url: refreshUrl } = readParams(call, Create);
  const { store, now, pageAt } = call.world;
  connectedAccount(call.world, account);
  const token = randomText(40);
  const until = now() + lastsSeconds;
  store.setFact('accountLink', token, { account, returnUrl, refreshUrl, until, isOpened: false });
  return {
    object: 'account_link',
    created: now(),
    expires_at: until,
    url: pageAt(`connect/${token}`),
  } satisfies Stripe.AccountLink;
}

export const accountLinkRoutes: Routes = { 'POST /v1/account_links': create };
