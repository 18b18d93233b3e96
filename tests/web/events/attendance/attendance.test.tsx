import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events.ts';
import { aPlayer } from '../../support/people.ts';

it('keeps a scan that finds no network on the device, and shows that it waits', async () => {
  signInAs();
  const person = {
    userId: '00000000-0000-4000-8000-000000000001',
    displayName: 'Ana',
    heads: 1,
    guests: [],
    attendance: 'unknown',
    history: [],
  };
  await openApp(`/event/${eventId}/attendance`, {
    'GET /api/me': aPlayer(),
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
  await userEvent.click(screen.getByRole('button', { name: 'Check in Ana' }));
  await screen.findByText('Ana: waiting to be sent');
  expect(localStorage.getItem(`rovers.scans.${eventId}`)).toContain('Ana');
});

it('leads somebody who only checks in to the door, and to nothing of managing', async () => {
  signInAs();
  await openApp(`/evt/${eventId}`, {
    'GET /api/me': aPlayer(),
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

it('leads whoever manages the event from its page to managing alone', async () => {
  signInAs();
  await openApp(`/evt/${eventId}`, { 'GET /api/me': aPlayer(), ...eventAnswers(true) });
  await screen.findByRole('button', { name: 'Manage' });
  expect(screen.queryByRole('button', { name: 'Check-in and attendance' })).toBeNull();
});

it.each([
  { text: 'says before check-in opens when it does', startsAt: '2031-07-06T13:00:00.000Z', isSaid: true },
  { text: 'says no such thing once check-in is open', startsAt: '2020-07-06T13:00:00.000Z', isSaid: false },
])('$text', async ({ startsAt, isSaid }) => {
  signInAs();
  const answers = eventAnswers(true);
  const seen = `GET /api/me/events/${eventId}` as const;
  await openApp(`/event/${eventId}/attendance`, {
    'GET /api/me': aPlayer(),
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
