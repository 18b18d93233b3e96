import { expect, it, vi } from 'vitest';
import { control } from '#infra/local/stripe/controls.ts';
import { anOrganizer, payoutsApi, stateIn } from '#tests/support/payments/accounts.ts';
import { submitTo } from '#tests/support/payments/local-stripe.ts';
import { post } from '#tests/support/payments/webhooks.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

/** Delivers what the local provider has to say, as long as it has anything. */
async function deliverAll(): Promise<void> {
  const take = vi.spyOn(cloud, 'takeWebhook').mockImplementation(async ({ url, headers, body }) => {
    const { statusCode = 0 } = await post(body, headers['stripe-signature'], new URL(url).pathname);
    expect(statusCode).toBe(200);
    return statusCode;
  });
  await cloud.stripe.run();
  take.mockRestore();
}

it('sets up an account on the local provider’s pages, which tells when it is active', async () => {
  const api = payoutsApi.signedInAs(await anOrganizer());
  const { url } = await api.linkOrCreateStripeAccount({ type: 'new' });
  expect(submitTo(cloud.stripe, url, {}).status).toBe(200);
  const { stripeId } = await api.getAccount({});
  control(cloud.stripe, { action: 'finishSetup', id: stripeId });
  await deliverAll();
  expect((await api.getAccount({})).status).toBe('active');
  expect(await api.getNextPayout({})).toMatchObject({ balanceMinor: 0, currency: 'USD' });
  expect(await api.unlinkStripeAccount({})).toBe(true);
  await product.drain();
  await deliverAll();
  expect((await api.getAccount({})).status).toBe('disconnected');
});

it('leads to the page of the local provider on which an account is linked', async () => {
  const api = payoutsApi.signedInAs(await anOrganizer());
  const { url } = await api.linkOrCreateStripeAccount({ type: 'link' });
  const page = submitTo(cloud.stripe, url, {});
  expect(page.status).toBe(200);
  expect(stateIn(url)).toHaveLength(43);
});
