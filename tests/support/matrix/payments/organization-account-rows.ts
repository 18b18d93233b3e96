import { withRecentFactor } from '../../accounts/second-factor.ts';
import { payoutsApi, stateIn } from '../../payments/accounts.ts';
import { aReadyAccount, fakeProvider } from '../../payments/fake-provider.ts';
import { anOrganization, attach } from '../../teams/organizations.ts';
import type { Binding } from '../cell.ts';
import { bindTeam, type TeamWorld } from '../teams/team-world.ts';

const organizationIds = new WeakMap<TeamWorld, string>();

async function withOrganization(world: TeamWorld): Promise<void> {
  const organization = world.organization ?? (await anOrganization());
  if (!world.organization) await attach(organization, world.teamId);
  organizationIds.set(world, organization.organizationId);
}

/** Everything that is done with the account of an organization, from connecting it to unlinking it. */
async function keepAccount(world: TeamWorld): Promise<unknown> {
  const organizationId = organizationIds.get(world) ?? '';
  const { person } = world;
  const caller = person ? payoutsApi.signedInAs(await withRecentFactor(person)) : payoutsApi.signedOut();
  await caller.getOrganizationPayouts({ organizationId });
  const { url } = await caller.linkOrganizationAccount({ organizationId, type: 'link' });
  await caller.connectOAuth({ code: `code_${aReadyAccount().id}`, state: stateIn(url) });
  await caller.refreshOrganizationAccount({ organizationId });
  await caller.getOrganizationNextPayout({ organizationId });
  await caller.listOrganizationAccountUses({ organizationId });
  return caller.unlinkOrganizationAccount({ organizationId });
}

/** The row of the accounts that organizations are paid on. */
export const organizationAccountRows: Readonly<Record<string, Binding>> = {
  'pay.connect.organization': {
    ...bindTeam(
      [
        'getOrganizationPayouts',
        'linkOrganizationAccount',
        'refreshOrganizationAccount',
        'getOrganizationNextPayout',
        'listOrganizationAccountUses',
        'unlinkOrganizationAccount',
      ],
      async (world) => {
        fakeProvider.begin();
        return keepAccount(world).finally(fakeProvider.end);
      },
      {},
      withOrganization,
    ),
    asPlatform: true,
  },
};
