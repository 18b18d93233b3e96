import { DatabaseSync } from 'node:sqlite';
import Stripe from 'stripe';
import { startEngineServer } from '#infra/local/engines/engine-server.ts';
import { control } from '#infra/local/stripe/controls.ts';
import { createLocalStripe, type LocalStripe } from '#infra/local/stripe/local-stripe.ts';
import type { Webhook } from '#infra/local/stripe/webhooks/sender.ts';

export const webhookSecret = 'whsec_forTestsOnly';
const origin = 'http://localhost:5173';

/** What a payer enters on a page; every name is a field's. */
type Entered = Readonly<Record<string, string>>;

/** Posts a form of the provider's pages, as a browser does. Answers where it leads and what it shows. */
export function submitTo(local: Pick<LocalStripe, 'page'>, address: string, input: Entered) {
  const url = new URL(address);
  const path = url.pathname.replace('/_local', '');
  const request = { path, query: url.searchParams, wantsPage: true } as const;
  const reply = local.page({ ...request, method: Object.keys(input).length > 0 ? 'POST' : 'GET', input });
  return { status: reply?.status ?? 404, location: reply?.headers?.location ?? '', body: String(reply?.body ?? '') };
}

/** Pays a checkout session with a test card. */
export const payWith = (local: Pick<LocalStripe, 'page'>, url: string | null, number: string, more: Entered = {}) =>
  submitTo(local, String(url), {
    email: 'payer@people.example',
    name: 'Pat Payer',
    number,
    expiry: '12 / 40',
    code: '123',
    ...more,
  });

/** The local provider on a port, and the package that talks to it. */
export async function startStripe({
  file = ':memory:',
  callsPerSecond,
}: {
  file?: string;
  callsPerSecond?: number;
} = {}) {
  const database = new DatabaseSync(file);
  const state = { ahead: 0, answer: 200 };
  const received: Webhook[] = [];
  const secretKey = 'sk_test_forTestsOnly';
  const local = createLocalStripe({
    database,
    now: () => new Date(Date.now() + state.ahead),
    origin,
    secretKey,
    webhooks: {
      secret: webhookSecret,
      platformUrl: `${origin}/webhooks/stripe`,
      connectUrl: `${origin}/webhooks/stripe-connect`,
    },
    post: async (webhook) => {
      received.push(webhook);
      return state.answer;
    },
    ...(callsPerSecond && { callsPerSecond }),
  });
  const server = await startEngineServer({ v1: local.engine, oauth: local.engine });
  const { hostname, port } = new URL(server.origin);
  const client = (key: string) =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  return {
    stripe: client(secretKey),
    client,
    local,
    origin: server.origin,
    /** Webhooks that arrived, oldest first. */
    received,
    /** What the product's endpoints answer from now on. */
    answerWebhooksWith: (status: number) => {
      state.answer = status;
    },
    /** Moves the clock on, and lets happen what comes due. */
    forward: async (days: number) => {
      state.ahead += days * 86_400_000;
      await local.run();
    },
    press: (action: string, id = '', more: object = {}) => control(local, { action, id, ...more }),
    /** The events that arrived, oldest first. */
    events: async () => {
      await local.run();
      return received.map(({ body }) => JSON.parse(body) as Stripe.Event);
    },
    close: async () => {
      await server.close();
      database.close();
    },
  };
}

export type TestStripe = Awaited<ReturnType<typeof startStripe>>;

/** An account of an organizer whose onboarding is finished. */
export async function aSeller({ stripe, press }: TestStripe, country = 'US'): Promise<string> {
  const { id } = await stripe.accounts.create({ type: 'standard', country });
  press('finishSetup', id);
  return id;
}

/** A checkout of $12.66 at a seller, 66 cents of it the platform's. */
export const aCheckout = (
  { stripe }: TestStripe,
  stripeAccount: string,
  more: Stripe.Checkout.SessionCreateParams = {},
): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'usd', unit_amount: 1266, product_data: { name: 'Beach volleyball' } }, quantity: 1 },
      ],
      payment_intent_data: { application_fee_amount: 66, metadata: { orderId: 'ord_1' } },
      success_url: 'http://localhost:5173/paid?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:5173/back',
      metadata: { orderId: 'ord_1' },
      ...more,
    },
    { stripeAccount },
  );
