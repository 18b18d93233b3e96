import { expect, it } from 'vitest';
import { eventScheduled } from '#shared/events/messages.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { followingApi } from '#tests/support/events/favourites.ts';
import { nowhere } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

it('keeps what the host decided and what follows from it', async () => {
  const host = await aPerson({ displayName: 'Robin' });
  const event = await eventsApi
    .signedInAs(host)
    .scheduleEvent(
      eventDetails({ localStart: '2028-07-07T18:30', duration: { hours: 1, minutes: 30 }, capacity: null }),
    );
  expect(event).toMatchObject({
    version: 1,
    status: 'scheduled',
    startsAt: '2028-07-07T23:30:00.000Z',
    endsAt: '2028-07-08T01:00:00.000Z',
    capacity: null,
    creatorId: host.userId,
    hostName: 'Robin',
    location: { kind: 'place', name: 'Zilker Park', city: { name: 'Austin, TX' } },
  });
  expect(event).not.toHaveProperty('shareToken');
  await expect(eventsApi.signedOut().getPublicEvent({ eventId: event.eventId })).resolves.toEqual({
    event,
    seats: { taken: 0, waiting: 0, free: null },
  });
});

it('puts the pin where the host moved it, else at the centre of the city', async () => {
  const { event } = await anEvent();
  expect(event.location.point).toEqual({ lat: event.location.city.lat, lng: event.location.city.lng });
  const point = { lat: 30.2669, lng: -97.7729 };
  const location = { kind: 'address' as const, address: '2100 Barton Springs Rd', cityPlaceId: austin.placeId, point };
  const { event: moved } = await anEvent({ location });
  expect(moved.location).toMatchObject({ kind: 'address', address: '2100 Barton Springs Rd', point });
});

it('shows a start that the clock skips as the hour that it becomes', async () => {
  const { event } = await anEvent({ localStart: '2028-03-12T02:30' });
  expect(event).toMatchObject({ localStart: '2028-03-12T03:30', startsAt: '2028-03-12T08:30:00.000Z' });
});

it('tells of an event that is published, and of no draft', async () => {
  const { event } = await anEvent();
  const { event: draft } = await anEvent({ publish: false });
  expect(draft.status).toBe('draft');
  await product.drain();
  const told = product.messages(eventScheduled).map(({ data }) => data.eventId);
  expect(told).toContain(event.eventId);
  expect(told).not.toContain(draft.eventId);
});

it('makes one event of a request that is sent again', async () => {
  const person = await aPerson();
  const host = eventsApi.signedInAs(person);
  const options = { idempotencyKey: 'one-key-for-both-tries' };
  const details = eventDetails();
  const first = await host.scheduleEvent(details, options);
  await expect(host.scheduleEvent(details, options)).resolves.toEqual(first);
  const { events } = await followingApi.signedInAs(person).listMyEvents({ role: 'hosting' });
  expect(events).toMatchObject([{ eventId: first.eventId }]);
});

it('refuses a stranger', async () => {
  await expect(eventsApi.signedOut().scheduleEvent(eventDetails())).rejects.toMatchObject({ code: 'auth.required' });
  await expect(eventsApi.signedInAs(aStranger()).scheduleEvent(eventDetails())).rejects.toMatchObject({
    code: 'access.emailUnverified',
  });
  const incomplete = await aPerson({ hasAdditionalInfo: false });
  await expect(eventsApi.signedInAs(incomplete).scheduleEvent(eventDetails())).rejects.toMatchObject({
    code: 'access.profileIncomplete',
  });
});

it('names the wrong field', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  const wrong = {
    title: 'A',
    capacity: 0,
    duration: { hours: 0, minutes: 5 },
    location: { kind: 'place' as const, cityPlaceId: austin.placeId },
    localStart: '2031-02-30T10:00',
  };
  await expect(host.scheduleEvent(eventDetails(wrong))).rejects.toMatchObject({
    code: 'request.invalid',
    fields: {
      title: 'The title needs at least 2 characters.',
      capacity: 'Groups need at least one open spot.',
      duration: 'An event lasts at least 15 minutes.',
      'location.name': 'The place is required.',
      localStart: 'That day does not exist.',
    },
  });
  await expect(
    host.scheduleEvent({ ...eventDetails(), creatorId: 'another-person' } as ReturnType<typeof eventDetails>),
  ).rejects.toMatchObject({ fields: { creatorId: 'Not a known field.' } });
});

it('refuses a city that no one suggested', async () => {
  const location = { kind: 'tbd' as const, cityPlaceId: 'us-0' };
  await expect(eventsApi.signedInAs(await aPerson()).scheduleEvent(eventDetails({ location }))).rejects.toMatchObject({
    code: 'city.notFound',
    fields: { 'location.cityPlaceId': expect.any(String) },
  });
});

it('refuses a start in the past, of a draft too', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  for (const publish of [true, false])
    await expect(host.scheduleEvent(eventDetails({ localStart: inDays(-1), publish }))).rejects.toMatchObject({
      code: 'event.startsInPast',
      fields: { localStart: 'Choose a start in the future.' },
    });
});

it('refuses the twenty-first event of a day', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  for (let made = 0; made < 20; made += 1) await host.scheduleEvent(eventDetails());
  await expect(host.scheduleEvent(eventDetails())).rejects.toMatchObject({ code: 'request.tooMany' });
});

it('refuses a draft that repeats', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  const reoccurringInfo = { frequency: 'daily' as const, count: 3 };
  await expect(host.scheduleEvent(eventDetails({ reoccurringInfo, publish: false }))).rejects.toMatchObject({
    code: 'series.invalid',
    fields: { publish: expect.any(String) },
  });
});

it('refuses a place that is not there, at its field', async () => {
  const location = { kind: 'place' as const, placeId: nowhere, cityPlaceId: austin.placeId };
  await expect(anEvent({ location })).rejects.toMatchObject({
    code: 'place.unknown',
    fields: { 'location.placeId': 'Pick a place from the list.' },
  });
});

it('refuses a smallest number that leaves no time to call the event off', async () => {
  const few = { hasMinimumNeeded: true, minimumNeeded: 2, hoursToCancelBefore: 168 };
  await expect(eventsApi.signedInAs(await aPerson()).scheduleEvent(eventDetails(few))).rejects.toMatchObject({
    code: 'event.minimumTooLate',
    fields: { hoursToCancelBefore: expect.any(String) },
  });
});

it('publishes no event with tickets, which no player could pay', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  const details = eventDetails({
    ticketTypes: [{ key: 'adult', name: 'Adult', price: { amountMinor: 1250, currency: 'USD' as const } }],
  });
  await expect(host.scheduleEvent(details)).rejects.toMatchObject({ code: 'event.payoutNeeded' });
});

it('keeps an event with a price from being published while no one says how to pay', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  const priced = eventDetails({ price: { amountMinor: 500, currency: 'USD' as const } });
  await expect(host.scheduleEvent(priced)).rejects.toMatchObject({ code: 'event.payoutNeeded' });
  const shared = eventDetails({ costShare: { total: { amountMinor: 9000, currency: 'USD' as const } } });
  await expect(host.scheduleEvent(shared)).rejects.toMatchObject({ code: 'payment.wayNeeded' });
  await expect(host.scheduleEvent({ ...priced, publish: false })).resolves.toMatchObject({ status: 'draft' });
});
