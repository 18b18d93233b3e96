import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, payFor } from '#tests/support/events/checkout.ts';
import { aCoHost } from '#tests/support/events/hosts.ts';
import { noEvent } from '#tests/support/events/payments.ts';
import { anAidEvent } from '#tests/support/payments/aid.ts';

it('lists the orders for who runs the event, without the provider’s ids', async () => {
  const { eventId, host } = await aCardEvent();
  await payFor(eventId, await aPerson());
  const { orders, mayRefund, isSeller } = await checkoutApi.signedInAs(host).listEventOrders({ eventId });
  expect([orders.length, orders[0]?.status, mayRefund, isSeller]).toEqual([1, 'paid', true, true]);
  expect(JSON.stringify(orders)).not.toMatch(/acct_|pi_|cs_|re_/);
});

it('names the community for those who manage its money, and not for a host who doesn’t', async () => {
  const { eventId, owner, teamId } = await anAidEvent();
  expect(await checkoutApi.signedInAs(owner).listEventOrders({ eventId })).toMatchObject({ managedTeam: teamId });
  const helper = await aCoHost({ eventId }, owner);
  const seen = await checkoutApi.signedInAs(helper).listEventOrders({ eventId });
  expect([seen.managedTeam, seen.mayRefund]).toEqual([undefined, false]);
});

it('is for who runs it alone', async () => {
  const { eventId, host } = await aCardEvent();
  const stranger = checkoutApi.signedInAs(await aPerson());
  await expect(stranger.listEventOrders({ eventId })).rejects.toMatchObject({ code: 'access.denied' });
  const door = checkoutApi.signedInAs(host);
  await expect(door.listEventOrders({ eventId: noEvent })).rejects.toMatchObject({ code: 'event.notFound' });
});
