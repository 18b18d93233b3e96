import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { payoutsApi } from '#tests/support/payments/accounts.ts';
import { aMember, aTeam } from '#tests/support/teams/teams.ts';

it('is the currency of one’s own account, and nothing without one', async () => {
  const { host } = await aSellingHost(undefined, 'AU');
  expect(await payoutsApi.signedInAs(host).getSellingCurrency({})).toEqual({ currency: 'AUD' });
  expect(await payoutsApi.signedInAs(await aPerson()).getSellingCurrency({})).toEqual({});
});

it('is that of the owner of a community, for who is in it', async () => {
  const team = await aTeam();
  const { teamId, owner } = team;
  const member = await aMember(team);
  await aSellingHost(owner, 'JP');
  expect(await payoutsApi.signedInAs(member).getSellingCurrency({ teamId })).toEqual({ currency: 'JPY' });
  expect(await payoutsApi.signedInAs(await aPerson()).getSellingCurrency({ teamId })).toEqual({});
});

it('is nothing once the account is unlinked', async () => {
  const { host } = await aSellingHost(undefined, 'GB');
  const row = { ownerKind: 'user' as const, ownerId: host.userId };
  await payoutAccountEntity(table()).patch(row).set({ disconnectedAt: new Date().toISOString() }).go();
  expect(await payoutsApi.signedInAs(host).getSellingCurrency({})).toEqual({});
});
