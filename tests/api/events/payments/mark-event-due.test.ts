import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { aPricedEvent, noEvent, tenInCash } from '#tests/support/events/payments.ts';

it('marks the whole sum as paid, once however often it is sent', async () => {
  const { eventId, joined, door } = await aPricedEvent(1);
  const due = { eventId, dueId: joined[0]!.userId };
  const marked = await door.markEventDue({ ...due, ...tenInCash });
  expect(marked.paid).toMatchObject({ mark: 'cash', amount: { amountMinor: 1000 } });
  expect(await door.markEventDue({ ...due, ...tenInCash })).toEqual(marked);
});

it('marks no sum that the host did not see: a guest came along meanwhile', async () => {
  const { eventId, door } = await aPricedEvent(0, { chargeGuests: true, allowParticipantGuests: true });
  const ann = await aPerson();
  const due = { eventId, dueId: ann.userId };
  await eventsApi.signedInAs(ann).joinEvent({ eventId, guests: [{}] });
  await expect(door.markEventDue({ ...due, ...tenInCash })).rejects.toMatchObject({ code: 'payment.amountChanged' });
  expect(await door.markEventDue({ ...due, mark: 'cash', seenAmountMinor: 2000 })).toMatchObject({
    what: 'With 1 guest',
    paid: { amount: { amountMinor: 2000 } },
  });
});

it('marks nothing of a player who owes nothing, or of an event that there is not', async () => {
  const { eventId, door } = await aPricedEvent(0);
  const dueId = (await aPerson()).userId;
  await expect(door.markEventDue({ eventId, dueId, ...tenInCash })).rejects.toMatchObject({ code: 'payment.notDue' });
  await expect(door.markEventDue({ eventId: noEvent, dueId, ...tenInCash })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
