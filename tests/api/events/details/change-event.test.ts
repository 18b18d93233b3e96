import { expect, it } from 'vitest';
import { eventChanged } from '#shared/events/messages.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { nowhere } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

it('changes what the host decides and moves the version on', async () => {
  const { event, host } = await anEvent({ gameTypeId: 'other', otherGameType: 'Kubb' });
  const me = eventsApi.signedInAs(host);
  const { eventId } = event;
  const changed = await me.changeEvent({
    ...eventDetails({ title: 'Evening hoops', capacity: null }),
    eventId,
    version: 1,
  });
  expect(changed).toMatchObject({ title: 'Evening hoops', capacity: null, version: 2, createdAt: event.createdAt });
  expect(changed).not.toHaveProperty('otherGameType');
  await expect(me.getEvent({ eventId })).resolves.toMatchObject({ event: changed });
});

it('tells of a new time or place, and says when it is neither', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const me = eventsApi.signedInAs(host);
  const details = eventDetails({ localStart: event.localStart });
  await me.changeEvent({ ...details, title: 'Another title', eventId, version: 1 });
  await me.changeEvent({ ...details, localStart: inDays(9), eventId, version: 2 });
  const location = { kind: 'tbd' as const, cityPlaceId: austin.placeId };
  await me.changeEvent({ ...details, localStart: inDays(9), location, eventId, version: 3 });
  await product.drain();
  const facts = product.messages(eventChanged).filter(({ data }) => data.eventId === eventId);
  expect(facts.map(({ data }) => [data.version, data.material])).toEqual([
    [2, false],
    [3, true],
    [4, true],
  ]);
  expect(facts[1]!.data.wasStartsAt).toBe(event.startsAt);
});

it('schedules a postponed event again with its new time', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const me = eventsApi.signedInAs(host);
  await me.postponeEvent({ eventId, version: 1 });
  const same = eventDetails({ localStart: event.localStart, title: 'Still without a time' });
  await expect(me.changeEvent({ ...same, eventId, version: 2 })).resolves.toMatchObject({ status: 'postponed' });
  const again = await me.changeEvent({ ...same, localStart: inDays(30), eventId, version: 3 });
  expect(again.status).toBe('scheduled');
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId })).resolves.toBeDefined();
});

it('hides an event from strangers when it becomes private, and keeps who is in', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [joined] = await joiners(eventId, 1);
  await eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ visibility: 'private' }), eventId, version: 1 });
  const stranger = eventsApi.signedInAs(await aPerson());
  await expect(stranger.getEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  await expect(stranger.joinEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  await expect(eventsApi.signedInAs(joined!).getEvent({ eventId })).resolves.toBeDefined();
});

it('refuses a stranger, and who is only in', async () => {
  const { event } = await anEvent();
  const { event: hidden } = await anEvent({ visibility: 'private' });
  const change = { ...eventDetails(), eventId: event.eventId, version: 1 };
  const [joined] = await joiners(event.eventId, 1);
  await expect(eventsApi.signedOut().changeEvent(change)).rejects.toMatchObject({ code: 'auth.required' });
  await expect(eventsApi.signedInAs(aStranger()).changeEvent(change)).rejects.toMatchObject({
    code: 'access.emailUnverified',
  });
  await expect(eventsApi.signedInAs(joined!).changeEvent(change)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(eventsApi.signedInAs(joined!).changeEvent({ ...change, eventId: hidden.eventId })).rejects.toMatchObject(
    { code: 'event.notFound' },
  );
});

it('names the wrong field', async () => {
  const { event, host } = await anEvent();
  await expect(
    eventsApi
      .signedInAs(host)
      .changeEvent({ ...eventDetails({ timeZone: 'Mars/Base' }), eventId: event.eventId, version: 0 }),
  ).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { timeZone: 'Choose a time zone from the list.', version: expect.any(String) },
  });
});

it('refuses a change of a version that is no longer the newest, and says which one is', async () => {
  const { event, host } = await anEvent();
  const me = eventsApi.signedInAs(host);
  const change = { ...eventDetails(), eventId: event.eventId, version: 1 };
  const answers = await Promise.allSettled([me.changeEvent(change), me.changeEvent(change), me.changeEvent(change)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(me.changeEvent(change)).rejects.toMatchObject({ code: 'record.changed', detail: { currentVersion: 2 } });
});

it('refuses a city that no one suggested', async () => {
  const { event, host } = await anEvent();
  const location = { kind: 'tbd' as const, cityPlaceId: 'us-0' };
  await expect(
    eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ location }), eventId: event.eventId, version: 1 }),
  ).rejects.toMatchObject({ code: 'city.notFound' });
});

it('refuses a new start in the past', async () => {
  const { event, host } = await anEvent();
  await expect(
    eventsApi
      .signedInAs(host)
      .changeEvent({ ...eventDetails({ localStart: inDays(-1) }), eventId: event.eventId, version: 1 }),
  ).rejects.toMatchObject({ code: 'event.startsInPast' });
});

it('refuses to change what is cancelled or over, but not what has begun', async () => {
  const { event, host } = await anEvent();
  const me = eventsApi.signedInAs(host);
  const change = { ...eventDetails({ localStart: event.localStart }), eventId: event.eventId };
  product.clock.moveTo(event.startsAt);
  await expect(me.changeEvent({ ...change, version: 1 })).resolves.toMatchObject({ version: 2 });
  product.clock.moveTo(new Date(Date.parse(event.endsAt) + 3 * 60 * 60_000));
  await expect(me.changeEvent({ ...change, version: 2 })).rejects.toMatchObject({ code: 'event.notEditable' });
  product.clock.reset();
  await me.cancelEvent({ eventId: event.eventId, version: 2, reason: 'safety' });
  await expect(me.changeEvent({ ...change, version: 3 })).rejects.toMatchObject({ code: 'event.notEditable' });
});

it('says that there is no event under an unknown id', async () => {
  await expect(
    eventsApi
      .signedInAs(await aPerson())
      .changeEvent({ ...eventDetails(), eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', version: 1 }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
});

it('refuses to move to a place that is not there', async () => {
  const { event, host } = await anEvent();
  const location = { kind: 'place' as const, placeId: nowhere, cityPlaceId: austin.placeId };
  const change = { ...eventDetails({ location }), eventId: event.eventId, version: 1 };
  await expect(eventsApi.signedInAs(host).changeEvent(change)).rejects.toMatchObject({ code: 'place.unknown' });
});
