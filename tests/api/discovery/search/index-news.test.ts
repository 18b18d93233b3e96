import { describe, expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { listingChanged, seatsCounted } from '#shared/events/messages.ts';
import { copiesOf, counted, farAway, keptUntil, listing, orders, played } from '#tests/support/discovery/listings.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(discovery, handler).signedOut();

describe('news that comes late or twice', () => {
  it('leads to the same index in every order', async () => {
    for (const order of orders(4)) {
      const eventId = newId('event', new Date());
      const news = [
        listing(eventId, { version: 1 }),
        listing(eventId, { version: 2, title: 'Moved', lat: 10, lng: 10 }),
        counted(eventId, { seatsVersion: 2, free: 1, waiting: 0 }),
        counted(eventId, { seatsVersion: 4, free: 0, waiting: 1 }),
      ];
      for (const index of [...order, order[0]!]) await news[index]!();
      const shown = await visitor.findEvents({ lat: 10, lng: 10, limit: 100 });
      expect(shown.events.find((event) => event.eventId === eventId)).toMatchObject({
        title: 'Moved',
        free: 0,
        waiting: 1,
      });
      expect(await copiesOf(eventId)).toBe(6);
    }
  });

  it('leads to the same groups of seats in every order', async () => {
    const told = [
      { key: 'goal', label: 'Goalkeepers', free: 1 },
      { key: 'field', label: 'Field players', free: 5 },
    ];
    const free = (goal: number, field: number) => [
      { key: 'goal', free: goal },
      { key: 'field', free: field },
    ];
    for (const order of orders(4)) {
      const eventId = newId('event', new Date());
      const news = [
        listing(eventId, { version: 1, lat: 14, lng: 10, groups: told.toReversed() }),
        listing(eventId, { version: 2, lat: 14, lng: 10, groups: told }),
        counted(eventId, { seatsVersion: 2, free: 5, waiting: 0, groups: free(1, 4) }),
        counted(eventId, { seatsVersion: 4, free: 3, waiting: 1, groups: free(0, 3) }),
      ];
      for (const index of [...order, order[0]!]) await news[index]!();
      const { events } = await visitor.findEvents({ lat: 14, lng: 10, limit: 100 });
      expect(events.find((event) => event.eventId === eventId)?.groups).toEqual([{ label: 'Field players', free: 3 }]);
      await listing(eventId, { version: 3, isFound: false })();
    }
  });

  it('lists an event among those with games whenever it is heard that it has one', async () => {
    for (const order of orders(4)) {
      const eventId = newId('event', new Date());
      const news = [
        listing(eventId, { version: 1 }),
        listing(eventId, { version: 2, title: 'Moved', lat: 10, lng: 10 }),
        counted(eventId, { seatsVersion: 2, free: 1, waiting: 3 }),
        played(eventId),
      ];
      for (const index of [...order, order[0]!]) await news[index]!();
      const shown = await visitor.findEventsWithGames({ lat: 10, lng: 10 });
      const mine = shown.events.filter((event) => event.eventId === eventId);
      expect(mine).toMatchObject([{ title: 'Moved', free: 1, waiting: 3 }]);
      expect(await copiesOf(eventId)).toBe(9);
      await listing(eventId, { version: 3, isFound: false })();
      expect(await copiesOf(eventId)).toBe(0);
    }
  });

  it('keeps one set of cards when a game, the line and the host change it at once', async () => {
    const eventId = newId('event', new Date());
    await listing(eventId, { version: 1 })();
    const news = Array.from({ length: 4 }, (_, index) => [
      listing(eventId, { version: index + 2, lat: -12 - index, lng: 12 }),
      counted(eventId, { seatsVersion: index + 2, free: 0, waiting: index }),
      played(eventId),
    ]).flat();
    await Promise.all(news.map((tell) => tell()));
    const shown = await visitor.findEventsWithGames({ lat: -15, lng: 12 });
    expect(shown.events.filter((event) => event.eventId === eventId)).toMatchObject([{ free: 0, waiting: 3 }]);
    expect(await copiesOf(eventId)).toBe(9);
  });

  it('keeps one set of cards when both kinds of news are written at once', async () => {
    const eventId = newId('event', new Date());
    await listing(eventId, { version: 1 })();
    const news = Array.from({ length: 6 }, (_, index) => [
      listing(eventId, { version: index + 2, lat: 12 + index, lng: 12 }),
      counted(eventId, { seatsVersion: index + 2, free: 0, waiting: index }),
    ]).flat();
    await Promise.all(news.map((tell) => tell()));
    const shown = await visitor.findEvents({ lat: 17, lng: 12 });
    expect(shown.events.find((event) => event.eventId === eventId)).toMatchObject({ free: 0, waiting: 5 });
    expect(await copiesOf(eventId)).toBe(6);
  });

  it('does not show an event again that older news calls public', async () => {
    const eventId = newId('event', new Date());
    await listing(eventId, { version: 2, isFound: false })();
    await listing(eventId, { version: 1 })();
    expect(await copiesOf(eventId)).toBe(0);
  });

  it('keeps what it knows of an event as long as the event may be found, however early it was counted', async () => {
    const eventId = newId('event', new Date());
    const start = Date.parse(farAway) / 1000;
    await counted(eventId, { seatsVersion: 2, free: 1, waiting: 0 })();
    await listing(eventId, { version: 1 })();
    expect(await keptUntil(eventId)).toBeGreaterThan(start);
    await counted(eventId, { seatsVersion: 3, free: 0, waiting: 0 })();
    expect(await keptUntil(eventId)).toBeGreaterThan(start);
  });
});

describe('what leaves for the index', () => {
  const newsOf = async (eventId: string) => {
    await product.drain();
    return [...product.messages(listingChanged), ...product.messages(seatsCounted)]
      .map(({ data }) => data)
      .filter((data) => data.eventId === eventId);
  };

  it('is no more of an event that is not public than that it changed', async () => {
    const { event } = await anEvent({ visibility: 'private' });
    const { eventId, startsAt } = event;
    expect(await newsOf(eventId)).toEqual([{ eventId, version: 1, startsAt }]);
  });

  it('contains no names', async () => {
    const { event } = await anEvent({ capacity: 1 });
    const { eventId, creatorId, hostName } = event;
    const people = await joiners(eventId, 2);
    const news = await newsOf(eventId);
    expect(news.length).toBeGreaterThan(1);
    for (const name of [creatorId, hostName, ...people.map(({ userId }) => userId)])
      expect(JSON.stringify(news)).not.toContain(name);
  });

  it('is told again only when it is another', async () => {
    const { event, host } = await anEvent({ capacity: 3 });
    const { eventId } = event;
    await newsOf(eventId);
    await eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ capacity: 5 }), eventId, version: 1 });
    await newsOf(eventId);
    await eventsApi
      .signedInAs(host)
      .changeEvent({ ...eventDetails({ capacity: 5, localStart: inDays(9) }), eventId, version: 2 });
    const news = await newsOf(eventId);
    expect(news.filter((data) => 'seatsVersion' in data)).toMatchObject([
      { eventId, seatsVersion: 2, free: 5, waiting: 0 },
    ]);
    expect(news.filter((data) => 'version' in data)).toHaveLength(3);
  });
});
