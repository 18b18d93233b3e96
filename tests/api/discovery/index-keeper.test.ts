import { describe, expect, it } from 'vitest';
import { cardEntity } from '#lambdas/discovery/card.entity.ts';
import { handler } from '#lambdas/discovery/handler.ts';
import { keepIndex } from '#lambdas/discovery/index-keeper/keep-index.ts';
import { createListingStore } from '#lambdas/discovery/index-keeper/store.ts';
import { newId } from '#lambdas/kernel/new-id.ts';
import { table } from '#lambdas/kernel/table.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events.ts';
import { austin } from '#tests/support/people.ts';
import { product } from '#tests/support/product.ts';

const visitor = product.client(discovery, handler).signedOut();

async function found(eventId: string, where = { lat: austin.lat, lng: austin.lng }) {
  await product.drain();
  const { events } = await visitor.findEvents({ ...where, limit: 100 });
  return events.find((event) => event.eventId === eventId);
}

describe('the index of events', () => {
  it('shows a public event with its place and its free seats', async () => {
    const { event } = await anEvent({ title: 'Hoops at dusk', capacity: 10 });
    await expect(found(event.eventId)).resolves.toEqual({
      eventId: event.eventId,
      title: 'Hoops at dusk',
      gameTypeId: 'basketball',
      startsAt: event.startsAt,
      timeZone: 'America/Chicago',
      placeLabel: 'Zilker Park, Austin, TX',
      lat: austin.lat,
      lng: austin.lng,
      free: 10,
      waiting: 0,
      distanceMiles: 0,
    });
  });

  it('follows joins, leaves and the end of a limit', async () => {
    const { event, host } = await anEvent({ capacity: 2 });
    const { eventId } = event;
    const [first] = await joiners(eventId, 3);
    await expect(found(eventId)).resolves.toMatchObject({ free: 0, waiting: 1 });
    await eventsApi.signedInAs(first!).leaveEvent({ eventId });
    await expect(found(eventId)).resolves.toMatchObject({ free: 0, waiting: 0 });
    await eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ capacity: null }), eventId, version: 1 });
    await expect(found(eventId)).resolves.toMatchObject({ free: null, waiting: 0 });
  });

  it('moves an event with its start, its game and its pin, and leaves nothing behind', async () => {
    const { event, host } = await anEvent();
    const { eventId } = event;
    await product.drain();
    const pin = { lat: 30.9, lng: -97.1 };
    const location = { kind: 'place' as const, name: 'Lakeside', cityPlaceId: austin.placeId, point: pin };
    const details = eventDetails({ location, gameTypeId: 'tennis', localStart: inDays(12) });
    const changed = await eventsApi.signedInAs(host).changeEvent({ ...details, eventId, version: 1 });
    await expect(found(eventId)).resolves.toBeUndefined();
    await expect(found(eventId, pin)).resolves.toMatchObject({ gameTypeId: 'tennis', startsAt: changed.startsAt });
    expect(await copiesOf(eventId)).toBe(6);
  });

  it('shows nobody a draft, an unlisted, a private, a postponed or a cancelled event', async () => {
    const hidden = [
      await anEvent({ publish: false }),
      await anEvent({ visibility: 'unlisted' }),
      await anEvent({ visibility: 'private' }),
    ];
    const [postponed, cancelled, closed] = [await anEvent(), await anEvent(), await anEvent()];
    await product.drain();
    await eventsApi.signedInAs(postponed.host).postponeEvent({ eventId: postponed.event.eventId, version: 1 });
    await eventsApi
      .signedInAs(cancelled.host)
      .cancelEvent({ eventId: cancelled.event.eventId, version: 1, reason: 'weather' });
    await eventsApi
      .signedInAs(closed.host)
      .changeEvent({ ...eventDetails({ visibility: 'private' }), eventId: closed.event.eventId, version: 1 });
    await product.drain();
    for (const { event } of [...hidden, postponed, cancelled, closed]) expect(await copiesOf(event.eventId)).toBe(0);
  });

  it('shows a draft once it is published, and a postponed event once it has a new time', async () => {
    const draft = await anEvent({ publish: false });
    await eventsApi.signedInAs(draft.host).publishEvent({ eventId: draft.event.eventId, version: 1 });
    await expect(found(draft.event.eventId)).resolves.toBeDefined();
    const { event, host } = await anEvent();
    const { eventId } = event;
    await eventsApi.signedInAs(host).postponeEvent({ eventId, version: 1 });
    await expect(found(eventId)).resolves.toBeUndefined();
    await eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ localStart: inDays(9) }), eventId, version: 2 });
    await expect(found(eventId)).resolves.toMatchObject({ free: 10 });
  });
});

describe('news that comes late or twice', () => {
  const listings = createListingStore(table());
  const keep = (after: Record<string, unknown>) => keepIndex({ before: undefined, after }, listings);

  it('leads to the same index in every order', async () => {
    for (const order of orders(4)) {
      const eventId = newId('event', new Date());
      const news = [
        eventRow(eventId, { version: 1 }),
        eventRow(eventId, { version: 2, title: 'Moved', point: { lat: 10, lng: 10 } }),
        seatsRow(eventId, { version: 1, order: {} }),
        seatsRow(eventId, { version: 2, order: { ann: 1, bob: 2, cid: 3 } }),
      ];
      for (const index of [...order, ...order]) await keep(news[index]!);
      const shown = await visitor.findEvents({ lat: 10, lng: 10, limit: 100 });
      expect(shown.events.find((event) => event.eventId === eventId)).toMatchObject({
        title: 'Moved',
        free: 0,
        waiting: 1,
      });
      expect(await copiesOf(eventId)).toBe(6);
    }
  });

  it('keeps one set of cards when both kinds of news are written at once', async () => {
    const eventId = newId('event', new Date());
    await keep(eventRow(eventId, { version: 1 }));
    const news = Array.from({ length: 6 }, (_, index) => [
      eventRow(eventId, { version: index + 2, point: { lat: 12 + index, lng: 12 } }),
      seatsRow(eventId, {
        version: index + 1,
        order: Object.fromEntries([...'abcdef'].slice(0, index + 1).map((id, n) => [id, n])),
      }),
    ]).flat();
    await Promise.all(news.map(keep));
    const shown = await visitor.findEvents({ lat: 17, lng: 12 });
    expect(shown.events.find((event) => event.eventId === eventId)).toMatchObject({ free: 0, waiting: 4 });
    expect(await copiesOf(eventId)).toBe(6);
  });

  it('does not show an event again that older news calls public', async () => {
    const eventId = newId('event', new Date());
    await keep(eventRow(eventId, { version: 2, status: 'cancelled' }));
    await keep(eventRow(eventId, { version: 1 }));
    expect(await copiesOf(eventId)).toBe(0);
  });

  it('forgets an event whose row is gone', async () => {
    const eventId = newId('event', new Date());
    const row = eventRow(eventId, { version: 1 });
    await keep(row);
    await keepIndex({ before: row, after: undefined }, listings);
    await keep(row);
    expect(await copiesOf(eventId)).toBe(0);
  });
});

/** How many cards the whole table has of an event. */
async function copiesOf(eventId: string): Promise<number> {
  const { data } = await cardEntity(table())
    .scan.where(({ position }, { contains }) => contains(position, eventId))
    .go({ pages: 'all' });
  return data.length;
}

interface EventDifferences {
  readonly version: number;
  readonly title?: string;
  readonly status?: string;
  readonly point?: { readonly lat: number; readonly lng: number };
}

const eventRow = (eventId: string, { point = { lat: 50, lng: 50 }, ...rest }: EventDifferences) => ({
  __edb_e__: 'event',
  eventId,
  title: 'As it was',
  gameTypeId: 'soccer',
  startsAt: '2031-06-01T10:00:00.000Z',
  timeZone: 'America/Chicago',
  visibility: 'public',
  status: 'scheduled',
  capacity: 2,
  location: { kind: 'tbd', city: austin, point },
  ...rest,
});

const seatsRow = (eventId: string, line: { readonly version: number; readonly order: Record<string, number> }) => ({
  __edb_e__: 'seats',
  eventId,
  capacity: 2,
  heads: {},
  open: true,
  startsAt: '2031-06-01T10:00:00.000Z',
  ...line,
});

/** Every order of the numbers below n. */
const orders = (n: number): number[][] =>
  n === 0
    ? [[]]
    : orders(n - 1).flatMap((order) => Array.from({ length: n }, (_, at) => order.toSpliced(at, 0, n - 1)));
