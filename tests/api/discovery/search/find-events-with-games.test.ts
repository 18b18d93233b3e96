import { describe, expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { gameDetails, gamesApi } from '#tests/support/competitions/games.ts';
import { announce, played } from '#tests/support/discovery/listings.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(discovery, handler).signedOut();
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

async function withGame(at: { lat: number; lng: number }, startsAt: string, gameTypeId = 'basketball') {
  const eventId = await announce({ ...at, gameTypeId }, { startsAt });
  await played(eventId)();
  return eventId;
}

describe('finding events with games near a point', () => {
  it('finds an event once it has a game, and not while it has none or is not public', async () => {
    const at = { lat: austin.lat, lng: austin.lng };
    const found = async () => {
      await product.drain();
      return (await visitor.findEventsWithGames(at)).events.map(({ eventId }) => eventId);
    };
    const { event, host } = await anEvent();
    const { eventId } = event;
    const hidden = await anEvent({ visibility: 'unlisted' });
    expect(await found()).not.toContain(eventId);
    await gamesApi.signedInAs(host).createGame({ eventId, ...gameDetails() });
    await gamesApi.signedInAs(hidden.host).createGame({ eventId: hidden.event.eventId, ...gameDetails() });
    const now = await found();
    expect(now).toContain(eventId);
    expect(now).not.toContain(hidden.event.eventId);
    await eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ visibility: 'private' }), eventId, version: 1 });
    expect(await found()).not.toContain(eventId);
  });

  it('shows what began within twelve hours and what is to come, soonest first, page by page', async () => {
    const at = { lat: 40, lng: -100 };
    const [soon, on, later] = [
      await withGame(at, hours(2)),
      await withGame(at, hours(-3)),
      await withGame(at, hours(90)),
    ];
    await withGame(at, hours(-13));
    const first = await visitor.findEventsWithGames({ ...at, limit: 2 });
    expect(first.events.map(({ eventId }) => eventId)).toEqual([on, soon]);
    const second = await visitor.findEventsWithGames({ ...at, limit: 2, cursor: first.nextCursor });
    expect(second.events.map(({ eventId }) => eventId)).toEqual([later]);
    expect(second.nextCursor).toBeUndefined();
  });

  it('shows what has begun, latest first, page by page', async () => {
    const at = { lat: 42, lng: -100 };
    const [first, last, middle] = [
      await withGame(at, hours(-50)),
      await withGame(at, hours(-1)),
      await withGame(at, hours(-20)),
    ];
    await withGame(at, hours(5));
    const page = await visitor.findEventsWithGames({ ...at, when: 'past', limit: 2 });
    expect(page.events.map(({ eventId }) => eventId)).toEqual([last, middle]);
    const next = await visitor.findEventsWithGames({ ...at, when: 'past', limit: 2, cursor: page.nextCursor });
    expect(next.events.map(({ eventId }) => eventId)).toEqual([first]);
  });

  it('narrows by sport, days and distance', async () => {
    const at = { lat: 44, lng: -100 };
    const tennis = await withGame(at, hours(30), 'tennis');
    const [hoops, far] = [await withGame(at, hours(60)), await withGame({ lat: 44.5, lng: -100 }, hours(61))];
    const ids = async (wish: object) =>
      (await visitor.findEventsWithGames({ ...at, ...wish })).events.map(({ eventId }) => eventId);
    expect(await ids({ gameTypeId: 'tennis' })).toEqual([tennis]);
    expect(await ids({ from: hours(40) })).toEqual([hoops]);
    expect(await ids({ until: hours(40) })).toEqual([tennis]);
    expect(await ids({ radiusMiles: 50 })).toEqual([tennis, hoops, far]);
  });

  it('refuses a cursor of another list', async () => {
    const refused = visitor.findEventsWithGames({ lat: 1, lng: 1, cursor: 'nonsense' });
    await expect(refused).rejects.toMatchObject({ code: 'request.cursorInvalid' });
  });
});
