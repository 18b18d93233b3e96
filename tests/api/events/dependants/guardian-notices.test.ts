import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { drain } from '#tests/support/product/drain.ts';
import { product } from '#tests/support/product/product.ts';

it('tells everyone who may answer for a child of their seat, and no one whose right was taken away', async () => {
  const { event, host } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  const [me, other, third] = [await aPerson(), await aPerson(), await aPerson()];
  const child = await aDependant(me);
  const { dependantId } = child;
  await addGuardian(child, me, other, { rights: ['rsvp'] });
  await addGuardian(child, me, third, { rights: ['rsvp'] });
  const [first] = await joiners(eventId, 1);
  await dependantsApi.signedInAs(other).joinForDependant({ eventId, dependantId });
  await familyApi.signedInAs(me).removeGuardian({ dependantId, userId: third.userId });
  await drain();
  const subjects = (one: { email: string }) =>
    product
      .mails(one.email)
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('For Kim: '));
  expect(subjects(me)).toHaveLength(1);
  expect(subjects(other)).toEqual(subjects(me));
  expect(subjects(third)).toEqual([]);
  await eventsApi.signedInAs(first!).leaveEvent({ eventId });
  await drain();
  expect(subjects(me)).toHaveLength(2);
  await hostsApi.signedInAs(host).removeJoiner({ eventId, userId: dependantId });
  await drain();
  expect(subjects(me)).toHaveLength(3);
});

it('gives up the seats of a child who is forgotten', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  await dependantsApi.signedInAs(me).joinForDependant({ eventId, dependantId });
  await drain();
  await familyApi.signedInAs(me).removeDependant({ dependantId });
  await drain();
  expect((await eventsApi.signedInAs(me).getEvent({ eventId })).seats.taken).toBe(0);
});
