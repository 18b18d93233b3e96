import type Stripe from 'stripe';
import * as z from 'zod';
import { clock } from '../../kernel/clock.ts';
import { endpointOf, variable } from '../../kernel/env.ts';
import { readSecret } from '../../kernel/security/secrets.ts';

/** What an operator writes into the secret; docs/deploying.md says where each value comes from. */
const ProviderSecret = z.object({
  /** Restricted (`rk_`) in the cloud. */
  secretKey: z.string().regex(/^(sk|rk)_(test|live)_\w+$/),
  connectClientId: z.string().regex(/^ca_\w+$/),
  /** One for each endpoint, and the one before while a secret is being changed for another. */
  webhookSecrets: z
    .array(z.string().regex(/^whsec_\w+$/))
    .min(1)
    .max(4),
});

/** The payment provider: the package, and what is ours there. */
export interface Provider {
  readonly stripe: Stripe;
  readonly connectClientId: string;
  /** A webhook is good when any of them signed it. */
  readonly webhookSecrets: readonly string[];
  /** True where money moves. */
  readonly livemode: boolean;
  /** The provider's page on which an organizer lets us act for an account that they have already. */
  readonly authorizeUrl: (params: Stripe.OAuthAuthorizeUrlParams) => string;
}

/** The types of the package are those of this version: both change together. */
const apiVersion = '2026-10-28.endive';
const timeoutMs = 8_000;
/** A changed secret is used by every instance after so long: webhooks are signed with the old and the new one meanwhile. */
const keptMs = 5 * 60_000;

let kept:
  | { readonly until: number; readonly endpoint: string | undefined; readonly provider: Promise<Provider> }
  | undefined;

/** @throws {Error} when the secret is not as described, or its key is for another mode than the stage */
export function provider(): Promise<Provider> {
  const now = clock.now().getTime();
  const endpoint = endpointOf('STRIPE');
  if (kept && kept.until > now && kept.endpoint === endpoint) return kept.provider;
  const made = { until: now + keptMs, endpoint, provider: connect() };
  kept = made;
  made.provider.catch(() => {
    if (kept === made) kept = undefined;
  });
  return made.provider;
}

async function connect(): Promise<Provider> {
  const livemode = variable('STRIPE_LIVE') === 'true';
  const { secretKey, connectClientId, webhookSecrets } = readAs(await readSecret(variable('STRIPE_SECRET_ID')));
  if (secretKey.includes('_live_') !== livemode)
    throw new Error(
      `The payment provider's key is not for ${livemode ? 'live' : 'test'} mode, which this stage is in.`,
    );
  const endpoint = endpointOf('STRIPE');
  const { default: StripeClient } = await import('stripe');
  const stripe = new StripeClient(secretKey, {
    apiVersion,
    // An operation repeats by itself, with the same idempotency key.
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: timeoutMs,
    ...(endpoint && addressOf(endpoint)),
  });
  const authorizeUrl: Provider['authorizeUrl'] = (params) => {
    const url = stripe.oauth.authorizeUrl({ ...params, client_id: connectClientId });
    return endpoint ? `${endpoint}${url.slice(new URL(url).origin.length)}` : url;
  };
  return { stripe, connectClientId, webhookSecrets, livemode, authorizeUrl };
}

/** Says which member is wrong and nothing of its value. */
function readAs(text: string): z.infer<typeof ProviderSecret> {
  const read = ProviderSecret.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  const members = read.error.issues.map(({ path }) => path.join('.'));
  throw new Error(`The payment provider's secret is not right: ${members.join(', ')}.`);
}

const addressOf = (endpoint: string) => {
  const { hostname, port, protocol } = new URL(endpoint);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
};
