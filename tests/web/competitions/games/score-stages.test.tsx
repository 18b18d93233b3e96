import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { emptyOutbox } from '#web/app/operations/outbox.ts';
import { openApp } from '../../support/app.tsx';
import { aGameShown, gameAnswers, gameId, matchId } from '../../support/competitions/games.ts';
import { signedIn } from '../../support/signed-in.ts';

const page = `/matches/${gameId}/${matchId}/score`;
const match = `/api/competitions/games/${gameId}/matches/${matchId}`;
const at = '2031-05-01T12:00:00.000Z';
const claim = (side: number, scores: number[]) => ({ side, score: { scores, resultType: 'regular' }, at });
const timeZone = 'America/Chicago';
const waiting = { status: 'awaiting_confirmation', claims: [claim(0, [5, 3])], confirmBy: '2031-05-02T12:00:00.000Z' };
const disputed = { status: 'disputed', claims: [claim(0, [5, 3]), claim(1, [4, 4])] };
const final = { status: 'final', score: { scores: [5, 3], resultType: 'regular' } };

beforeEach(() => emptyOutbox());

async function open(shown: Parameters<typeof gameAnswers>[0], answers: object = {}) {
  const app = await openApp(page, { ...signedIn(), ...gameAnswers(shown), ...answers });
  await screen.findByRole('heading', { level: 1, name: 'Score of Ants – Bees' });
  return app;
}

const key = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('takes no score of a captain before the match starts, and says from when on', async () => {
  await open({ mine: ['e1'], match: { localStart: '2099-05-02T10:15', timeZone } });
  expect(screen.getByText(/^You can enter the score from Sat, May 2.* 10:15 AM CDT\.$/)).toBeTruthy();
  expect(key('Ants 5')).toBeNull();
});

it('takes a score of the organizer of a match that was played early', async () => {
  await open({ may: ['publishSchedule'], match: { localStart: '2099-05-02T10:15', timeZone } });
  expect(key('Ants 5')).toBeTruthy();
});

it('tells a captain that the other one has to confirm, and lets them change their score', async () => {
  await open({ mine: ['e1'], match: { ...waiting, timeZone } });
  expect(screen.getByText('Ants entered 5 – 3.')).toBeTruthy();
  expect(screen.getByText('Waiting for Bees to confirm.')).toBeTruthy();
  expect(screen.getByText(/^Without an answer it becomes final on Fri, May 2/)).toBeTruthy();
  expect(key('Ants 5')).toBeNull();
  await press('Change score');
  expect(screen.getByRole('button', { name: 'Ants 5', pressed: true })).toBeTruthy();
  await press('Bees 2');
  expect(await screen.findByText('Saved: Ants won 5–2')).toBeTruthy();
});

it('lets the other captain confirm a score', async () => {
  const answer = `PUT ${match}/answer`;
  const app = await open({ mine: ['e2'], match: waiting }, { [answer]: aGameShown(final).matches[0] });
  await press('Confirm 5 – 3');
  const body = { version: 1, answer: 'confirm' };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: answer, body })));
});

it('asks the other captain who disputes a score what it was', async () => {
  await open({ mine: ['e2'], match: waiting });
  expect(key('Ants 5')).toBeNull();
  await press('Dispute');
  expect(await screen.findByRole('dialog', { name: 'What was the score?' })).toBeTruthy();
});

it('shows both versions of a dispute to a captain, and who decides', async () => {
  await open({ mine: ['e1'], match: disputed });
  const versions = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(versions).toEqual(['5 – 3', '4 – 4']);
  expect(screen.getByText('The organizer decides.')).toBeTruthy();
  expect(key('Ants 5')).toBeNull();
});

it('lets the organizer decide a dispute on the same keys', async () => {
  await open({ may: ['publishSchedule'], match: disputed });
  expect(screen.getByText('You decide: enter the final score.')).toBeTruthy();
  await press('Ants 5');
  await press('Bees 4');
  expect(await screen.findByText('It becomes final in 10 seconds.')).toBeTruthy();
});

it.each([
  ['a captain', { mine: ['e1'] }, false],
  ['the organizer', { may: ['publishSchedule'] }, true],
])('shows %s a final score, which the organizer alone can change', async (_, reader, canChange) => {
  await open({ ...reader, match: final });
  expect(within(screen.getByRole('main')).getByText('Final')).toBeTruthy();
  expect(key('Ants 5')).toBeNull();
  expect(key('Change score') !== null).toBe(canChange);
});

it.each([
  ['was canceled', { status: 'cancelled' }, 'This match was canceled.'],
  ['is for others to score', {}, 'The captains of Ants and Bees and the organizer can enter the score.'],
])('says of a match that %s why it takes no score', async (_, about, words) => {
  await open({ match: about });
  expect(screen.getByText(words)).toBeTruthy();
  expect(key('Ants 5')).toBeNull();
});

it('leads a match of a playoff on to its keypad in the bracket', async () => {
  const configuration = { format: 'single' };
  const app = await openApp(page, { ...signedIn(), ...gameAnswers({ game: { configuration } }) });
  await waitFor(() => expect(app.path()).toBe(`/playoff/${gameId}/matches/${matchId}/score`));
});
