import { expect, it } from 'vitest';
import { useFakeProvider } from '#tests/support/payments/accounts.ts';
import { aLinkedOrganization, aPaidOrganization } from '#tests/support/payments/organization-accounts.ts';
import { anEvent, deliver } from '#tests/support/payments/webhooks.ts';

useFakeProvider();

it('names what still needs the account of the organization', async () => {
  const { organizationId, api, stripeId } = await aLinkedOrganization();
  const dispute = { id: `dp_${stripeId}`, object: 'dispute', amount: 1266, currency: 'usd', created: 1_800_000_000 };
  const opened = { ...dispute, status: 'needs_response' };
  await deliver(anEvent('charge.dispute.created', opened, { account: stripeId }));
  expect((await api.listOrganizationAccountUses({ organizationId })).uses).toMatchObject([{ kind: 'dispute' }]);
});

it('is not found where none is linked', async () => {
  const { organizationId, api } = await aPaidOrganization();
  const asked = api.listOrganizationAccountUses({ organizationId });
  await expect(asked).rejects.toMatchObject({ code: 'payout.notFound' });
});
