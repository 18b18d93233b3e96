import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { aPricedEvent, noEvent, tenAtTheDoor, tenInCash } from '#tests/support/events/payments.ts';
import { aDependant } from '#tests/support/people/family.ts';

it('lists who owes and how they can pay; the host owes nothing', async () => {
  const { eventId, host, joined, door } = await aPricedEvent(2);
  await eventsApi.signedInAs(host).joinEvent({ eventId });
  const { dues, payOutside } = await door.listEventDues({ eventId });
  expect(payOutside).toEqual(tenAtTheDoor.payOutside);
  expect(dues.map(({ dueId, owed }) => [dueId, owed?.amountMinor])).toEqual(joined.map(({ userId }) => [userId, 1000]));
});

it('keeps who left after paying on the list, and forgets who left without', async () => {
  const { eventId, joined, door } = await aPricedEvent(2);
  const [ann, bo] = joined;
  await door.markEventDue({ eventId, dueId: ann!.userId, ...tenInCash });
  for (const player of [ann, bo]) await eventsApi.signedInAs(player!).leaveEvent({ eventId });
  const { dues } = await door.listEventDues({ eventId });
  expect(dues).toMatchObject([{ dueId: ann!.userId, paid: { amount: { amountMinor: 1000 } } }]);
  expect(dues[0]).not.toHaveProperty('owed');
});

it('calls a child whose name is withheld after the guardian who pays', async () => {
  const { eventId, door } = await aPricedEvent(0);
  const robin = await aPerson({ displayName: 'Robin Rivers' });
  const kim = await aDependant(robin, { disclosureConsent: false });
  await dependantsApi.signedInAs(robin).joinForDependant({ eventId, dependantId: kim.dependantId });
  const { dues } = await door.listEventDues({ eventId });
  expect(dues.map(({ name }) => name)).toEqual(['A child of Robin Rivers']);
  await expect(door.markEventDue({ eventId, dueId: kim.dependantId, ...tenInCash })).resolves.toMatchObject({
    name: 'A child of Robin Rivers',
  });
});

it('knows nothing of an event that there is not', async () => {
  const { door } = await aPricedEvent(0);
  await expect(door.listEventDues({ eventId: noEvent })).rejects.toMatchObject({ code: 'event.notFound' });
});
