import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';

it('gives a free seat to the player that the host picks, and to no other', async () => {
  const { event, host } = await anEvent({ capacity: 1, waitlistMode: 'manual' });
  const { eventId } = event;
  const [first, second, third] = await joiners(eventId, 3);
  const me = hostsApi.signedInAs(host);
  const pick = { eventId, userId: third!.userId };
  await expect(me.pickJoiner(pick)).rejects.toMatchObject({ code: 'rsvp.full' });
  await eventsApi.signedInAs(first!).leaveEvent({ eventId });
  await expect(me.pickJoiner(pick)).resolves.toEqual({ seats: { taken: 1, waiting: 1, free: 0 } });
  await expect(me.pickJoiner(pick)).resolves.toBeDefined();
  await expect(eventsApi.signedInAs(second!).getEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'waiting', position: 1 },
  });
});

it('refuses a stranger, who does not wait, and events whose seats go another way', async () => {
  const { event, host } = await anEvent({ capacity: 1, waitlistMode: 'manual' });
  const { event: other } = await anEvent();
  const { eventId } = event;
  const person = await aPerson();
  const me = hostsApi.signedInAs(host);
  const pick = { eventId, userId: person.userId };
  await expect(hostsApi.signedInAs(person).pickJoiner(pick)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(me.pickJoiner(pick)).rejects.toMatchObject({ code: 'rsvp.notFound' });
  await expect(me.pickJoiner({ ...pick, eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  const [ana] = await joiners(other.eventId, 1);
  const { event: mine, host: owner } = await anEvent({ capacity: 1 });
  await expect(
    hostsApi.signedInAs(owner).pickJoiner({ eventId: mine.eventId, userId: ana!.userId }),
  ).rejects.toMatchObject({ code: 'event.notEditable' });
});
