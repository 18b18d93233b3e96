import { Trouble } from '../trouble.ts';

/** Keys of Stripe's own test mode, in the shape of the product's secret. */
interface TestModeSecret {
  readonly secretKey: string;
  readonly connectClientId: string;
  readonly webhookSecrets: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const names = ['STRIPE_SECRET_KEY', 'STRIPE_CONNECT_CLIENT_ID', 'STRIPE_WEBHOOK_SECRET'] as const;

/**
 * What a run that talks to Stripe's own test mode was given; undefined without a key, for the local provider.
 * @throws {Trouble} for a live key, and where something is missing; it says nothing of the values
 */
export function readTestMode(environment: Environment): TestModeSecret | undefined {
  const [secretKey = '', connectClientId = '', webhooks = ''] = names.map((name) => environment[name]?.trim());
  if (!secretKey) return undefined;
  if (/^(sk|rk)_live_/.test(secretKey))
    throw new Trouble(
      'STRIPE_SECRET_KEY is a live key, with which money moves: it is never used on one machine. Take a test key (sk_test_…), or none for the local provider.',
    );
  const webhookSecrets = webhooks.split(',').filter(Boolean);
  const rules = [
    [names[0], /^(sk|rk)_test_\w+$/.test(secretKey)],
    [names[1], /^ca_\w+$/.test(connectClientId)],
    [names[2], webhookSecrets.length > 0 && webhookSecrets.every((each) => /^whsec_\w+$/.test(each))],
  ] as const;
  const wrong = rules.filter(([, isRight]) => !isRight).map(([name]) => name);
  if (wrong.length > 0)
    throw new Trouble(`To talk to Stripe's test mode, set ${wrong.join(' and ')} too: docs/deploying.md says to what.`);
  return { secretKey, connectClientId, webhookSecrets };
}
