import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';

const party = { allowParticipantGuests: true, guestLimit: 3 };
const guests = [{ name: 'Ana' }, { name: 'Ben' }];

it('takes seats for a whole party or none, and counts heads', async () => {
  const { event, host } = await anEvent({ ...party, capacity: 4 });
  const { eventId } = event;
  const first = await aPerson();
  await expect(eventsApi.signedInAs(first).joinEvent({ eventId, guests })).resolves.toEqual({
    mine: { status: 'in' },
    seats: { taken: 3, waiting: 0, free: 1 },
  });
  const second = await aPerson();
  await expect(eventsApi.signedInAs(second).joinEvent({ eventId, guests: [{}] })).resolves.toEqual({
    mine: { status: 'waiting', position: 1 },
    seats: { taken: 3, waiting: 1, free: 1 },
  });
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'waiting', position: 2 },
  });
  const { answer } = await eventsApi.signedInAs(second).getEvent({ eventId });
  expect(answer).toMatchObject({ guests: [{}], isHeldUp: true });
  const { joiners: people } = await eventsApi.signedInAs(host).listJoiners({ eventId });
  expect(people[0]).toMatchObject({ userId: first.userId, guests });
  const { joiners: seen } = await eventsApi.signedInAs(second).listJoiners({ eventId });
  expect(seen[0]?.guests).toEqual([{}, {}]);
});

it('seats who waited once the whole party fits', async () => {
  const { event } = await anEvent({ ...party, capacity: 3 });
  const { eventId } = event;
  const [first] = await joiners(eventId, 1);
  const [second, third] = [await aPerson(), await aPerson()];
  await eventsApi.signedInAs(second).joinEvent({ eventId, guests: [...guests] });
  await eventsApi.signedInAs(third).joinEvent({ eventId });
  await expect(eventsApi.signedInAs(first!).leaveEvent({ eventId })).resolves.toMatchObject({
    seats: { taken: 3, waiting: 1, free: 0 },
  });
  await expect(eventsApi.signedInAs(second).getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
  await expect(eventsApi.signedInAs(second).leaveEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'none' },
    seats: { taken: 1, waiting: 0, free: 2 },
  });
});

it('refuses a party that does not fit where no one may wait, and takes a smaller one', async () => {
  const { event } = await anEvent({ ...party, capacity: 3, allowWaitlist: false });
  const { eventId } = event;
  await joiners(eventId, 1);
  const me = eventsApi.signedInAs(await aPerson());
  await expect(me.joinEvent({ eventId, guests })).rejects.toMatchObject({ code: 'rsvp.full' });
  await expect(me.joinEvent({ eventId, guests: [{}] })).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('keeps a party as it is when it joins again', async () => {
  const { event } = await anEvent(party);
  const { eventId } = event;
  const me = eventsApi.signedInAs(await aPerson());
  await me.joinEvent({ eventId, guests });
  await me.joinEvent({ eventId });
  await expect(me.getEvent({ eventId })).resolves.toMatchObject({ answer: { guests }, seats: { taken: 3 } });
});

it('takes no party that is larger than the event', async () => {
  const { event } = await anEvent({ allowParticipantGuests: true, guestLimit: 9, capacity: 3 });
  const { eventId } = event;
  const me = eventsApi.signedInAs(await aPerson());
  await expect(me.joinEvent({ eventId, guests: [{}, {}, {}] })).rejects.toMatchObject({ code: 'rsvp.tooManyGuests' });
  await expect(me.joinEvent({ eventId, guests: [{}, {}] })).resolves.toMatchObject({ mine: { status: 'in' } });
});
