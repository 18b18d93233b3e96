import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { eventAnswers, eventId } from '../../support/events/events.ts';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const at = '2031-06-01T10:00:00.000Z';
const line = (messageId: string, said: object) => ({ messageId, at, ...said });
const ofEvent = `GET /api/events/${eventId}/history`;
const ofTeam = `GET /api/teams/${teamId}/members/history`;

it('leads hosts from managing to who did what, in words, and on to what was earlier', async () => {
  const app = await openApp(`/event/${eventId}/manage?tab=settings`, {
    ...signedIn(),
    ...eventAnswers(true),
    [ofEvent]: {
      activities: [
        line('m3', { action: 'removed', by: 'Ana P', about: 'Kim' }),
        line('m2', { action: 'promoted', about: 'Sam', after: { status: 'in' } }),
        line('m1', { action: 'cancelled' }),
      ],
      nextCursor: 'further',
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'History' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^History of / })).toBeTruthy();
  expect(screen.getByText('Ana P removed Kim')).toBeTruthy();
  expect(screen.getByText('Sam is in')).toBeTruthy();
  expect(screen.getByText('Rovers canceled the event')).toBeTruthy();
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const isMoment = (text: string) => text.includes(', 2031, ') && text.endsWith(` ${zone}`);
  expect(screen.getAllByText(isMoment)).toHaveLength(3);
  await userEvent.click(screen.getByRole('link', { name: 'Earlier' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: ofEvent, search: '?cursor=further' })),
  );
});

it('shows a community its history, and says when there is none', async () => {
  await openApp(`/team/${teamId}/history`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/me/communities/${teamId}`]: { team: aTeamShown(), roles: ['owner'], may: ['manageMembers'] },
    [ofTeam]: { activities: [] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'History of Dawn Hoops' })).toBeTruthy();
  expect(screen.getByText('No history yet.')).toBeTruthy();
});

it('takes the player who does not manage its people back to the community', async () => {
  await openApp(`/team/${teamId}/history`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/me/communities/${teamId}`]: { team: aTeamShown(), roles: ['member'], may: [] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dawn Hoops' })).toBeTruthy();
});

it('is not there for anyone who does not manage the event', async () => {
  await openApp(`/event/${eventId}/history`, { ...signedIn(), ...eventAnswers(false) });
  expect(await screen.findByRole('heading', { level: 1, name: /RUFF/ })).toBeTruthy();
});
