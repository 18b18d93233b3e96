import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { checkoutApi, discountsApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventPaymentsApi } from '#tests/support/events/payments.ts';
import { aSellingOrganization } from '#tests/support/events/selling/selling-organizations.ts';
import { aMember } from '#tests/support/teams/teams.ts';

it('shows the money of an event to those who keep it for the organization, who lead nothing else of it', async () => {
  const world = await aSellingOrganization();
  const { eventId } = await world.sells();
  const orderId = await payFor(eventId, await aPerson());
  const finance = checkoutApi.signedInAs(world.finance);
  expect(await finance.listEventOrders({ eventId })).toMatchObject({ orders: [{ orderId }], mayRefund: true });
  expect((await eventPaymentsApi.signedInAs(world.finance).listEventDues({ eventId })).dues).toEqual([]);
  expect((await discountsApi.signedInAs(world.finance).listEventDiscounts({ eventId })).discounts).toEqual([]);
  const order = await finance.refundEventOrder({ eventId, orderId, amountMinor: 500 });
  expect(order.refundedMinor).toBe(500);
  await settleAll();
  await expect(finance.previewRefunds({ eventId })).rejects.toMatchObject({ code: 'access.denied' });
});

it('shows it to no other member', async () => {
  const world = await aSellingOrganization();
  const { eventId } = await world.sells();
  const member = await aMember({ teamId: world.team.teamId, owner: world.team.owner });
  const listed = checkoutApi.signedInAs(member).listEventOrders({ eventId });
  await expect(listed).rejects.toMatchObject({ code: 'access.denied' });
});
