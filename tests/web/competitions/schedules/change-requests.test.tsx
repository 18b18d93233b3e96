import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { published, scheduleAnswers, seasonId } from '../../support/competitions/schedules.ts';
import { signedIn } from '../../support/signed-in.ts';

const page = `/seasons/${seasonId}/schedule`;
const match = published.matches.find(({ homeId }) => homeId === 'Ants')!;
const requestId = 'chr_01KAMFE3NG00000000000000AB';
const answer = `PUT /api/competitions/schedules/${seasonId}/requests/${requestId}/answer`;
const request = {
  requestId,
  key: match.key,
  version: 1,
  status: 'open',
  askedBy: 'Ants',
  asked: match.awayId,
  options: [{ placeId: 'north', courtId: 'c1', localStart: '2031-04-26T12:00' }],
  reason: 'A wedding',
  openedAt: '2031-02-01T00:00:00.000Z',
  expiresAt: '2031-02-03T00:00:00.000Z',
};

const openAs = (captainOf: readonly string[], changed: object = {}) =>
  openApp(page, {
    ...signedIn(),
    ...scheduleAnswers,
    [`GET /api/competitions/schedules/mine/${seasonId}`]: { squadIds: captainOf, captainOf, maySchedule: false },
    [`GET /api/competitions/schedules/${seasonId}/requests`]: { requests: [{ ...request, ...changed }] },
    [answer]: { ...request, status: 'declined' },
  });

it('shows the player who asked what they offered, and takes the request back', async () => {
  const app = await openAs(['Ants']);
  expect(await screen.findByText('Offered: Saturday, April 26, 2031, 12:00 PM, North Park, Court 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
  const body = { version: 1, answer: { do: 'decline' } };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: answer, body })));
});

it('shows the player who is asked when the match is now', async () => {
  await openAs([match.awayId]);
  expect(await screen.findByRole('button', { name: /^Accept Saturday, April 26/ })).toBeTruthy();
  expect(screen.getByText(/^Now: Saturday, .* North Park, Court 1$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
});

it('asks for no other time of a match for which one is asked for', async () => {
  const name = `Request a new time: Ants – ${match.awayId}`;
  await openAs(['Ants'], { expiresAt: '2131-02-03T00:00:00.000Z' });
  expect(await screen.findByText('New time requested')).toBeTruthy();
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it('asks anew once a request is over', async () => {
  const name = `Request a new time: Ants – ${match.awayId}`;
  await openAs(['Ants'], { status: 'declined' });
  expect(await screen.findByRole('button', { name })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Earlier requests' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull();
});
