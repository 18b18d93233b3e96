import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleErrors } from '#tests/support/console-errors.ts';
import { routesOf } from '#web/app/routes.ts';
import { openApp, signInAs } from './support/app.tsx';
import { eventAnswers, eventId } from './support/events.ts';
import { aMember, kim } from './support/family.ts';
import { aNewcomer, aPlayer, connectionAnswers } from './support/people.ts';
import { placeAnswers, placeId } from './support/places.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const otherId = '22222222-2222-4222-8222-222222222222';
const patience = { timeout: 30_000 };
const favourites = `GET /api/users/${aPlayer().userId}/favourites`;
const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, patience);
const signedIn = (me = aPlayer()) => {
  signInAs();
  return {
    'GET /api/me': me,
    'GET /api/me/events': { events: [] },
    [favourites]: { favourites: [] },
    'GET /api/me/calendar-feeds': { feeds: [] },
    ...{ 'GET /api/me/notifications': { notifications: [] }, ...connectionAnswers },
    'GET /api/me/substitute': {},
    ...{ 'GET /api/me/best-times/people': { people: [] }, 'GET /api/me/availability': {} },
    'GET /api/me/alternate-emails': { emails: [] },
    [`GET /api/users/${me.userId}/games`]: {},
    [`GET /api/users/${otherId}/games`]: {},
    [`GET /api/users/${otherId}/profile`]: { userId: otherId, displayName: 'Bo B', games: [] },
    'GET /api/me/substitute/offers': { offers: [] },
    ...{ [`GET /api/me/dependants/${kim.id}`]: aMember, 'GET /api/me/family': { connections: [] } },
    ...eventAnswers(true),
    [`GET /api/events/${eventId}/attendance`]: { people: [], counts: { in: 0, checkedIn: 0, missing: 0 } },
    [`GET /api/events/${eventId}/ratings`]: { count: 0, ratings: [] },
    ...placeAnswers,
  };
};

/** Every page that is built, by its path, with the heading of the page it shows. */
const pages: Readonly<Record<string, string>> = {
  'auth/login': 'Sign in',
  'auth/sign-up': 'Join Rovers',
  'auth/forgot-password': 'Forgot your password?',
  login: 'Sign in',
  'sign-up': 'Join Rovers',
  'forgot-password': 'Forgot your password?',
  'auth/dialog': 'Signing you in',
  discover: 'Discover events',
  'discover/{context}': 'Discover events',
  'full-search': 'Search',
  'city-search': 'Your city',
  'learn-and-grow': 'Learn and grow',
  'main-carousel': 'Ways to play',
  'learn-and-grow-carousel': 'Learn and grow',
  'discover/places': 'Discover places',
  'places/view/{id}': 'Zilker Park',
  'places/poster?place={id}': 'Zilker Park',
  'discover/events/{id}': 'Sunday run',
  'discover/games/{id}': 'Sunday run',
  'evt/{id}': 'Sunday run',
  'event/{id}/draw': 'Draw of Sunday run',
  'verify-email': 'Verify your e-mail',
  'mail/off?token=x': 'Turn off this kind of mail',
  'alternate-email': 'Confirm this address',
};
const ownPages: Readonly<Record<string, string>> = {
  'best-time': 'Best time',
  'user-onboarding': 'Get started',
  ...{ calendars: 'Calendars', connect: 'Connect', localconnect: 'Players nearby', 'user-list': 'Your lists' },
  home: 'Hello, Ana P',
  favourites: 'Favourites',
  notifications: 'Notifications',
  'guest/claim?key=x': 'Move your RSVP to your account',
  substitutes: 'Substitutes',
  'profile/complete': 'Settings',
  profile: 'Ana P',
  'profile/{userId}': 'Bo B',
  'family/{id}': 'Kim Perez',
  settings: 'Settings',
  'settings/{anything}': 'Settings',
  'places/new': 'Add a place',
  'places/edit/{id}': 'Edit place',
  'places/managers/{id}': 'Who looks after this place',
  'places/suggest/{id}': 'Suggest an edit',
  create: 'Create an event',
  'event/{id}/attendance': 'Attendance of Sunday run',
  'event/{id}/edit': 'Edit event',
  'event/{id}/manage': 'Manage Sunday run',
  'event/{id}/repeat': 'Change how it repeats',
  'discover/events/{id}/manage': 'Manage Sunday run',
};
const ids: Readonly<Record<string, string>> = { places: placeId, family: kim.id };
const at = (path: string) =>
  `/${path
    .replace('{id}', ids[path.split('/')[0] ?? ''] ?? eventId)
    .replace('{context}', 'events')
    .replace('{anything}', 'more')
    .replace('{userId}', otherId)}`;
/** What some pages need in their address to have something to show. */
const addressOf = (path: string) =>
  path
    .replace(/^mail\/off$/, '$&?token=x')
    .replace(/^guest\/claim$/, '$&?key=x')
    .replace(/^places\/poster$/, '$&?place={id}');
const dialog = 'auth/dialog';

describe('the routes of the main host', () => {
  it.each(Object.entries(pages).filter(([path]) => path !== dialog))(
    'show a visitor %s',
    async (path, heading) => {
      const app = await openApp(at(path), { ...eventAnswers(), ...placeAnswers });
      expect(await h1(heading)).toBeTruthy();
      expect(app.path()).toBe(at(path));
    },
    60_000,
  );

  it.each(Object.entries(ownPages))(
    'show a signed-in person %s',
    async (path, heading) => {
      const app = await openApp(at(path), signedIn());
      expect(await h1(heading)).toBeTruthy();
      expect(app.path()).toBe(at(path));
    },
    60_000,
  );

  it.each([
    ['', '/sign-up'],
    ['share/event/{id}', '/evt/{id}'],
    ['event', '/discover'],
    ['event/{id}', '/evt/{id}'],
  ])('lead from %s on to its page', async (path, target) => {
    const app = await openApp(at(path), eventAnswers());
    await waitFor(() => expect(app.path()).toBe(target.replace('{id}', eventId)), patience);
  });

  it('lead from games/{id}/manage on to the page that manages the event', async () => {
    const app = await openApp(at('games/{id}/manage'), signedIn());
    expect(await h1('Manage Sunday run')).toBeTruthy();
    expect(app.path()).toBe(at('event/{id}/manage'));
  });

  it('keep a link on our own pages, whatever stands for the id', async () => {
    const app = await openApp(`/share/event/${encodeURIComponent('//evil.example')}`);
    await h1(/RUFF/);
    expect(app.path()).toBe(`/evt/${encodeURIComponent('//evil.example')}`);
  });

  it('are all shown above, as far as they are built', () => {
    const built = routesOf('main').filter(({ page }) => page);
    expect(built.map(({ path }) => addressOf(path)).toSorted()).toEqual(
      [...Object.keys(pages), ...Object.keys(ownPages)].toSorted(),
    );
  });

  it('show only a few on other hosts', () => {
    const pathsOf = (host: 'customDomain' | 'organization') => routesOf(host).map(({ path }) => path);
    expect(pathsOf('customDomain')).toEqual(['', '*']);
    expect(pathsOf('organization')).toHaveLength(9);
  });
});

describe('a page for owners', () => {
  it.each(['event/{id}/edit', 'event/{id}/manage', 'discover/events/{id}/manage'])(
    'does not exist for others at %s',
    async (path) => {
      await openApp(at(path), { ...signedIn(), ...eventAnswers(false) });
      expect(await h1(/RUFF/)).toBeTruthy();
    },
    60_000,
  );

  it('asks whoever is not signed in to sign in', async () => {
    const app = await openApp(at('event/{id}/manage'), eventAnswers());
    await h1('Sign in');
    expect(app.path()).toBe(`/auth/login?next=${encodeURIComponent(at('event/{id}/manage'))}`);
  });
});

describe('the account of whoever is signed in', () => {
  it('is loading, then there', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    await openApp('/home', { ...signedIn(), 'GET /api/me': () => promise });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    resolve(aPlayer());
    expect(await h1('Hello, Ana P')).toBeTruthy();
  });

  it('is loading, then an error that says so', async () => {
    consoleErrors.expect(/server\.failed/);
    const { promise, resolve } = Promise.withResolvers<Response>();
    await openApp('/profile/complete', { ...signedIn(), 'GET /api/me': () => promise });
    expect(await screen.findByText('Setting up your account', {}, patience)).toBeTruthy();
    resolve(Response.json({ code: 'server.failed' }, { status: 500 }));
    expect(await h1('That did not work')).toBeTruthy();
  });

  it('is pending while its record does not exist', async () => {
    const record = { state: 'pending' };
    await openApp('/profile/complete', { ...signedIn(aNewcomer()), 'GET /api/me': record });
    expect(await screen.findByText('Setting up your account', {}, patience)).toBeTruthy();
  });
});

it('tries a page that failed again, however quick the answer', async () => {
  const answers = [Response.json({ code: 'server.failed' }, { status: 500 })];
  const mine = 'GET /api/me/events';
  await openApp('/home', { ...signedIn(), [mine]: () => answers.pop() ?? { events: [] } });
  (await screen.findByRole('button', { name: 'Try again' }, patience)).click();
  expect(await h1('Hello, Ana P')).toBeTruthy();
});
