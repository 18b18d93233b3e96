import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson } from '../accounts/people.ts';
import { withRecentFactor } from '../accounts/second-factor.ts';
import { anOrganization, aPersonIn } from '../teams/organizations.ts';
import { payoutsApi, stateIn } from './accounts.ts';
import { aReadyAccount, type FakeAccount } from './fake-provider.ts';

/** An organization that is paid for its communities, and who manages its money. */
export async function aPaidOrganization(person?: Account) {
  const world = await anOrganization({ billingMode: 'org' });
  const finance = await withRecentFactor(person ?? (await aPerson()));
  await aPersonIn(world, ['finance'], [], finance);
  return { ...world, finance, api: payoutsApi.signedInAs(finance) };
}

/** The same with an account at the provider. */
export async function aLinkedOrganization(account: FakeAccount = aReadyAccount(), person?: Account) {
  const world = await aPaidOrganization(person);
  const { organizationId, api } = world;
  const { url } = await api.linkOrganizationAccount({ organizationId, type: 'link' });
  await api.connectOAuth({ code: `code_${account.id}`, state: stateIn(url) });
  return { ...world, account, stripeId: account.id };
}
