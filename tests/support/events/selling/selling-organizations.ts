import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import type { Input } from '#shared/contract/operation.ts';
import type { organizations } from '#shared/teams/organizations/contract.ts';
import { aPerson } from '../../accounts/people.ts';
import { anOrganization, aPersonIn, attach } from '../../teams/organizations.ts';
import { aTeam } from '../../teams/teams.ts';
import { aSellingHost, twelveByCard } from '../checkout.ts';
import { eventDetails, eventsApi } from '../events.ts';

type Differences = Partial<Input<(typeof organizations)['operations']['createOrganization']>>;

/** A community of an organization that is paid for it, with who manages the organization’s money. */
export async function aSellingOrganization(
  differences: Differences = {},
  team: Awaited<ReturnType<typeof aTeam>> | undefined = undefined,
  account: 'linked' | 'unlinked' = 'linked',
  roles = ['finance'],
) {
  const world = await anOrganization({ billingMode: 'org', ...differences });
  const community = team ?? (await aTeam());
  await attach(world, community.teamId);
  const finance = await aPerson();
  await aPersonIn(world, roles, [], finance);
  const stripeId = account === 'linked' ? await handedTo(world.organizationId) : '';
  const { teamId: hostingTeam, owner } = community;
  const sells = () => eventsApi.signedInAs(owner).scheduleEvent(eventDetails({ ...twelveByCard, hostingTeam }));
  return { ...world, team: community, finance, stripeId, sells };
}

/** An account that takes payments, which is the organization’s. */
async function handedTo(organizationId: string): Promise<string> {
  const { host, stripeId } = await aSellingHost();
  const rows = payoutAccountEntity(table());
  const { data } = await rows.get({ ownerKind: 'user', ownerId: host.userId }).go();
  if (!data) throw new Error('The host has no account');
  const { userId: _, ...account } = data;
  await rows.put({ ...account, ownerKind: 'org', ownerId: organizationId }).go();
  await rows.delete({ ownerKind: 'user', ownerId: host.userId }).go();
  const holderId = `org ${organizationId}`;
  await claimEntity(table()).put({ kind: 'payoutAccount', value: stripeId, holderId }).go();
  return stripeId;
}

/** Who was paid by the orders of an event. */
export const soldTo = async (eventId: string) =>
  (await createOrders(table()).listOf(eventId)).map(({ sellerKind, sellerId, stripeId }) => ({
    sellerKind,
    sellerId,
    stripeId,
  }));
