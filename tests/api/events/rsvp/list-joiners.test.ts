import { expect, it } from 'vitest';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';

it('shows the host who is in and who waits, in order, and how to reach them', async () => {
  const { event, host } = await anEvent({ capacity: 2 });
  const { eventId } = event;
  const [first, second, third] = await joiners(eventId, 3);
  const shown = (person: typeof first) => ({
    userId: person!.userId,
    displayName: person!.displayName,
    email: person!.email,
  });
  await expect(eventsApi.signedInAs(host).listJoiners({ eventId })).resolves.toEqual({
    joiners: [
      { ...shown(first), status: 'in' },
      { ...shown(second), status: 'in' },
      { ...shown(third), status: 'waiting', position: 1 },
    ],
    seats: { taken: 2, waiting: 1, free: 0 },
  });
});

it('shows others the names of who is in, and of the line only themselves', async () => {
  const { event } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  const [first, , third] = await joiners(eventId, 3);
  const seats = { taken: 1, waiting: 2, free: 0 };
  const seated = { userId: first!.userId, displayName: first!.displayName, status: 'in' };
  await expect(eventsApi.signedInAs(await aPerson()).listJoiners({ eventId })).resolves.toEqual({
    joiners: [seated],
    seats,
  });
  await expect(eventsApi.signedInAs(third!).listJoiners({ eventId })).resolves.toEqual({
    joiners: [seated, { userId: third!.userId, displayName: third!.displayName, status: 'waiting', position: 2 }],
    seats,
  });
});

it('shows people without a complete profile the counts alone', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  await joiners(eventId, 1);
  const incomplete = await aPerson({ hasAdditionalInfo: false });
  for (const person of [aStranger(), await aPerson({ emailVerified: false }), incomplete])
    await expect(eventsApi.signedInAs(person).listJoiners({ eventId })).resolves.toEqual({
      joiners: [],
      seats: { taken: 1, waiting: 0, free: 9 },
    });
});

it('gives everyone once over its pages, also when a player leaves in between', async () => {
  const { event, host } = await anEvent({ capacity: 3 });
  const { eventId } = event;
  const people = await joiners(eventId, 5);
  const me = eventsApi.signedInAs(host);
  const page = await me.listJoiners({ eventId, limit: 2 });
  await eventsApi.signedInAs(people[0]!).leaveEvent({ eventId });
  const rest = await me.listJoiners({ eventId, limit: 2, cursor: page.nextCursor! });
  const last = await me.listJoiners({ eventId, limit: 2, cursor: rest.nextCursor! });
  const seen = [page, rest, last].flatMap((one) => one.joiners.map(({ userId }) => userId));
  expect(seen).toEqual(people.map(({ userId }) => userId));
  expect(last).not.toHaveProperty('nextCursor');
});

it('refuses a stranger a private event', async () => {
  const { event } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  await expect(eventsApi.signedOut().listJoiners({ eventId })).rejects.toMatchObject({ code: 'auth.required' });
  await expect(eventsApi.signedInAs(await aPerson()).listJoiners({ eventId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('names the wrong field', async () => {
  const { event, host } = await anEvent();
  await expect(eventsApi.signedInAs(host).listJoiners({ eventId: event.eventId, limit: 0 })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { limit: expect.any(String) },
  });
});

it('refuses the cursor of another event', async () => {
  const { event, host } = await anEvent();
  const me = eventsApi.signedInAs(host);
  const { event: other } = await anEvent();
  await joiners(event.eventId, 2);
  const { nextCursor } = await me.listJoiners({ eventId: event.eventId, limit: 1 });
  await expect(me.listJoiners({ eventId: other.eventId, limit: 1, cursor: nextCursor! })).rejects.toMatchObject({
    code: 'request.cursorInvalid',
  });
});
