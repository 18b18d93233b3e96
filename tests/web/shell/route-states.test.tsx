import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { openApp } from '../support/app.tsx';
import { eventAnswers, eventId } from '../support/events/events.ts';
import { aNewcomer, aPlayer } from '../support/people/people.ts';
import { signedIn } from '../support/signed-in.ts';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
);

const patience = { timeout: 30_000 };
const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, patience);

describe('a page for owners', () => {
  it.each(['event/{id}/edit', 'event/{id}/manage', 'event/{id}/attendance', 'discover/events/{id}/manage'])(
    'does not exist for others at %s',
    async (path) => {
      await openApp(path.replace('{id}', eventId), { ...signedIn(), ...eventAnswers(false) });
      expect(await h1(/RUFF/)).toBeTruthy();
    },
    60_000,
  );

  it('asks the player who is not signed in to sign in', async () => {
    const app = await openApp(`/event/${eventId}/manage`, eventAnswers());
    await h1('Sign in');
    expect(app.path()).toBe(`/auth/login?next=${encodeURIComponent(`/event/${eventId}/manage`)}`);
  });
});

describe('the account of the player who is signed in', () => {
  it('is loading, then there', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    await openApp('/home', { ...signedIn(), 'GET /api/accounts/me': () => promise });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    resolve(aPlayer());
    expect(await h1('Hi Ana P')).toBeTruthy();
  });

  it('is loading, then an error that says so', async () => {
    consoleErrors.expect(/server\.failed/);
    const { promise, resolve } = Promise.withResolvers<Response>();
    await openApp('/profile/complete', { ...signedIn(), 'GET /api/accounts/me': () => promise });
    expect(await screen.findByText('Setting up your account', {}, patience)).toBeTruthy();
    resolve(Response.json({ code: 'server.failed' }, { status: 500 }));
    expect(await h1('This page didn’t load')).toBeTruthy();
  });

  it('is pending while its record does not exist', async () => {
    const record = { state: 'pending' };
    await openApp('/profile/complete', { ...signedIn(aNewcomer()), 'GET /api/accounts/me': record });
    expect(await screen.findByText('Setting up your account', {}, patience)).toBeTruthy();
  });
});

it('tries a page that failed again, however quick the answer', async () => {
  const answers = [Response.json({ code: 'server.failed' }, { status: 500 })];
  const mine = 'GET /api/events/mine';
  await openApp('/home', { ...signedIn(), [mine]: () => answers.pop() ?? { events: [] } });
  (await screen.findByRole('button', { name: 'Try again' }, patience)).click();
  expect(await h1('Hi Ana P')).toBeTruthy();
});
