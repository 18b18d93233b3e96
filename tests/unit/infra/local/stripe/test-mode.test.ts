import { expect, it } from 'vitest';
import { readTestMode } from '#infra/local/stripe/test-mode.ts';
import { Trouble } from '#infra/local/trouble.ts';

const given = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_CONNECT_CLIENT_ID: 'ca_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_one,whsec_two',
};

it('stays with the local provider without a key', () => {
  expect(readTestMode({})).toBeUndefined();
  expect(readTestMode({ ...given, STRIPE_SECRET_KEY: '' })).toBeUndefined();
});

it("talks to Stripe's own test mode with a test key", () => {
  expect(readTestMode(given)).toEqual({
    secretKey: 'sk_test_abc',
    connectClientId: 'ca_abc',
    webhookSecrets: ['whsec_one', 'whsec_two'],
  });
});

it.each(['sk_live_abc', 'rk_live_abc'])('refuses the live key %s, and does not repeat it', (key) => {
  const read = () => readTestMode({ ...given, STRIPE_SECRET_KEY: key });
  expect(read).toThrow(Trouble);
  expect(read).toThrow(/live key/);
  expect(read).not.toThrow(key);
});

it.each([
  ['STRIPE_CONNECT_CLIENT_ID', ''],
  ['STRIPE_WEBHOOK_SECRET', 'nonsense'],
])('names %s where it is missing or not right', (name, value) => {
  expect(() => readTestMode({ ...given, [name]: value })).toThrow(new RegExp(`set ${name} too`));
});
