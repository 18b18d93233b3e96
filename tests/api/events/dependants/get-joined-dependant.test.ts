import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';

it('shows the emergency contacts of a child to the hosts of the event while the child is on its list', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [me, other] = [await aPerson(), await aPerson()];
  const { dependantId } = await aDependant(me);
  await addGuardian({ dependantId }, me, other, { contactShielded: true });
  const at = { eventId, dependantId };
  const look = (one: { userId: string }) => dependantsApi.signedInAs(one).getJoinedDependant(at);
  await expect(look(host)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await dependantsApi.signedInAs(me).joinForDependant(at);
  await expect(look(host)).resolves.toEqual({
    displayName: 'Kim C.',
    ageBand: 'under13',
    contacts: [{ relation: 'parent', phoneNumber: '+15551234567' }],
  });
  await expect(look(other)).resolves.toMatchObject({ displayName: 'Kim Carter', contacts: [{}, {}] });
  await expect(look(await aPerson())).rejects.toMatchObject({ code: 'dependant.notFound' });
  await dependantsApi.signedInAs(me).leaveForDependant(at);
  await expect(look(host)).rejects.toMatchObject({ code: 'dependant.notFound' });
});

it('names a child on lists to hosts alone, by the name that they may know', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const me = await aPerson();
  const kim = await aDependant(me);
  const bo = await aDependant(me, { firstName: 'Bo', disclosureConsent: false });
  for (const { dependantId } of [kim, bo])
    await dependantsApi.signedInAs(me).joinForDependant({ eventId, dependantId });
  const namesFor = async (one: { userId: string }) =>
    (await eventsApi.signedInAs(one).listJoiners({ eventId })).joiners.map(({ displayName }) => displayName);
  await expect(namesFor(host)).resolves.toEqual(['Kim C.', 'A child']);
  await expect(namesFor(await aPerson())).resolves.toEqual(['Player', 'Player']);
  await expect(namesFor(me)).resolves.toEqual(['Kim C.', 'A child']);
  await expect(eventsApi.signedInAs(me).listJoiners({ eventId })).resolves.toMatchObject({ seats: { taken: 2 } });
  await hostsApi.signedInAs(host).removeJoiner({ eventId, userId: kim.dependantId });
  await expect(namesFor(host)).resolves.toEqual(['A child']);
});
