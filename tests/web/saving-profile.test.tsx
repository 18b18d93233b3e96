import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp, signInAs } from './support/app.tsx';
import { aPlayer } from './support/people.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('reads anew after a save what pages show of the person', async () => {
  signInAs();
  let stored = aPlayer();
  const app = await openApp('/profile/complete?next=%2Fhome', {
    'GET /api/me': () => stored,
    'GET /api/me/events': { events: [] },
    'GET /api/cities': { cities: [] },
    'PUT /api/me/profile': ({ body }: { body: { displayName: string } }) => {
      stored = aPlayer({ displayName: body.displayName, version: 3 });
      return stored;
    },
  });
  const name = await screen.findByLabelText('Display name', {}, { timeout: 8000 });
  const user = userEvent.setup({ delay: null });
  await user.clear(name);
  await user.type(name, 'Annie');
  const save = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save.getAttribute('aria-disabled') ?? 'false').toBe('false'));
  await user.click(save);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Annie' }, { timeout: 8000 })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Account menu of Annie' })).toBeTruthy();
  expect(app.path()).toBe('/home');
});
