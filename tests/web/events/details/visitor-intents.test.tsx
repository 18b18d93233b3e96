import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { intentKeys, intentText, isIntended } from '#shared/events/details/intents.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const event = anEvent();
const save = `PUT /api/events/me/favourites/event/${eventId}`;
const follow = `PUT /api/events/me/favourites/person/${event.creatorId}`;
const answers = {
  'GET /api/accounts/me': aPlayer(),
  ...eventAnswers(),
  [save]: { isFavourite: true, count: 6 },
  [follow]: { isFavourite: true },
};
const publicAnswers = {
  [`GET /api/public/events/${eventId}`]: { event, seats: { taken: 2, waiting: 0, free: 8 } },
  [`GET /api/public/competitions/events/${eventId}/games`]: { games: [] },
};

it.each([
  ['Save', 'save'],
  [`Follow ${event.hostName}`, 'follow'],
] as const)('leads a visitor who presses %s to signing in and remembers it', async (name, intent) => {
  const { router } = await openApp(`/event/${eventId}`, publicAnswers);
  const way = await screen.findByRole('link', { name });
  expect(way.getAttribute('href')).toBe(`/auth/login?next=${encodeURIComponent(`/evt/${eventId}`)}`);
  await userEvent.click(way);
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  expect(isIntended(localStorage.getItem(intentKeys[intent]), eventId, Date.now())).toBe(true);
});

it('has the event saved and its host followed when the player comes back, once', async () => {
  signInAs();
  for (const intent of ['save', 'follow'] as const)
    localStorage.setItem(intentKeys[intent], intentText(eventId, Date.now()));
  const { sent } = await openApp(`/event/${eventId}`, answers);
  expect((await screen.findByRole('button', { name: 'Saved (6)' })).getAttribute('aria-pressed')).toBe('true');
  await screen.findByRole('button', { name: `Following ${event.hostName}` });
  expect(sent.map(({ call }) => call).filter((call) => call === save || call === follow)).toEqual([save, follow]);
  for (const intent of ['save', 'follow'] as const) expect(localStorage.getItem(intentKeys[intent])).toBeNull();
});

it('does nothing for a press on another event, or one of an hour ago', async () => {
  signInAs();
  localStorage.setItem(intentKeys.save, intentText(`evt_${'1'.repeat(26)}`, Date.now()));
  localStorage.setItem(intentKeys.follow, intentText(eventId, Date.now() - 3_600_000));
  const { sent } = await openApp(`/event/${eventId}`, answers);
  await screen.findByRole('button', { name: 'Save' });
  await screen.findByRole('button', { name: `Follow ${event.hostName}` });
  expect(sent.map(({ call }) => call).filter((call) => call === save || call === follow)).toEqual([]);
});
