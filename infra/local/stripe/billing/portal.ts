import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from '../core/new-id.ts';
import { readParams } from '../core/params.ts';
import type { Call, Routes } from '../core/routes.ts';

const Create = z.strictObject({
  customer: z.string(),
  return_url: z.url().optional(),
  configuration: z.string().optional(),
});

/** A way into the pages where a customer looks after subscriptions and cards, for an hour. */
function create(call: Call): Stripe.BillingPortal.Session {
  const { customer, return_url: returnUrl = '/', configuration = 'bpc_local' } = readParams(call, Create);
  const { world, scope } = call;
  world.store.get(scope, 'customer', customer);
  const id = newId('bps');
  world.store.setFact('portal', id, { scope, customer, returnUrl, until: world.now() + 3600 });
  return {
    id,
    object: 'billing_portal.session',
    configuration,
    created: world.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: world.pageAt(`portal/${id}`),
  } satisfies Stripe.BillingPortal.Session;
}

export const portalRoutes: Routes = { 'POST /v1/billing_portal/sessions': create };
