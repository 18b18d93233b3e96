import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routesOf } from '#web/app/routes.ts';
import { openApp } from './support/app.tsx';
import { eventAnswers, eventId } from './support/events.ts';
import { kim } from './support/family.ts';
import { placeAnswers, placeId } from './support/places.ts';
import { otherId, signedIn } from './support/signed-in.ts';
import { teamAnswers, teamId } from './support/teams.ts';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
);

const patience = { timeout: 30_000 };
const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, patience);

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
  'start/community': 'Start a community',
  'team-not-found': 'Team not found',
  'team/{id}': 'Dawn Hoops',
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
  'family/week': 'Family week',
  'family/{id}': 'Kim Perez',
  settings: 'Settings',
  'settings/{anything}': 'Settings',
  'places/new': 'Add a place',
  'places/edit/{id}': 'Edit place',
  'places/managers/{id}': 'Who looks after this place',
  'places/suggest/{id}': 'Suggest an edit',
  create: 'Create an event',
  'teams/create': 'Create a community',
  'my-communities': 'My communities',
  'team/{id}/edit': 'Edit community',
  'event/{id}/attendance': 'Attendance of Sunday run',
  'event/{id}/edit': 'Edit event',
  'event/{id}/manage': 'Manage Sunday run',
  'event/{id}/repeat': 'Change how it repeats',
  'discover/events/{id}/manage': 'Manage Sunday run',
};
const ids: Readonly<Record<string, string>> = { places: placeId, family: kim.id, team: teamId };
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
      const app = await openApp(at(path), { ...eventAnswers(), ...placeAnswers, ...teamAnswers });
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
