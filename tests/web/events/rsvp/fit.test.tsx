import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

/** The page of an event for adults, for a player who says this of themselves. */
async function openForAdults(said: Parameters<typeof aPlayer>[0]) {
  signInAs();
  const answers = eventAnswers();
  const call = `GET /api/events/mine/${eventId}` as const;
  const seen = answers[call] as { event: object };
  const forAdults = { ...seen, event: { ...seen.event, eligibility: { leastAge: 18 } } };
  await openApp(`/event/${eventId}`, { ...answers, 'GET /api/accounts/me': aPlayer(said), [call]: forAdults });
  await screen.findByText('Ages 18 and over');
}

it('says before anybody joins what they do not show, and where they can', async () => {
  await openForAdults({});
  expect(screen.getByText('This event is for ages 18 and over. Add your birth date to your profile.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open your profile' }).getAttribute('href')).toContain('/profile/complete');
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

it('lets the player who is meant join, and says that they are', async () => {
  await openForAdults({ birthdate: '1990-01-01' });
  expect(screen.getByText('This event is for you.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
});
