import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { aNewcomer, aPlayer } from '../support/people/people.ts';

const events = { 'GET /api/events/mine': { events: [] } };

describe('a signed-out person', () => {
  it.each(['/home', '/profile', '/profile/complete', '/profile/someone', '/teams/create', '/teams/anything'])(
    'is asked to sign in at %s, which is remembered',
    async (path) => {
      const app = await openApp(path);
      await screen.findByRole('heading', { level: 1, name: 'Sign in' });
      expect(app.path()).toBe(`/auth/login?next=${encodeURIComponent(path)}`);
    },
  );

  it('sees the not-found page where only the beginning of a protected prefix fits', async () => {
    const app = await openApp('/homework');
    await screen.findByText('Maybe try another page, please?');
    expect(app.path()).toBe('/homework');
  });

  it('comes from the empty path to the sign-up page', async () => {
    const app = await openApp('/');
    await screen.findByRole('heading', { level: 1, name: 'Find a game near you, or get one going' });
    expect(app.path()).toBe('/sign-up');
  });

  it.each([
    ['/login', 'Sign in'],
    ['/sign-up', 'Find a game near you, or get one going'],
    ['/forgot-password', 'Forgot your password?'],
  ])('finds a page at %s, which leads home once they are signed in', async (path, name) => {
    const app = await openApp(path);
    await screen.findByRole('heading', { level: 1, name });
    expect(app.path()).toBe(path);
    app.view.unmount();
    signInAs();
    const again = await openApp(path, { 'GET /api/accounts/me': aPlayer(), ...events });
    await screen.findByRole('heading', { level: 1, name: 'Hi Ana P' });
    expect(again.path()).toBe('/home');
  });

  it('reads that they have been signed out', async () => {
    await openApp('/auth/login?logout=true');
    expect(await screen.findByText('You have been signed out.')).toBeTruthy();
  });
});

describe('a signed-in person', () => {
  it('goes home from the empty path', async () => {
    signInAs();
    const app = await openApp('/', { 'GET /api/accounts/me': aPlayer(), ...events });
    await screen.findByRole('heading', { level: 1, name: 'Hi Ana P' });
    expect(app.path()).toBe('/home');
  });

  it('sees their own name in the account menu', async () => {
    signInAs();
    await openApp('/home', { 'GET /api/accounts/me': aPlayer(), ...events });
    expect(await screen.findByRole('button', { name: 'Account menu of Ana P' })).toBeTruthy();
  });

  it('without a complete profile is offered to complete it', async () => {
    signInAs();
    await openApp('/home', { 'GET /api/accounts/me': aNewcomer(), ...events });
    fireEvent.click(await screen.findByRole('button', { name: /^Incomplete Tasks/ }));
    expect(await screen.findByRole('link', { name: 'Finish: Finish your profile' })).toBeTruthy();
  });

  it('is sent to the profile before they can create an event', async () => {
    signInAs();
    const app = await openApp('/create', { 'GET /api/accounts/me': aNewcomer() });
    await screen.findByRole('heading', { level: 1, name: 'More Information' });
    expect(app.path()).toBe('/profile/complete?next=%2Fcreate');
  });

  it('sends the session with what they ask for', async () => {
    const token = signInAs();
    const { sent } = await openApp('/home', { 'GET /api/accounts/me': aPlayer(), ...events });
    await screen.findByText('No games yet');
    expect(sent.find(({ call }) => call === 'GET /api/events/mine')?.token).toBe(`Bearer ${token}`);
  });
});

describe('a session that is slow to come back', () => {
  it('leads to the sign-in page after a second, and on from there when it is back', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    vi.doMock('#web/app/session/session-renewal.ts', () => ({ freshToken: () => promise }));
    signInAs('ana', -5);
    const app = await openApp('/home', { 'GET /api/accounts/me': aPlayer(), ...events });
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(app.path()).toBe('/auth/login?next=%2Fhome');
    resolve(signInAs());
    await waitFor(() => expect(app.path()).toBe('/home'));
    vi.doUnmock('#web/app/session/session-renewal.ts');
  });
});
