import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { genders } from '#shared/people/profile/player-facts.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { waitForRecord } from '#web/app/session/wait-for-record.ts';
import { useNotices } from '#web/app/shell/flashes/notices.ts';
import { openApp, serve, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';

it('reads anew after a save what pages show of the person', async () => {
  signInAs();
  let stored = aPlayer();
  const app = await openApp('/profile/complete?next=%2Fhome', {
    'GET /api/accounts/me': () => stored,
    'GET /api/events/mine': { events: [] },
    'GET /api/public/places/cities': { cities: [] },
    'PUT /api/people/me/profile': ({ body }: { body: { displayName: string } }) => {
      stored = aPlayer({ displayName: body.displayName, version: 3 });
      return stored;
    },
  });
  const name = await screen.findByLabelText('Display name', {});
  const user = userEvent.setup({ delay: null });
  await user.clear(name);
  await user.type(name, 'Annie');
  const save = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save.getAttribute('aria-disabled') ?? 'false').toBe('false'));
  await user.click(save);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hi Annie' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Account menu of Annie' })).toBeTruthy();
  expect(app.path()).toBe('/home');
  expect(await screen.findByText('Updated user data successfully.')).toBeTruthy();
});

it('says after ten seconds that a record is not there', async () => {
  signInAs();
  forgetMe();
  vi.useFakeTimers();
  serve({ 'GET /api/accounts/me': { state: 'pending' } });
  const waited = waitForRecord().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await waited).toMatchObject({ code: 'user.notFound' });
  const { result } = renderHook(() => useNotices());
  expect(result.current.map(({ text }) => text)).toContain('User not loaded');
});

it('offers every gender, and to say none', async () => {
  signInAs();
  await openApp('/profile/complete', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/public/places/cities': { cities: [] },
  });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByLabelText(/Gender/));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '');
  const labels = ['Prefer not to say', ...genders.map(({ label }) => label)];
  expect(offered.map((text) => labels.find((label) => text.endsWith(label)))).toEqual(labels);
});
