import type { DatabaseSync } from 'node:sqlite';
import { clock } from '#lambdas/kernel/clock.ts';
import type { Undo } from '../undo.ts';
import { application } from './core/world.ts';
import { createLocalStripe, type LocalStripe } from './local-stripe.ts';
import type { Webhook } from './webhooks/sender.ts';

const lookMs = 500;
/** Stripe gives up on an endpoint after that. */
const patienceMs = 10_000;
/** Stripe's own limit in test mode is lower; this one is for whole test runs against one process. */
const callsPerSecond = 100;

interface ProductStripeOptions {
  readonly database: DatabaseSync;
  /** Of the front door, where webhooks go and pages are. */
  readonly origin: string;
  /** Makes the keys of this machine; 43 letters, digits, `-` and `_`. */
  readonly secret: (name: string) => string;
}

/** What the product reads as the secret of the provider. */
export const secretOf = ({ secretKey, webhookSecret }: { secretKey: string; webhookSecret: string }): string =>
  JSON.stringify({ secretKey, connectClientId: application, webhookSecrets: [webhookSecret] });

const word = (text: string) => text.replaceAll(/\W|_/g, 'x').replaceAll('-', 'x');

/** The local provider, with webhooks that go to the product over HTTP. */
export function startProductStripe(
  { database, origin, secret }: ProductStripeOptions,
  undo: Undo,
): { stripe: LocalStripe; stripeSecret: string } {
  const secretKey = `sk_test_${word(secret('stripeKey'))}`;
  const webhookSecret = `whsec_${word(secret('stripeWebhookSecret'))}`;
  const stripe = createLocalStripe({
    database,
    now: clock.now,
    origin,
    secretKey,
    callsPerSecond,
    webhooks: {
      secret: webhookSecret,
      platformUrl: `${origin}/webhooks/stripe`,
      connectUrl: `${origin}/webhooks/stripe-connect`,
    },
    post,
  });
  const timer = setInterval(() => void stripe.run().catch((error: unknown) => console.error(error)), lookMs);
  undo.push(() => clearInterval(timer));
  return { stripe, stripeSecret: secretOf({ secretKey, webhookSecret }) };
}

async function post({ url, headers, body }: Webhook): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) });
  await response.arrayBuffer();
  return response.status;
}
