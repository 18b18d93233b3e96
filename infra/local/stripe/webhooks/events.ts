import type Stripe from 'stripe';
import { newId } from '../core/new-id.ts';
import type { StripeStore } from '../core/store.ts';
import { platform, type World } from '../core/world.ts';

/** Of the types of the `stripe` package, which the product pins. */
const apiVersion = '2026-10-28.endive';

/** @param deliver is told of each event, in the transaction that made it */
export function createEmit(
  store: StripeStore,
  now: () => number,
  deliver: (event: Stripe.Event, scope: string) => void,
): World['emit'] {
  return (scope, type, object, before) => {
    const made = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: now(),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object, ...(before && { previous_attributes: before }) },
      ...(scope !== platform && { account: scope }),
    } satisfies Omit<Stripe.EventBase, 'type'> & { type: string };
    // A copy of this moment; which object belongs to which type is for who emits it to know.
    const event = JSON.parse(JSON.stringify(made)) as Stripe.Event;
    store.put(scope, event);
    deliver(event, scope);
  };
}
