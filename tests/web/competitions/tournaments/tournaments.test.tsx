import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import {
  categoryId,
  deskShown,
  entryId,
  matchKey,
  myTournamentView,
  slug,
  tournamentAnswers,
  tournamentId,
} from '../../support/competitions/tournaments.ts';
import { signedIn } from '../../support/signed-in.ts';
import { teamAnswers, teamId } from '../../support/teams/teams.ts';

const otherTournamentId = 'trn_01KAMFE3NG00000000000000AC';
const answers = (more: object = {}) => ({ ...signedIn(), ...tournamentAnswers, ...more });
const called = (call: string, body: object) => expect.objectContaining({ call, body: expect.objectContaining(body) });

it('shows the places that are left, and enters a category', async () => {
  const enter = `POST /api/competitions/me/tournaments/${tournamentId}/entries`;
  const app = await openApp(`/tournament/${slug}`, answers({ [enter]: { entryId, position: 1 } }));
  expect(await screen.findByText('1 of 2 spots left')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Enter Singles' }));
  await waitFor(() => expect(app.sent).toContainEqual(called(enter, { categoryId, isListed: true })));
  expect(await screen.findByText(/you’re number 1 on the waitlist/)).toBeTruthy();
});

it('leads an organiser from the page of a community to its drafts, and to a new tournament', async () => {
  const { tournament } = myTournamentView;
  const card = { ...tournament, categories: [] };
  const tournaments = [
    card,
    { ...card, tournamentId: otherTournamentId, slug: 'winter-cup', name: 'Winter Cup', status: 'draft' },
  ];
  await openApp(
    `/team/${teamId}`,
    answers({
      ...teamAnswers,
      [`GET /api/competitions/me/seasons/of-team/${teamId}`]: {
        seasons: [],
        groups: [],
        tournaments,
        mayManage: true,
      },
    }),
  );
  const draft = await screen.findByRole('link', { name: /^Winter Cup.*Draft$/ });
  expect(draft.getAttribute('href')).toBe('/tournament/winter-cup');
  expect(screen.getByRole('link', { name: /^Summer Open/ }).getAttribute('href')).toBe(`/tournament/${slug}`);
  await userEvent.click(screen.getByRole('link', { name: 'Manage' }));
  expect(await screen.findByRole('link', { name: /^New tournament/ })).toBeTruthy();
});

it('is a way among those of what can be discovered, around the same spot', async () => {
  await openApp('/tournament?lat=30.2&lng=-97.7&near=Austin', answers());
  const ways = await screen.findByRole('navigation', { name: 'What to discover' });
  expect(within(ways).getByRole('link', { current: 'page' }).textContent).toBe('Tournaments');
  const teams = within(ways).getByRole('link', { name: 'Teams' }).getAttribute('href');
  expect(teams).toBe('/discover/teams?lat=30.2&lng=-97.7&near=Austin');
});

it('asks before a tournament is called off', async () => {
  const move = `PUT /api/competitions/tournaments/${tournamentId}/status`;
  const app = await openApp(`/tournament/${slug}?tab=manage`, answers({ [move]: myTournamentView.tournament }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel tournament' }));
  const asked = await screen.findByRole('dialog', { name: 'Cancel tournament: Summer Open?' });
  await userEvent.type(within(asked).getByRole('textbox', { name: 'Reason' }), 'Storm. ');
  await userEvent.click(within(asked).getByRole('button', { name: 'Cancel tournament' }));
  const body = { to: 'cancelled', version: 3, reason: 'Storm.' };
  await waitFor(() => expect(app.sent).toContainEqual(called(move, body)));
});

it('names each step by what it does, and says whom the schedule is told before it is out', async () => {
  const move = `PUT /api/competitions/tournaments/${tournamentId}/status`;
  const tournament = { ...myTournamentView.tournament, status: 'draw' };
  const view = { ...myTournamentView, tournament, moves: ['scheduled', 'registration', 'cancelled'] };
  const app = await openApp(
    `/tournament/${slug}?tab=manage`,
    answers({ [`GET /api/competitions/me/tournaments/${slug}`]: view, [move]: tournament }),
  );
  expect(await screen.findByRole('button', { name: 'Reopen registration' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Publish schedule' }));
  const asked = await screen.findByRole('dialog', { name: 'Publish schedule: Summer Open?' });
  expect(within(asked).getByText('Players get a notification with their times and courts.')).toBeTruthy();
  await userEvent.click(within(asked).getByRole('button', { name: 'Publish schedule' }));
  await waitFor(() => expect(app.sent).toContainEqual(called(move, { to: 'scheduled' })));
});

const run = `PUT /api/competitions/tournament-desks/${tournamentId}`;
const checkIn = `PUT /api/competitions/tournament-desks/${tournamentId}/check-ins`;

it.each([
  ['checks in', 'Check Ann in', checkIn, { entryId, isHere: true }],
  ['calls', 'Call Ann – Bob to Court 1', run, { command: { type: 'call', key: matchKey, isCalled: true } }],
])('runs the day from the desk: %s', async (_, button, call, body) => {
  const app = await openApp(`/tournament/${slug}/desk`, answers({ [run]: deskShown, [checkIn]: {} }));
  expect(await screen.findByText('No show (can be forfeited)')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(app.sent).toContainEqual(called(call, body)));
});

it.each([
  ['Delay all matches', 'Delay all matches by 15 minutes?', { type: 'delay', minutes: 15, seen: 2 }],
  ['Hold play', 'Hold play?', { type: 'hold', reason: 'Rain' }],
])('asks before everyone is told: %s', async (button, title, command) => {
  const app = await openApp(`/tournament/${slug}/desk`, answers({ [run]: deskShown }));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const asked = await screen.findByRole('dialog', { name: title });
  const reason = within(asked).queryByRole('textbox', { name: 'Reason and what to do' });
  if (reason) {
    await userEvent.clear(reason);
    await userEvent.type(reason, 'Rain');
  }
  expect(app.sent).not.toContainEqual(called(run, {}));
  await userEvent.click(within(asked).getByRole('button', { name: button }));
  await waitFor(() => expect(app.sent).toContainEqual(called(run, { command })));
});

it('says that the player who enters a full category waits', async () => {
  const [list] = myTournamentView.entries;
  const view = { ...myTournamentView, entries: [{ ...list, left: 0 }] };
  await openApp(`/tournament/${slug}`, answers({ [`GET /api/competitions/me/tournaments/${slug}`]: view }));
  expect(await screen.findByRole('button', { name: 'Join the Singles waitlist' })).toBeTruthy();
});

it('says on the screen at the courts when it is and how full, while nothing is drawn', async () => {
  const board = `GET /api/public/competitions/tournaments/${slug}/board` as const;
  const shown = tournamentAnswers[board] as object;
  await openApp(`/tournament/${slug}/tv`, answers({ [board]: { ...shown, matches: [], held: undefined } }));
  expect(await screen.findByText('1 of 2 entered', { exact: false })).toBeTruthy();
  expect(screen.getByText(/Jun 7/)).toBeTruthy();
});
