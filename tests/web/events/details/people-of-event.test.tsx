import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const ana = { userId: '00000000-0000-4000-8000-000000000001', displayName: 'Ana', status: 'in' };
const seats = { taken: 1, waiting: 0, free: 9 };

/** What the player who decides who comes, and no more, is answered; anything else that a host asks would fail the test. */
function answers() {
  const all = Object.entries(eventAnswers(false, true, true));
  const theirs = all.filter(([asked]) => !/hosts|invit|substitute/.test(asked));
  return {
    'GET /api/accounts/me': aPlayer(),
    ...Object.fromEntries(theirs),
    [`GET /api/events/mine/${eventId}/joiners`]: { joiners: [ana], seats },
    [`DELETE /api/events/${eventId}/joiners/${ana.userId}`]: { seats: { taken: 0, waiting: 0, free: 10 } },
  };
}

it('leads the player who decides who comes from the event to its people, and lets them take a player off', async () => {
  signInAs();
  const app = await openApp(`/evt/${eventId}`, answers());
  expect(screen.queryByRole('button', { name: 'Manage' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'People' }));
  await screen.findByRole('heading', { level: 1, name: 'People' });
  await userEvent.click(await screen.findByRole('button', { name: 'Take Ana off the list' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take off the list' }));
  await screen.findByText('Ana is off the list');
  expect(app.sent.some(({ call }) => call === `DELETE /api/events/${eventId}/joiners/${ana.userId}`)).toBe(true);
});

it('shows them nothing of what only those do who manage the event', async () => {
  signInAs();
  await openApp(`/event/${eventId}/manage`, answers());
  await screen.findByRole('heading', { level: 2, name: /^People/ });
  for (const name of ['Edit', 'Cancel event', 'Download as CSV'])
    expect(screen.queryByRole('button', { name }), name).toBeNull();
  expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
  expect(screen.queryByRole('heading', { name: /Hosts|Invitations/ })).toBeNull();
});
