import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, payFor } from '#tests/support/events/checkout.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aPricedEvent, eventPaymentsApi, noEvent } from '#tests/support/events/payments.ts';

it('tells the whole price, what comes back and whether a card can pay', async () => {
  const { eventId } = await aCardEvent();
  expect(await checkoutApi.signedInAs(await aPerson()).getEventQuote({ eventId })).toEqual({
    totalMinor: 1266,
    priceMinor: 1200,
    currency: 'USD',
    takesCards: true,
    takesMoneyAtDoor: false,
    terms: { refundPolicy: 'flexible' },
    fees: { plan: 'rookie', feePayer: 'player' },
    familyOrders: [],
    familyPasses: [],
    automatic: [],
    siblingsPaid: 0,
    returning: [],
  });
});

it('shows the reader their own order, and takes no cards for a host without payouts', async () => {
  const { eventId } = await aCardEvent();
  const me = checkoutApi.signedInAs(await aPerson());
  const { order } = await me.holdSpots({ eventId });
  expect((await me.getEventQuote({ eventId })).order?.orderId).toBe(order.orderId);
  const door = await aPricedEvent(0);
  expect(await me.getEventQuote({ eventId: door.eventId })).toMatchObject({
    takesCards: false,
    takesMoneyAtDoor: true,
  });
});

it('has no price for a free event, and knows nothing of one that there is not', async () => {
  const me = checkoutApi.signedInAs(await aPerson());
  const { event } = await anEvent();
  await expect(me.getEventQuote({ eventId: event.eventId })).rejects.toMatchObject({ code: 'payment.notDue' });
  await expect(me.getEventQuote({ eventId: noEvent })).rejects.toMatchObject({ code: 'event.notFound' });
});

it('lets who joined to pay at the door pay by card later, as much as before, and not twice', async () => {
  const { eventId, host } = await aCardEvent({ payOutside: [{ way: 'cash' }] });
  const player = await aPerson();
  const me = checkoutApi.signedInAs(player);
  expect(await me.getEventQuote({ eventId })).not.toHaveProperty('canPayLater');
  await eventsApi.signedInAs(player).joinEvent({ eventId });
  expect(await me.getEventQuote({ eventId })).toMatchObject({ canPayLater: true, totalMinor: 1266 });
  await payFor(eventId, player);
  expect(await me.getEventQuote({ eventId })).toMatchObject({ order: { status: 'paid', totalMinor: 1266 } });
  expect(await me.getEventQuote({ eventId })).not.toHaveProperty('canPayLater');
  expect((await eventsApi.signedInAs(player).getEvent({ eventId })).mine).toMatchObject({ status: 'in' });
  const { dues } = await eventPaymentsApi.signedInAs(host).listEventDues({ eventId });
  expect(dues).toEqual([]);
});

it('offers no card to who has paid the host', async () => {
  const { eventId, host } = await aCardEvent({ payOutside: [{ way: 'cash' }] });
  const player = await aPerson();
  await eventsApi.signedInAs(player).joinEvent({ eventId });
  const paid = { mark: 'cash', seenAmountMinor: 1200 } as const;
  await eventPaymentsApi.signedInAs(host).markEventDue({ eventId, dueId: player.userId, ...paid });
  expect(await checkoutApi.signedInAs(player).getEventQuote({ eventId })).not.toHaveProperty('canPayLater');
});
