import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aGameShown, gameAnswers, gameId, matchId } from '../../support/competitions/games.ts';
import { seasonId } from '../../support/competitions/seasons.ts';
import { eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';
import { signedIn } from '../../support/signed-in.ts';
import { kim, teamId } from '../../support/teams/teams.ts';

const page = `/discover/games/${gameId}`;
const score = `PUT /api/competitions/games/${gameId}/matches/${matchId}/score`;
const answered = `PUT /api/competitions/games/${gameId}/matches/${matchId}/answer`;

it('shows a visitor a game with its table and matches, and lets no one enter a score', async () => {
  await openApp(page, gameAnswers());
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunday round robin' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Table' })).toBeTruthy();
  expect(screen.getByText('Ants – Bees')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /the score/ })).toBeNull();
});

it('leads anybody to the playoff that was made of a game', async () => {
  const playoffId = 'gam_01KAMFE3NG00000000000000AD';
  await openApp(page, { [`GET /api/public/competitions/games/${gameId}`]: { ...aGameShown(), lines: [], playoffId } });
  const way = await screen.findByRole('link', { name: 'Playoff' });
  expect(way.getAttribute('href')).toBe(`/playoff/${playoffId}`);
});

it('leads from a game of a tournament to the tournament', async () => {
  const tournamentId = 'trn_01KAMFE3NG00000000000000AB';
  const shown = aGameShown();
  await openApp(page, {
    [`GET /api/public/competitions/games/${gameId}`]: {
      ...shown,
      game: { ...shown.game, eventId: undefined, tournamentId },
      lines: [],
    },
  });
  const way = await screen.findByRole('link', { name: 'Tournament' });
  expect(way.getAttribute('href')).toBe(`/tournament/${tournamentId}`);
  expect(await screen.findByRole('columnheader', { name: 'Name' })).toBeTruthy();
});

it('takes a score from who runs the game, and refuses one that cannot be before it is sent', async () => {
  const app = await openApp(page, {
    ...signedIn(),
    ...gameAnswers({ may: ['publishSchedule'] }),
    [score]: aGameShown().matches[0],
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Enter score: Ants – Bees' }));
  await userEvent.click(await screen.findByRole('button', { name: /or abandoned$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Score of Ants – Bees' });
  await userEvent.type(within(dialog).getByLabelText('Score, Ants'), '120');
  await userEvent.type(within(dialog).getByLabelText('Score, Bees'), '1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save score' }));
  expect(await within(dialog).findByText('No side can have more than 99.')).toBeTruthy();
  await userEvent.clear(within(dialog).getByLabelText('Score, Ants'));
  await userEvent.type(within(dialog).getByLabelText('Score, Ants'), '2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save score' }));
  const body = { version: 1, entry: { resultType: 'regular', scores: [2, 1] } };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: score, body })));
});

it('asks the other side to confirm what a captain entered', async () => {
  const claim = {
    side: 0,
    by: '11111111-1111-4111-8111-111111111111',
    score: { scores: [2, 1], resultType: 'regular' },
  };
  const claimed = {
    status: 'awaiting_confirmation',
    claims: [{ ...claim, at: '2031-05-01T12:00:00.000Z' }],
  };
  const app = await openApp(page, {
    ...signedIn(),
    ...gameAnswers({ mine: ['e2'], match: claimed }),
    [answered]: aGameShown().matches[0],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 – 1: Ants – Bees' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: answered, body: { version: 1, answer: 'confirm' } }),
    ),
  );
});

it('takes a result back with a reason, for who runs the game', async () => {
  const over = { status: 'final', score: { scores: [2, 1], resultType: 'regular' } };
  const app = await openApp(page, {
    ...signedIn(),
    ...gameAnswers({ may: ['publishSchedule'], match: over }),
    [answered]: aGameShown().matches[0],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change score: Ants – Bees' }));
  const dialog = await screen.findByRole('dialog', { name: /^Score of/ });
  await userEvent.click(within(dialog).getByRole('button', { name: /^Result/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Remove the result' }));
  expect(within(dialog).getByText(/^The match is open again and doesn’t count in the table/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove result' }));
  expect(await within(dialog).findByText('Enter a reason for removing the result.')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Wrong match');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove result' }));
  const body = { version: 1, answer: 'reset', reason: 'Wrong match' };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: answered, body })));
});

it('lets who runs the game confirm with one press what a captain entered', async () => {
  const claim = {
    side: 0,
    by: kim.userId,
    at: '2031-05-01T12:00:00.000Z',
    score: { scores: [2, 1], resultType: 'regular' },
  };
  await openApp(page, {
    ...signedIn(),
    ...gameAnswers({ may: ['publishSchedule'], match: { status: 'awaiting_confirmation', claims: [claim] } }),
  });
  expect(await screen.findByRole('button', { name: 'Confirm 2 – 1: Ants – Bees' })).toBeTruthy();
});

it('gives a match its officials, and lets an official say whether they will be there', async () => {
  const change = `PUT /api/competitions/games/${gameId}/matches/${matchId}`;
  const view = { ...aGameShown(), lines: [] };
  const ofTeam = { ...view, game: { ...view.game, teamId } };
  const app = await openApp(page, {
    ...signedIn(),
    [`GET /api/competitions/me/games/${gameId}`]: { ...ofTeam, may: ['publishSchedule'], mine: [] },
    [`GET /api/teams/${teamId}/members`]: { members: [kim] },
    [change]: view.matches[0],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Time and officials: Ants – Bees' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ants – Bees' });
  await userEvent.click(await within(dialog).findByRole('button', { name: /Officials/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Kim' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save match' }));
  const body = { version: 1, officials: [kim.userId] };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: change, body })));
});

it('leaves time and court of a season to its schedule, and says how many officials will be there', async () => {
  const officials = [kim.userId, aPlayer().userId];
  const match = { officials, confirmed: [kim.userId] };
  await openApp(page, { ...signedIn(), ...gameAnswers({ may: ['publishSchedule'], game: { seasonId }, match }) });
  expect(await screen.findByRole('button', { name: 'Officials: 1 of 2 confirmed: Ants – Bees' })).toBeTruthy();
});

it('leads the address of an event from before events had games to that event', async () => {
  const app = await openApp('/discover/games/evt_01KAMFE3NG00000000000000AB', {});
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/evt/evt_01KAMFE3NG00000000000000AB'));
});

it('lists the games of an event, and adds one with its matches for who manages it', async () => {
  const made = `POST /api/competitions/games/events/${eventId}`;
  const drawn = `POST /api/competitions/games/${gameId}/draw`;
  const app = await openApp(`/event/${eventId}/games`, {
    ...signedIn(),
    ...eventAnswers(true),
    ...gameAnswers(),

    [made]: aGameShown(),
    [drawn]: aGameShown(),
  });
  expect(await screen.findByRole('link', { name: 'Sunday round robin' })).toBeTruthy();
  await userEvent.type(await screen.findByLabelText('Name'), 'Cup');
  await userEvent.type(screen.getByRole('textbox', { name: 'Teams or players by name' }), 'Ants{enter}Bees');
  await userEvent.click(screen.getByRole('button', { name: 'Create game' }));
  const entrants = ['Ants', 'Bees'].map((name) => ({ kind: 'external', name }));
  const body = { name: 'Cup', format: 'round_robin', entrants };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: made, body })));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: drawn, body: { version: 2 } })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunday round robin' })).toBeTruthy();
});
