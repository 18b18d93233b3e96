import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { emptyOutbox, waitingDeeds } from '#web/app/operations/outbox.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

beforeEach(emptyOutbox);

it('keeps a scan that finds no network on the device, and shows that it waits', async () => {
  signInAs();
  const person = {
    userId: '00000000-0000-4000-8000-000000000001',
    displayName: 'Ana',
    attendance: 'unknown',
    history: [],
  };
  await openApp(`/event/${eventId}/attendance`, {
    'GET /api/accounts/me': aPlayer(),
    ...eventAnswers(true),
    [`GET /api/events/${eventId}/attendance`]: {
      people: [person],
      counts: { in: 1, checkedIn: 0, missing: 1 },
      seesCare: false,
    },
    [`GET /api/events/${eventId}/ratings`]: { count: 0, ratings: [] },
  });
  await screen.findByText('1 in · 0 checked in · 1 missing');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.click(await screen.findByRole('button', { name: 'Check in Ana' }));
  await screen.findByText('Ana: waiting to be sent');
  expect(waitingDeeds()).toMatchObject([{ operation: 'attendance/checkIn', about: 'Ana', input: { eventId } }]);
});

it('lists guests under the player who brings them, and finds them by either name', async () => {
  signInAs();
  const common = { attendance: 'unknown', history: [] };
  const player = '00000000-0000-4000-8000-000000000001';
  await openApp(`/event/${eventId}/attendance`, {
    'GET /api/accounts/me': aPlayer(),
    ...eventAnswers(true),
    [`GET /api/events/${eventId}/attendance`]: {
      people: [
        { ...common, userId: player, displayName: 'Ana' },
        { ...common, userId: `${player}.1`, displayName: 'Kim', broughtBy: 'Ana' },
        { ...common, userId: 'gst_01HZX0000000000000000000AA', displayName: 'Jo' },
      ],
      counts: { in: 3, checkedIn: 0, missing: 3 },
      seesCare: true,
    },
    [`GET /api/events/${eventId}/ratings`]: { count: 0, ratings: [] },
  });
  await screen.findByText('3 in · 0 checked in · 3 missing');
  expect(await screen.findByText('Guest of Ana')).toBeTruthy();
  expect(screen.getByText('Guest without an account')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Check in (Ana|Kim|Jo)$/ })).toHaveLength(3);
  await userEvent.type(screen.getByRole('searchbox'), 'ana');
  expect(screen.getByRole('button', { name: 'Check in Kim' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check in Jo' })).toBeNull();
});

it('no longer says that a person is checked in once the check-in is undone', async () => {
  signInAs();
  const userId = '00000000-0000-4000-8000-000000000001';
  const ana = { userId, displayName: 'Ana', attendance: 'unknown', history: [] };
  const checkIn = { at: '2026-06-01T18:20:00.000Z', by: userId, byName: 'Ben', method: 'list' };
  let isThere = false;
  const door = () => ({
    entry: { ...ana, ...(isThere && { checkIn }) },
    counts: { in: 1, checkedIn: Number(isThere), missing: Number(!isThere) },
  });
  const comes = () => {
    isThere = true;
    return { ...door(), outcome: 'checkedIn', arrived: 1 };
  };
  const ids = vi.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-0000000000aa');
  onTestFinished(() => ids.mockRestore());
  await openApp(`/event/${eventId}/attendance`, {
    'GET /api/accounts/me': aPlayer(),
    ...eventAnswers(true),
    [`GET /api/events/${eventId}/attendance`]: () => ({
      people: [door().entry],
      counts: door().counts,
      seesCare: false,
    }),
    [`GET /api/events/${eventId}/ratings`]: { count: 0, ratings: [] },
    [`PUT /api/events/${eventId}/check-ins/00000000-0000-4000-8000-0000000000aa`]: comes,
    [`DELETE /api/events/${eventId}/attendance/${userId}/check-in`]: () => {
      isThere = false;
      return door();
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check in Ana' }));
  await screen.findByText('Ana is checked in.');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the check-in of Ana' }));
  await screen.findByRole('button', { name: 'Check in Ana' });
  expect(screen.queryByText('Ana is checked in.')).toBeNull();
});

it('leads a helper who may only check players in to the door, and never to managing', async () => {
  signInAs();
  await openApp(`/evt/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...eventAnswers(false, true),
    [`GET /api/events/${eventId}/attendance`]: {
      people: [],
      counts: { in: 0, checkedIn: 0, missing: 0 },
      seesCare: false,
    },
  });
  const toDoor = await screen.findByRole('button', { name: 'Check-in and attendance' });
  expect(screen.queryByRole('button', { name: 'Manage' })).toBeNull();
  await userEvent.click(toDoor);
  await screen.findByText('0 in · 0 checked in · 0 missing');
  expect(screen.getByRole('link', { name: 'See the event' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Manage the event' })).toBeNull();
});

it('gives a manager of the event one way in from its page: managing', async () => {
  signInAs();
  await openApp(`/evt/${eventId}`, { 'GET /api/accounts/me': aPlayer(), ...eventAnswers(true) });
  await screen.findByRole('button', { name: 'Manage' });
  expect(screen.queryByRole('button', { name: 'Check-in and attendance' })).toBeNull();
});

it.each([
  { text: 'says before check-in opens when it does', startsAt: '2031-07-06T13:00:00.000Z', isSaid: true },
  { text: 'says no such thing once check-in is open', startsAt: '2020-07-06T13:00:00.000Z', isSaid: false },
])('$text', async ({ startsAt, isSaid }) => {
  signInAs();
  const answers = eventAnswers(true);
  const seen = `GET /api/events/mine/${eventId}` as const;
  await openApp(`/event/${eventId}/attendance`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event: anEvent({ startsAt }) },
    [`GET /api/events/${eventId}/attendance`]: {
      people: [],
      counts: { in: 0, checkedIn: 0, missing: 0 },
      seesCare: false,
    },
    [`GET /api/events/${eventId}/ratings`]: { count: 0, ratings: [] },
  });
  await screen.findByText('0 in · 0 checked in · 0 missing');
  expect(screen.queryByText('Check-in opens Sun, Jul 6, 7:00 AM CDT.') !== null).toBe(isSaid);
});
