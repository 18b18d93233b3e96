import { expect, it } from 'vitest';
import { joinerRemoved } from '#shared/events/messages.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

it('takes a player off the list, seats the next in line, and tells of it once', async () => {
  const { event, host } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  const [first, second] = await joiners(eventId, 2);
  await expect(hostsApi.signedInAs(host).removeJoiner({ eventId, userId: first!.userId })).resolves.toEqual({
    seats: { taken: 1, waiting: 0, free: 0 },
  });
  await expect(eventsApi.signedInAs(second!).getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
  await product.drain();
  const facts = product.messages(joinerRemoved).filter(({ data }) => data.eventId === eventId);
  expect(facts.map(({ data }) => data)).toEqual([{ eventId, userId: first!.userId }]);
});

it('takes off who waits where seats are handed out, and who holds an offer', async () => {
  const { event, host } = await anEvent({ capacity: 1, waitlistMode: 'fifo_offer' });
  const { eventId } = event;
  const [inside, offered, waiting] = await joiners(eventId, 3);
  await eventsApi.signedInAs(inside!).leaveEvent({ eventId });
  await product.drain();
  const standing = async (person: typeof inside) => (await eventsApi.signedInAs(person!).getEvent({ eventId })).mine;
  expect(await Promise.all([offered, waiting].map(standing))).toMatchObject([
    { status: 'offered' },
    { status: 'waiting', position: 1 },
  ]);
  const mine = hostsApi.signedInAs(host);
  for (const person of [waiting, offered])
    await expect(mine.removeJoiner({ eventId, userId: person!.userId })).resolves.toMatchObject({
      seats: { taken: 0 },
    });
  expect(await Promise.all([offered, waiting].map(standing))).toEqual([{ status: 'none' }, { status: 'none' }]);
});

it('refuses a stranger, and who is only in', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  const [first, second] = await joiners(eventId, 2);
  const remove = { eventId, userId: first!.userId };
  await expect(hostsApi.signedOut().removeJoiner(remove)).rejects.toMatchObject({ code: 'auth.required' });
  await expect(hostsApi.signedInAs(aStranger()).removeJoiner(remove)).rejects.toMatchObject({
    code: 'access.emailUnverified',
  });
  await expect(hostsApi.signedInAs(second!).removeJoiner(remove)).rejects.toMatchObject({ code: 'access.denied' });
});

it('names the wrong field', async () => {
  const { event, host } = await anEvent();
  await expect(
    hostsApi.signedInAs(host).removeJoiner({ eventId: event.eventId, userId: 'unknown' }),
  ).rejects.toMatchObject({ code: 'request.invalid', fields: { userId: 'Not a valid id.' } });
});

it('says when the person is not on the list, or there is no event', async () => {
  const { event, host } = await anEvent();
  const { userId } = await aPerson();
  const mine = hostsApi.signedInAs(host);
  await expect(mine.removeJoiner({ eventId: event.eventId, userId })).rejects.toMatchObject({ code: 'rsvp.notFound' });
  await expect(mine.removeJoiner({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', userId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('refuses when the event is cancelled', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [first] = await joiners(eventId, 1);
  const mine = hostsApi.signedInAs(host);
  const me = eventsApi.signedInAs(host);
  await me.cancelEvent({ eventId, version: 1, reason: 'other' });
  await expect(mine.removeJoiner({ eventId, userId: first!.userId })).rejects.toMatchObject({
    code: 'event.notEditable',
  });
});
