import { expect, it } from 'vitest';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createPlaceEvents } from '#lambdas/places/events/place-events.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { anEvent, eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { aPlace, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

const at = (placeId: string, more: object = {}) => ({
  location: { kind: 'place' as const, placeId, cityPlaceId: austin.placeId, ...more },
});
async function titlesAt(placeId: string) {
  await product.drain();
  return (await signedOut.listPlaceEvents({ placeId })).events.map(({ title }) => title);
}

it('lists the public events at a place, soonest first, a page at a time', async () => {
  const { placeId } = (await aPlace()).place;
  await anEvent({ ...at(placeId), title: 'Later', localStart: inDays(9) });
  const { event } = await anEvent({ ...at(placeId), title: 'Sooner', localStart: inDays(2) });
  await anEvent({ ...at(placeId), title: 'Only by link', visibility: 'unlisted' });
  await anEvent({ ...at(placeId), title: 'Draft', publish: false });
  await anEvent({ title: 'Elsewhere' });
  expect(await titlesAt(placeId)).toEqual(['Sooner', 'Later']);
  const first = await signedOut.listPlaceEvents({ placeId, limit: 1 });
  expect(first.events).toEqual([
    {
      eventId: event.eventId,
      title: 'Sooner',
      gameTypeId: 'basketball',
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      timeZone: 'America/Chicago',
    },
  ]);
  const rest = await signedOut.listPlaceEvents({ placeId, limit: 1, cursor: first.nextCursor! });
  expect(rest.events.map(({ title }) => title)).toEqual(['Later']);
});

it('follows an event that moves away, comes back, is called off or begins', async () => {
  const { placeId } = (await aPlace()).place;
  const { event, host } = await anEvent({ ...at(placeId), title: 'Hoops' });
  const { eventId } = event;
  const me = eventsApi.signedInAs(host);
  await me.changeEvent({ ...eventDetails({ title: 'Hoops' }), eventId, version: 1 });
  expect(await titlesAt(placeId)).toEqual([]);
  await me.changeEvent({ ...eventDetails({ ...at(placeId), title: 'Hoops' }), eventId, version: 2 });
  expect(await titlesAt(placeId)).toEqual(['Hoops']);
  await anEvent({ ...at(placeId), title: 'Tomorrow', localStart: inDays(1) });
  expect(await titlesAt(placeId)).toEqual(['Tomorrow', 'Hoops']);
  product.clock.forwardMinutes(2 * 24 * 60);
  expect(await titlesAt(placeId)).toEqual(['Hoops']);
  await me.cancelEvent({ eventId, version: 3, reason: 'host' });
  expect(await titlesAt(placeId)).toEqual([]);
});

it('lets older news that comes late change nothing', async () => {
  const { placeId } = (await aPlace()).place;
  const placeEvents = createPlaceEvents(table());
  const eventId = newId('event', new Date());
  const startsAt = '2028-05-04T18:00:00.000Z';
  const shown = {
    title: 'Hoops',
    gameTypeId: 'basketball',
    timeZone: 'America/Chicago',
    placeLabel: 'Pease Park',
    placeId,
    lat: 30,
    lng: -97,
    capacity: null,
  };
  const keep = (data: Parameters<typeof placeEvents.keep>[0]['data']) =>
    placeEvents.keep({ data, occurredAt: startsAt });
  await keep({ eventId, version: 2, startsAt });
  await keep({ eventId, version: 1, startsAt, shown });
  expect(await titlesAt(placeId)).toEqual([]);
  await keep({ eventId, version: 3, startsAt, shown });
  await keep({ eventId, version: 3, startsAt, shown });
  expect(await titlesAt(placeId)).toEqual(['Hoops']);
});

it('has the event keep what its place said when it was written', async () => {
  const { place, keeper } = await aPlace({ name: 'Zilker Courts' });
  const { placeId, location } = place;
  const { event, host } = await anEvent(
    at(placeId, { courtIds: ['sand', 'gone'], name: 'Made up', address: 'Nowhere 1' }),
  );
  expect(event.location).toEqual({
    kind: 'place',
    placeId,
    courts: [{ courtId: 'sand', name: 'Sand pit' }],
    name: 'Zilker Courts',
    address: '1100 Kingsbury St',
    city: expect.objectContaining({ name: 'Austin, TX' }),
    point: location.point,
  });
  const me = eventsApi.signedInAs(host);
  await placesApi.signedInAs(keeper).setPlaceStanding({ placeId, version: 1, to: { status: 'closed' } });
  const changed = await me.changeEvent({
    ...eventDetails({ ...at(placeId), title: 'Goes on' }),
    eventId: event.eventId,
    version: 1,
  });
  expect(changed).toMatchObject({ title: 'Goes on', location: { placeId, name: 'Zilker Courts' } });
  await expect(anEvent(at(placeId))).rejects.toMatchObject({ code: 'place.unknown' });
  await expect(anEvent(at(nowhere))).rejects.toMatchObject({
    fields: { 'location.placeId': 'Pick a place from the list.' },
  });
});

it('refuses a cursor that is not its own and a place that is not there', async () => {
  const { placeId } = (await aPlace()).place;
  await expect(signedOut.listPlaceEvents({ placeId, cursor: 'a.b' })).rejects.toMatchObject({
    code: 'request.cursorInvalid',
  });
  await expect(signedOut.listPlaceEvents({ placeId: nowhere })).rejects.toMatchObject({ code: 'place.notFound' });
});
