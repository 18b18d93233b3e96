import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { games } from '#shared/competitions/games/contract.ts';
import { type AccessibleWorld, anAccessibleWorld } from '../support/accessible-world.ts';
import { inAustin } from '../support/event.ts';
import { aPerson, austinPlaceId, type Person } from '../support/person.ts';
import { type OwnBrowser, ownBrowser } from '../support/visit.ts';

const origin = inject('origin');
let world: AccessibleWorld;
let player: Person;
let fullId: string;
let [host, guest]: OwnBrowser[] = [];
beforeAll(async () => {
  [world, player] = await Promise.all([anAccessibleWorld(origin), aPerson(origin)]);
  await player.api.events.joinEvent({ eventId: world.eventId });
  fullId = await aFullEvent(world.host, player);
  [host, guest] = await Promise.all([
    ownBrowser({ as: world.host, isIdle: true }),
    ownBrowser({ as: player, isIdle: true }),
  ]);
});
afterAll(async () => void (await Promise.all([host?.close(), guest?.close()])));

const aDate = {
  title: 'Kickball with all there is',
  gameTypeId: 'kickball',
  kind: 'pickup' as const,
  location: { kind: 'place' as const, name: 'Zilker Park', cityPlaceId: austinPlaceId },
  timeZone: 'America/Chicago',
  duration: { hours: 2, minutes: 0 },
  capacity: 10,
  bringList: [{ slotId: 'ball', label: 'A ball', quantity: 1 }],
};

/** One date of a series, with things to bring, that moved after its host and a player had joined it. */
async function aFullEvent(owner: Person, other: Person): Promise<string> {
  const { events } = owner.api;
  const reoccurringInfo = { frequency: 'weekly', count: 3 } as const;
  const made = { ...aDate, localStart: inAustin(5), reoccurringInfo };
  const { eventId, version } = await events.scheduleEvent(made, { idempotencyKey: crypto.randomUUID() });
  for (const one of [owner, other]) await one.api.events.joinEvent({ eventId });
  await events.changeEvent({ ...aDate, localStart: inAustin(6), eventId, version });
  await vi.waitFor(async () => expect((await other.api.events.getEvent({ eventId })).changeToSee).toBe(version + 1), {
    timeout: 20_000,
    interval: 200,
  });
  return eventId;
}

/** A page that polls asks every five seconds: three times in this. */
const idleMs = 16_000;

/** What the frame around every page asks: who is signed in, what is unread, and the way to its socket. */
const ofShell = ['GET /api/accounts/me', 'GET /api/notifications/mine/unread', 'POST /api/messages/me/socket-ticket'];

/** Every call of the page itself, from now on until its socket says what changed while it was read. */
function calls(page: Page): string[] {
  const made: string[] = [];
  let isLoading = true;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/"changed":\["/.test(String(payload))) isLoading = false;
    }),
  );
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    if (isLoading && pathname.startsWith('/api/') && !ofShell.includes(call)) made.push(call + search);
  });
  return made;
}

const settled = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
};

const pages: readonly [name: string, who: 'host' | 'player', path: () => string, most: number][] = [
  ['home', 'player', () => '/home', 6],
  ['discover', 'player', () => '/discover', 6],
  ['an event as a player', 'player', () => `/evt/${world.eventId}`, 8],
  ['an event as its host', 'host', () => `/evt/${world.eventId}`, 8],
  ['managing an event', 'host', () => `/event/${world.eventId}/manage`, 8],
  ['a date of a series with all there is, as a player', 'player', () => `/evt/${fullId}`, 8],
  ['a date of a series with all there is, as its host', 'host', () => `/evt/${fullId}`, 8],
  ['managing a date that moved', 'host', () => `/event/${fullId}/manage`, 8],
  ['attendance', 'host', () => `/event/${world.eventId}/attendance`, 6],
  ['a community', 'host', () => `/team/${world.teamId}`, 6],
  ['a season', 'host', () => `/seasons/${world.seasonId}`, 6],
  ['notifications', 'player', () => '/notifications', 6],
  ['settings', 'player', () => '/settings', 6],
];

/** Runs in the page: only what loading it takes is counted, however slow this machine is. */
function neverAgain(): void {
  Object.assign(window, { setInterval: () => 0 });
}

test.for(pages)('%s loads with few calls, each made once', async ([, who, path, most]) => {
  const page = await (who === 'host' ? host : guest)!.open('/config.json');
  await page.addInitScript(neverAgain);
  const made = calls(page);
  await page.goto(path());
  await settled(page);
  const once = [...new Set(made)];
  expect(made.length, made.join('\n')).toBeLessThanOrEqual(most);
  expect(made, 'the same call twice').toEqual(once);
});

test('a page that lies idle asks nothing while its socket is up', async () => {
  const page = await guest!.open('/config.json');
  const heard: string[] = [];
  page.on('websocket', () => heard.push('socket'));
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/unread')) heard.push('unread');
  });
  await page.goto(`/evt/${world.eventId}`);
  // What came before the socket was up is asked for once it is; from then on there is nothing to ask.
  const isUp = () => heard.lastIndexOf('unread') > heard.indexOf('socket') && heard.includes('socket');
  await expect.poll(isUp, { timeout: 45_000 }).toBe(true);
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.waitForTimeout(idleMs);
  expect(asked).toEqual([]);
}, 90_000);

test('an idle game polls nothing while its socket is up, and shows a score another player enters', async () => {
  const page = await guest!.open('/config.json');
  const watching = new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"watching"')) resolve();
      }),
    ),
  );
  await page.goto(`/discover/games/${world.gameId}`);
  await watching;
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.waitForTimeout(idleMs);
  expect(asked).toEqual([]);
  const mine = world.host.calls(games);
  const { matches } = await mine.getGame({ gameId: world.gameId });
  const { matchId, version } = matches[0]!;
  await mine.enterScore({ gameId: world.gameId, matchId, version, entry: { scores: [97, 3] } });
  await page.getByText('97').first().waitFor({ timeout: 20_000 });
}, 120_000);
