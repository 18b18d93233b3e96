import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyOutbox, waitingDeeds } from '#web/app/operations/outbox.ts';
import { openApp } from '../../support/app.tsx';
import { aGameShown, gameAnswers, gameId, matchId } from '../../support/competitions/games.ts';
import { signedIn } from '../../support/signed-in.ts';

const page = `/matches/${gameId}/${matchId}/score`;
const call = `PUT /api/competitions/games/${gameId}/matches/${matchId}/score`;
const at = '2031-05-01T12:00:00.000Z';
const claim = (side: number, scores: number[]) => ({ side, score: { scores, resultType: 'regular' }, at });
const waiting = { status: 'awaiting_confirmation', claims: [claim(0, [5, 3])], version: 2 };

beforeEach(() => {
  emptyOutbox();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => vi.useRealTimers());

const press = (name: string | RegExp) =>
  userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }));

async function open(shown: Parameters<typeof gameAnswers>[0], answers: object = {}) {
  const saved = aGameShown(waiting).matches[0];
  const app = await openApp(page, { ...signedIn(), ...gameAnswers(shown), [call]: saved, ...answers });
  await screen.findByRole('heading', { level: 1, name: 'Score of Ants – Bees' });
  return { ...app, scores: () => app.sent.filter((one) => one.call === call).map(({ body }) => body) };
}

it('saves a score with one press for each side, and sends it when it can’t be undone any more', async () => {
  const app = await open({ mine: ['e1'] });
  await press('Ants 5');
  expect(screen.queryByText(/^Saved/)).toBeNull();
  await press('Bees 3');
  expect(screen.getByText('Saved: Ants won 5–3')).toBeTruthy();
  expect(screen.getByText(/^We’ll send it to Bees in 10 seconds. They have 24 hours to dispute it/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ants 5', pressed: true })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.scores()).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  const entry = { resultType: 'regular', scores: [5, 3] };
  await waitFor(() => expect(app.scores()).toEqual([{ version: 1, entry }]));
});

it('never sends a score that was undone', async () => {
  const app = await open({ mine: ['e1'] });
  await press('Ants 5');
  await press('Bees 3');
  await press('Undo');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(app.scores()).toEqual([]);
  expect(waitingDeeds()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Ants 5', pressed: false })).toBeTruthy();
});

it('sends only the last of two scores that are saved one after the other', async () => {
  const app = await open({ mine: ['e1'] });
  for (const key of ['Ants 5', 'Bees 3', 'Bees 4']) await press(key);
  expect(screen.getByText('Saved: Ants won 5–4')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(app.scores()).toMatchObject([{ entry: { scores: [5, 4] } }]));
});

it('sends a saved score when its page is left before the time to undo it is over', async () => {
  const app = await open({ mine: ['e1'] });
  await press('Ants 1');
  await press('Bees 0');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(app.scores()).toMatchObject([{ entry: { scores: [1, 0] } }]));
});

it('keeps a score on the device while no network answers, and says so', async () => {
  await open({ mine: ['e1'] }, { [call]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await press('Ants 1');
  await press('Bees 0');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText('It’s on this device. We’ll send it when you’re back online.')).toBeTruthy();
  expect(waitingDeeds()).toMatchObject([{ operation: 'games/enterScore', input: { entry: { scores: [1, 0] } } }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says why the organizer’s rules do not allow a score, and saves nothing', async () => {
  await open({ mine: ['e1'], game: { scoring: { kind: 'points', most: 99, drawsAllowed: false } } });
  await press('Ants 3');
  await press('Bees 3');
  expect(await screen.findByText('There are no draws in this game.')).toBeTruthy();
  expect(waitingDeeds()).toEqual([]);
});

it('says what is wrong with a game in the words of its sport, and stays at it until it is right', async () => {
  const scoring = { kind: 'sets', bestOf: 3, to: 11, winBy: 2 };
  await open({ mine: ['e1'], game: { gameTypeId: 'pickleball', scoring } });
  await press('Ants 11');
  await press('Bees 10');
  expect(await screen.findByText('Game 1: it is won by 2.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Game 1' })).toBeTruthy();
  await press('Bees 9');
  expect(screen.getByRole('heading', { name: 'Game 2' })).toBeTruthy();
  expect(screen.queryByText('Game 1: it is won by 2.')).toBeNull();
});

it('takes 12 or more by its digits, with no field that brings up a keyboard', async () => {
  await open({ mine: ['e1'] });
  await press('12 or more, Ants');
  for (const key of ['Digit 2, Ants', 'Digit 5, Ants', 'Delete last digit, Ants', 'Digit 1, Ants', 'Done, Ants'])
    await press(key);
  await press('Bees 3');
  expect(screen.getByText('Saved: Ants won 21–3')).toBeTruthy();
  expect(screen.getByRole('button', { name: '21 (12 or more), Ants', pressed: true })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.queryAllByRole('textbox').concat(main.queryAllByRole('spinbutton'))).toEqual([]);
});

it.each([
  ['volleyball', { kind: 'sets', bestOf: 3, to: 25, winBy: 2, deciding: { to: 15 } }, 'Set', 'Points', ['25', '15']],
  ['pickleball', { kind: 'sets', bestOf: 3, to: 11, winBy: 2 }, 'Game', 'Points', ['11', '11']],
  ['tennis', { kind: 'sets', bestOf: 3, to: 6, winBy: 2, cap: 7 }, 'Set', 'Games', ['6', '6']],
])(
  'takes one pair for each part of a match of %s, in its own words',
  async (gameTypeId, scoring, part, unit, [to, last]) => {
    const app = await open({ mine: ['e1'], game: { gameTypeId, scoring } });
    expect(screen.getByRole('heading', { name: `${part} 1` })).toBeTruthy();
    expect(screen.getByRole('group', { name: `${unit}, Ants` })).toBeTruthy();
    for (const key of [`Ants ${to}`, 'Bees 4', 'Ants 3', `Bees ${to}`, `Ants ${last}`]) await press(key);
    expect(screen.getByRole('heading', { name: `${part} 3` })).toBeTruthy();
    expect(waitingDeeds()).toEqual([]);
    await press('Bees 2');
    expect(screen.getByText('Saved: Ants won 2–1')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    const sets = [
      [Number(to), 4],
      [3, Number(to)],
      [Number(last), 2],
    ];
    await waitFor(() => expect(app.scores()).toMatchObject([{ entry: { sets } }]));
  },
);

it('corrects an earlier set, and drops a third one that is not played any more', async () => {
  await open({
    mine: ['e1'],
    game: { scoring: { kind: 'sets', bestOf: 3, to: 6, winBy: 2, cap: 7 }, gameTypeId: 'tennis' },
  });
  for (const key of ['Ants 6', 'Bees 4', 'Ants 3', 'Bees 6', 'Ants 6', 'Bees 2']) await press(key);
  await press('Set 2 3–6');
  await press('Ants 6');
  expect(waitingDeeds()).toEqual([]);
  await press('Bees 3');
  expect(screen.getByText('Saved: Ants won 2–0')).toBeTruthy();
});

it('fills in the other side where both share the points', async () => {
  await open({ mine: ['e1'], game: { scoring: { kind: 'shared', of: 24 } } });
  await press('Ants 10');
  expect(screen.getByText('Saved: Bees won 14–10')).toBeTruthy();
});
