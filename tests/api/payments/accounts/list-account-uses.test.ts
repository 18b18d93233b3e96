import { expect, it } from 'vitest';
import { aLinked, anOrganizer, payoutsApi, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { anEvent, deliver } from '#tests/support/payments/webhooks.ts';

useFakeProvider();

it('names an open dispute until it is over, whatever comes late', async () => {
  const { api, stripeId } = await aLinked();
  const dispute = { id: `dp_${stripeId}`, object: 'dispute', amount: 1266, currency: 'usd', created: 1_800_000_000 };
  const at = { account: stripeId };
  const opened = anEvent('charge.dispute.created', { ...dispute, status: 'needs_response' }, at);
  await deliver(opened);
  expect((await api.listAccountUses({})).uses).toMatchObject([
    { kind: 'dispute', title: 'Disputed payment of $12.66' },
  ]);
  await deliver(anEvent('charge.dispute.closed', { ...dispute, status: 'won' }, at));
  await deliver(anEvent('charge.dispute.updated', { ...dispute, status: 'under_review' }, at));
  expect((await api.listAccountUses({})).uses).toEqual([]);
});

it('is not found where none is linked', async () => {
  const api = payoutsApi.signedInAs(await anOrganizer());
  await expect(api.listAccountUses({})).rejects.toMatchObject({ code: 'payout.notFound' });
});
