import { expect, it } from 'vitest';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';

it('shows where one stands and what one may do', async () => {
  const { event, host } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  const [, second] = await joiners(eventId, 2);
  const seats = { taken: 1, waiting: 1, free: 0 };
  const answer = { guests: [], canTakeSeat: false, isHeldUp: false, hasSay: false };
  await expect(eventsApi.signedInAs(second!).getEvent({ eventId })).resolves.toEqual({
    event,
    seats,
    mine: { status: 'waiting', position: 1 },
    answer,
    canManage: false,
    canManageJoiners: false,
    canCheckIn: false,
    isFavourite: false,
    followsHost: false,
    isAskedToHost: false,
    isInvited: false,
  });
  await expect(eventsApi.signedInAs(host).getEvent({ eventId })).resolves.toEqual({
    event,
    seats,
    mine: { status: 'none' },
    answer,
    canManage: true,
    canManageJoiners: true,
    canCheckIn: true,
    isFavourite: false,
    followsHost: false,
    isAskedToHost: false,
    isInvited: false,
    hosting: [{ userId: host.userId, displayName: event.hostName, status: 'confirmed' }],
  });
});

it('shows hosts who was asked and who declined, and no one else', async () => {
  const [{ event, host }, friend] = [await anEvent(), await aPerson()];
  const { eventId } = event;
  await hostsApi.signedInAs(host).inviteHost({ eventId, userId: friend.userId });
  await hostsApi.signedInAs(friend).answerHosting({ eventId, answer: 'declined' });
  const { userId, displayName } = friend;
  await expect(eventsApi.signedInAs(host).getEvent({ eventId })).resolves.toMatchObject({
    hosting: [
      { userId: host.userId, displayName: host.displayName, status: 'confirmed' },
      { userId, displayName, status: 'declined' },
    ],
  });
  expect(await eventsApi.signedInAs(friend).getEvent({ eventId })).not.toHaveProperty('hosting');
});

it('shows a draft to its creator alone', async () => {
  const { event, host } = await anEvent({ publish: false });
  const { eventId } = event;
  await expect(eventsApi.signedInAs(host).getEvent({ eventId })).resolves.toMatchObject({ event: { status: 'draft' } });
  await expect(eventsApi.signedInAs(await aPerson()).getEvent({ eventId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('shows a private event to its creator, to people with the link and to people on the list', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  const { shareToken } = await eventsApi.signedInAs(host).getEvent({ eventId });
  expect(shareToken).toMatch(/^[\w-]{22}$/);
  const person = eventsApi.signedInAs(await aPerson());
  await expect(person.getEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const shown = await person.getEvent({ eventId, token: shareToken! });
  expect(shown).not.toHaveProperty('shareToken');
  await person.joinEvent({ eventId, token: shareToken! });
  await expect(person.getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('refuses a stranger', async () => {
  const { event } = await anEvent();
  const { event: hidden } = await anEvent({ visibility: 'private' });
  await expect(eventsApi.signedOut().getEvent({ eventId: event.eventId })).rejects.toMatchObject({
    code: 'auth.required',
  });
  await expect(eventsApi.signedInAs(aStranger()).getEvent({ eventId: hidden.eventId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('names the wrong field', async () => {
  const { event } = await anEvent();
  await expect(
    eventsApi.signedInAs(await aPerson()).getEvent({ eventId: event.eventId, token: '?' }),
  ).rejects.toMatchObject({ code: 'request.invalid', fields: { token: expect.any(String) } });
});

it('says that there is no event under an unknown id', async () => {
  await expect(
    eventsApi.signedInAs(await aPerson()).getEvent({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
});
