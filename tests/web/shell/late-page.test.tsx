import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchPageCode } from '#web/app/router/page-code.ts';
import { skeletonOf } from '#web/app/router/skeleton-of.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';

vi.mock('#web/app/router/page-code.ts', { spy: true });

beforeEach(() => signInAs());

const player = { 'GET /api/accounts/me': aPlayer() };

it.each([
  ['/home', 'home'],
  ['/discover', 'cards'],
  ['/discover/teams', 'rows'],
  ['/evt/evt_1', 'event'],
  ['/discover/events/evt_1', 'event'],
  ['/seasons/sea_1/standings', 'table'],
  ['/nowhere/at/all', 'rows'],
])('announces %s in the shape of its page: %s', (pathname, shape) => {
  expect(skeletonOf(pathname)).toBe(shape);
});

it('shows the shape of a page that is late, in the place of the one that is left', async () => {
  await openApp('/nowhere/at/all', { ...player, 'GET /api/notifications/mine': () => new Promise(() => {}) });
  const left = await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('link', { name: 'Notifications' }));
  const shape = await screen.findByRole('status', { name: 'Loading' });
  expect(shape.querySelectorAll('.skeleton-row').length).toBeGreaterThan(2);
  expect(left.closest('[hidden]')).toBeTruthy();
});

it('fetches the code of a page once, as soon as a link to it is pointed at', async () => {
  await openApp('/nowhere/at/all', player);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    for (const link of screen.getAllByRole('link', { name: 'Discover' })) fireEvent.pointerOver(link);
    expect(fetchPageCode).toHaveBeenCalledWith('/discover');
  });
  expect(vi.mocked(fetchPageCode).mock.calls.filter(([path]) => path === '/discover')).toHaveLength(1);
});
