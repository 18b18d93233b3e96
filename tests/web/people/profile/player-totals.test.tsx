import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';

const me = aPlayer();
const otherId = '22222222-2222-4222-8222-222222222222';
const seasonId = (last: number) => `ssn_${'0'.repeat(25)}${last}`;
const seasons = [
  { seasonId: seasonId(2), label: 'Fall 2031', matches: 2, counts: { G: 3 } },
  { seasonId: seasonId(1), label: 'Spring 2031', matches: 1, counts: { G: 1, A: 2 } },
];
const soccer = { gameTypeId: 'soccer', matches: 3, counts: { G: 4, A: 2 }, seasons };

beforeEach(() => signInAs());

const openProfile = (answer: unknown) =>
  openApp(`/profile/${otherId}`, {
    'GET /api/accounts/me': me,
    [`GET /api/people/users/${otherId}/profile`]: { userId: otherId, displayName: 'Bo B', games: ['soccer'] },
    [`GET /api/events/users/${otherId}/games`]: {},
    [`GET /api/people/me/endorsements/of/${otherId}`]: { mine: [], shared: [] },
    [`GET /api/competitions/games/players/${otherId}/totals`]: answer,
  });

it('shows the totals of a sport with the seasons that they come from', async () => {
  await openProfile({ sports: [soccer] });
  const table = within(await screen.findByRole('table', { name: 'Statistics in Soccer' }));
  const cells = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Season', 'M', 'G', 'A', 'YC', 'RC'],
    ['Fall 2031', '2', '3', '0', '0', '0'],
    ['Spring 2031', '1', '1', '2', '0', '0'],
    ['All seasons', '3', '4', '2', '0', '0'],
  ]);
  const link = table.getByRole('link', { name: 'Fall 2031' });
  expect(link.getAttribute('href')).toBe(`/seasons/${seasonId(2)}/standings`);
});

it('says nothing of a user without any', async () => {
  const app = await openProfile({ sports: [] });
  await screen.findByRole('heading', { level: 1, name: 'Bo B' });
  await waitFor(() => expect(app.sent.some(({ call }) => call.endsWith('/totals'))).toBe(true));
  await act(async () => {});
  expect(screen.queryByRole('heading', { name: 'Statistics' })).toBeNull();
});

it('keeps the rest of the profile when they cannot be loaded', async () => {
  await openProfile(() => Response.json({ code: 'server.failed' }, { status: 500 }));
  expect(await screen.findByText('We couldn’t load the statistics.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Bo B' })).toBeTruthy();
});

it('shows them on the own profile as well', async () => {
  await openApp('/profile', {
    'GET /api/accounts/me': me,
    'GET /api/people/me/endorsements': { endorsements: [] },
    [`GET /api/events/users/${me.userId}/games`]: {},
    [`GET /api/competitions/games/players/${me.userId}/totals`]: { sports: [{ ...soccer, seasons: [seasons[0]] }] },
  });
  const table = within(await screen.findByRole('table', { name: 'Statistics in Soccer' }));
  expect(table.getByRole('link', { name: 'Fall 2031' })).toBeTruthy();
  expect(table.queryByText('All seasons')).toBeNull();
});
