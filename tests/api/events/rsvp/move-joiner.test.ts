import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { hostsApi, nowhere } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

async function aKeeper() {
  const { event, host } = await anEvent(inGroups());
  const { eventId } = event;
  const person = await aPerson();
  await eventsApi.signedInAs(person).joinEvent({ eventId, group: 'keeper' });
  return { eventId, event, person, at: { eventId, userId: person.userId }, api: hostsApi.signedInAs(host) };
}

it('has a player come in another group, with their seat', async () => {
  const { at, person, api, eventId } = await aKeeper();
  const { seats } = await api.moveJoiner({ ...at, group: 'field' });
  expect(seats).toMatchObject({ taken: 1, groups: [{ taken: 0 }, { taken: 1 }] });
  await expect(api.moveJoiner({ ...at, group: 'field' })).resolves.toMatchObject({ seats: { taken: 1 } });
  const seen = await eventsApi.signedInAs(person).getEvent({ eventId });
  expect(seen).toMatchObject({ mine: { status: 'in' }, answer: { group: 'field' } });
});

it('refuses a group that is full, none of the event, and who is not on the list', async () => {
  const { at, api, eventId } = await aKeeper();
  for (let count = 0; count < 3; count += 1)
    await eventsApi.signedInAs(await aPerson()).joinEvent({ eventId, group: 'field' });
  await expect(api.moveJoiner({ ...at, group: 'field' })).rejects.toMatchObject({ code: 'rsvp.groupFull' });
  await expect(api.moveJoiner({ ...at, group: 'coach' })).rejects.toMatchObject({ code: 'rsvp.groupMissing' });
  const { userId } = await aPerson();
  await expect(api.moveJoiner({ eventId, userId, group: 'field' })).rejects.toMatchObject({ code: 'rsvp.notFound' });
});

it('refuses when it is over, what does not exist, and the player who does not manage it', async () => {
  const { at, api, person, event } = await aKeeper();
  const move = { ...at, group: 'field' };
  await expect(hostsApi.signedInAs(person).moveJoiner(move)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(api.moveJoiner({ ...move, eventId: nowhere })).rejects.toMatchObject({ code: 'event.notFound' });
  product.clock.moveTo(new Date(event.endsAt));
  await expect(api.moveJoiner(move)).rejects.toMatchObject({ code: 'event.notEditable' });
});
