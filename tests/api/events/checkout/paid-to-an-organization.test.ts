import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aSellingHost,
  checkoutApi,
  ordersApi,
  payFor,
  settleAll,
  twelveByCard,
} from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aSellingOrganization, soldTo } from '#tests/support/events/selling/selling-organizations.ts';
import { disputeOf } from '#tests/support/payments/disputes.ts';
import { product } from '#tests/support/product/product.ts';
import { organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

it('pays the organization that bills, though the owner of the community has an account too', async () => {
  const world = await aSellingOrganization();
  await aSellingHost(world.team.owner);
  const { eventId } = await world.sells();
  await payFor(eventId, await aPerson());
  expect(await soldTo(eventId)).toEqual([
    { sellerKind: 'org', sellerId: world.organizationId, stripeId: world.stripeId },
  ]);
});

it('pays the owner of the community where the organization leaves that to each, and once it has left', async () => {
  const world = await aSellingOrganization({ billingMode: 'team' });
  const { owner, teamId } = world.team;
  const { stripeId } = await aSellingHost(owner);
  const { eventId } = await world.sells();
  await payFor(eventId, await aPerson());
  const owners = { sellerKind: 'user', sellerId: owner.userId, stripeId };
  expect(await soldTo(eventId)).toEqual([owners]);
  const billing = await aSellingOrganization();
  const { organizationId } = billing;
  await aSellingHost(billing.team.owner);
  await organizationsApi.signedInAs(billing.owner).detachTeam({ organizationId, teamId: billing.team.teamId });
  const left = await billing.sells();
  await payFor(left.eventId, await aPerson());
  expect(await soldTo(left.eventId)).toMatchObject([{ sellerKind: 'user', sellerId: billing.team.owner.userId }]);
  expect(teamId).not.toBe(billing.team.teamId);
});

it('takes no cards while an organization that bills has no account, whatever its owners have', async () => {
  const team = await aTeam();
  const { organizationId } = await aSellingOrganization({}, team, 'unlinked');
  expect(organizationId).toBeTruthy();
  await aSellingHost(team.owner);
  const details = eventDetails({ ...twelveByCard, hostingTeam: team.teamId });
  await expect(eventsApi.signedInAs(team.owner).scheduleEvent(details)).rejects.toMatchObject({
    code: 'event.payoutNeeded',
  });
});

it('lets who keeps the money and leads events give it back, and tells of a dispute the money people alone', async () => {
  const world = await aSellingOrganization({}, undefined, 'linked', ['finance', 'orgAdmin']);
  const { eventId } = await world.sells();
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  const finance = checkoutApi.signedInAs(world.finance);
  expect(await finance.listEventOrders({ eventId })).toMatchObject({
    mayRefund: true,
    isSeller: false,
    managedTeam: world.team.teamId,
    orders: [{ orderId }],
  });
  await disputeOf(orderId, world.stripeId);
  const disputed = ({ email }: { email: string }) =>
    product.mails(email).filter(({ subject }) => /dispute/i.test(subject)).length;
  expect([disputed(world.finance), disputed(world.team.owner)]).toEqual([1, 0]);
  const other = await payFor(eventId, await aPerson());
  await finance.refundEventOrder({ eventId, orderId: other });
  await settleAll();
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({ status: 'disputed' });
});
