import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { aPricedEvent, eventPaymentsApi, noEvent, tenAtTheDoor, tenInCash } from '#tests/support/events/payments.ts';

it('tells a player what they owe, how to pay, and that it is paid; strangers owe nothing', async () => {
  const { eventId, joined, door } = await aPricedEvent(1);
  const me = eventPaymentsApi.signedInAs(joined[0]!);
  expect(await me.getMyEventDues({ eventId })).toMatchObject({
    dues: [{ name: 'You', owed: { amountMinor: 1000 } }],
    payOutside: tenAtTheDoor.payOutside,
  });
  await door.markEventDue({ eventId, dueId: joined[0]!.userId, ...tenInCash, mark: 'venmo' });
  expect((await me.getMyEventDues({ eventId })).dues[0]?.paid).toMatchObject({ mark: 'venmo' });
  expect(await eventPaymentsApi.signedInAs(await aPerson()).getMyEventDues({ eventId })).toEqual({ dues: [] });
});

it('shows a player who left after paying that the money is with the host', async () => {
  const { eventId, joined, door } = await aPricedEvent(1);
  const [ann] = joined;
  await door.markEventDue({ eventId, dueId: ann!.userId, ...tenInCash });
  await eventsApi.signedInAs(ann!).leaveEvent({ eventId });
  const { dues } = await eventPaymentsApi.signedInAs(ann!).getMyEventDues({ eventId });
  expect(dues).toMatchObject([{ name: 'You', paid: { amount: { amountMinor: 1000 } } }]);
});

it('shows the account of the host to players who owe, and to no one on the public page', async () => {
  const { eventId } = await aPricedEvent(1);
  const { event } = await eventsApi.signedOut().getPublicEvent({ eventId });
  expect(event.payOutside).toEqual([{ way: 'cash' }, { way: 'venmo' }]);
});

it('knows nothing of an event that there is not', async () => {
  const me = eventPaymentsApi.signedInAs(await aPerson());
  await expect(me.getMyEventDues({ eventId: noEvent })).rejects.toMatchObject({ code: 'event.notFound' });
});
