import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aLinked, anOrganizer, payoutsApi, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { aReadyAccount, fakeProvider } from '#tests/support/payments/fake-provider.ts';
import { anEvent, deliver } from '#tests/support/payments/webhooks.ts';
import { product } from '#tests/support/product/product.ts';

useFakeProvider();

it('unlinks the account, gives up our access and frees it for another user', async () => {
  const { owner, api, account } = await aLinked();
  expect(await api.unlinkStripeAccount({})).toBe(true);
  expect(await api.getAccount({})).toMatchObject({ status: 'disconnected', disconnectedBy: 'owner' });
  await product.drain();
  expect(fakeProvider.asked).toContain('POST /oauth/deauthorize');
  expect(product.mails(owner.email ?? '').at(-1)?.subject).toBe('Your Stripe account was unlinked');
  fakeProvider.allowAgain(account.id);
  expect((await aLinked(aReadyAccount({ id: account.id }))).stripeId).toBe(account.id);
});

it('is refused while a dispute needs the account', async () => {
  const { api, stripeId } = await aLinked();
  const dispute = {
    id: `dp_${stripeId}`,
    object: 'dispute',
    amount: 500,
    currency: 'usd',
    created: 1_800_000_000,
    status: 'needs_response',
  };
  await deliver(anEvent('charge.dispute.created', dispute, { account: stripeId }));
  await expect(api.unlinkStripeAccount({})).rejects.toMatchObject({ code: 'payout.inUse' });
});

it('is not found where none is linked', async () => {
  const api = payoutsApi.signedInAs(await anOrganizer());
  await expect(api.unlinkStripeAccount({})).rejects.toMatchObject({ code: 'payout.notFound' });
});

it('asks for a second factor given within 15 minutes', async () => {
  const api = payoutsApi.signedInAs(await aPerson());
  await expect(api.unlinkStripeAccount({})).rejects.toMatchObject({ code: 'auth.factorNeeded' });
});
