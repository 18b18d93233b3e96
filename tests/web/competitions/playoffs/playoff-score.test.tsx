import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyOutbox, waitingDeeds } from '#web/app/operations/outbox.ts';
import { openApp } from '../../support/app.tsx';
import { aPlayoffShown, playoffId } from '../../support/competitions/playoffs.ts';
import { signedIn } from '../../support/signed-in.ts';

const page = `/playoff/${playoffId}/matches/W1-2/score`;
const reports = `POST /api/competitions/playoffs/${playoffId}/reports`;
const scores = `POST /api/competitions/playoffs/${playoffId}/scores`;
const seen = { version: 3, entrantIds: ['e2', 'e3'] };
const pickleball = { gameTypeId: 'pickleball', scoring: { kind: 'sets', bestOf: 3, to: 11, winBy: 2 } };
const hourMs = 3_600_000;
const inAnHour = () => new Date(Date.now() + hourMs).toISOString();

beforeEach(() => {
  emptyOutbox();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => vi.useRealTimers());

const press = (name: string | RegExp) =>
  userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }));

async function open(playoff: object = {}, reader: object = { mine: ['e2'] }, outcome: object = { status: 'applied' }) {
  const shown = aPlayoffShown(playoff);
  const answer = { playoff: shown, lost: [], ...outcome };
  const app = await openApp(page, {
    ...signedIn(),
    [`GET /api/competitions/me/playoffs/${playoffId}`]: { playoff: shown, may: [], mine: [], undo: [], ...reader },
    [reports]: answer,
    [scores]: answer,
  });
  await screen.findByRole('heading', { level: 1, name: 'Score of Bees – Cats' });
  const sent = (call: string) => app.sent.filter((one) => one.call === call).map(({ body }) => body);
  return { ...app, sent: app.sent, bodies: sent };
}

it('saves a captain’s score of a bracket match with one press for each side', async () => {
  const app = await open();
  await press('Bees 2');
  await press('Cats 1');
  expect(screen.getByText('Saved: Bees won 2–1')).toBeTruthy();
  expect(screen.getByText('We’ll send it to Cats in 10 seconds. They have 24 hours to dispute it.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.bodies(reports)).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  const report = { act: 'report', games: [{ scores: [2, 1] }] };
  await waitFor(() => expect(app.bodies(reports)).toEqual([{ ...seen, matchId: 'W1-2', report }]));
});

it('never sends a score that was undone', async () => {
  const app = await open();
  await press('Bees 2');
  await press('Cats 1');
  await press('Undo');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(app.bodies(reports)).toEqual([]);
  expect(waitingDeeds()).toEqual([]);
});

it('takes each game in the sport’s own words, and keeps their numbers', async () => {
  const app = await open(pickleball);
  expect(screen.getByRole('heading', { name: 'Game 1' })).toBeTruthy();
  for (const key of ['Bees 11', 'Cats 7', 'Bees 9', 'Cats 11', 'Bees 11', 'Cats 8']) await press(key);
  expect(screen.getByText('Saved: Bees won 2–1')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_000);
  const sets = [
    [11, 7],
    [9, 11],
    [11, 8],
  ];
  const games = [{ scores: [2, 1], sets }];
  await waitFor(() => expect(app.bodies(reports)).toMatchObject([{ report: { games } }]));
});

it('asks who won where the numbers are level, and saves it once that is said', async () => {
  const app = await open();
  await press('Bees 1');
  await press('Cats 1');
  expect(screen.queryByText(/^Saved/)).toBeNull();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('radio', { name: 'Cats' }));
  expect(screen.getByText('Saved: Cats won 1–1')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_000);
  const games = [{ scores: [1, 1], winner: 1 }];
  await waitFor(() => expect(app.bodies(reports)).toMatchObject([{ report: { games } }]));
});

it('makes the score of an organizer final', async () => {
  const app = await open({}, { may: ['enterScores', 'publishSchedule'] });
  await press('Bees 2');
  await press('Cats 0');
  expect(screen.getByText('It becomes final in 10 seconds.')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_000);
  const command = { type: 'enter_result', matchId: 'W1-2', games: [{ scores: [2, 0] }] };
  await waitFor(() => expect(app.bodies(scores)).toEqual([{ ...seen, command }]));
});

it('has no keypad before the match starts, unless its players were called', async () => {
  const place = { matchId: 'W1-2', startsAt: inAnHour(), court: '1' };
  await open({ places: [place] });
  expect(screen.getByText(/^You can enter the score from /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bees 2' })).toBeNull();
});

it('has one once the desk called the players', async () => {
  const now = new Date().toISOString();
  await open({ places: [{ matchId: 'W1-2', startsAt: inAnHour(), court: '1', calledAt: now }] });
  expect(screen.getByRole('button', { name: 'Bees 2' })).toBeTruthy();
});

it('lets the other captain confirm, dispute, or enter another score', async () => {
  const claim = { matchId: 'W1-2', side: 0, games: [{ scores: [2, 1] }], confirmBy: '2031-05-02T12:00:00.000Z' };
  const app = await open({ claims: [claim] }, { mine: ['e3'] });
  expect(screen.getByText('Bees entered 2–1.')).toBeTruthy();
  await press('Confirm 2–1');
  await waitFor(() => expect(app.bodies(reports)).toEqual([{ ...seen, matchId: 'W1-2', report: { act: 'confirm' } }]));
  await press('Enter another score');
  expect(screen.getByRole('button', { name: 'Bees 2', pressed: true })).toBeTruthy();
});

it('shows both versions of a disputed score, and takes one from the organizer alone', async () => {
  const claims = [
    { matchId: 'W1-2', side: 0, games: [{ scores: [2, 1] }] },
    { matchId: 'W1-2', side: 1, games: [{ scores: [1, 2] }] },
  ];
  await open({ claims }, { mine: ['e3'] });
  expect(screen.getByText('Bees entered')).toBeTruthy();
  expect(screen.getByText('The organizer decides.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bees 2' })).toBeNull();
});

it('takes none from a captain where only organizers enter scores', async () => {
  await open({}, { mine: [] });
  expect(screen.getByText('The captains of Bees and Cats and the organizer can enter the score.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bees 2' })).toBeNull();
});

it('says why a score was refused', async () => {
  await open({}, { mine: ['e2'] }, { status: 'refused', reason: 'already_decided' });
  await press('Bees 2');
  await press('Cats 1');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText(/The score was not saved. This match is final./)).toBeTruthy();
});
