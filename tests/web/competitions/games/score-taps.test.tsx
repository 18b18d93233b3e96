import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aGameShown, gameAnswers, gameId, matchId } from '../../support/competitions/games.ts';
import { signedIn } from '../../support/signed-in.ts';

const score = `PUT /api/competitions/games/${gameId}/matches/${matchId}/score`;

async function opened(game: object = {}, search = `?score=${matchId}`) {
  const app = await openApp(`/discover/games/${gameId}${search}`, {
    ...signedIn(),
    ...gameAnswers({ mine: ['e1'], game }),
    [score]: aGameShown().matches[0],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Score of Ants – Bees' }));
  const tap = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  return { dialog, tap, sent: () => app.sent.filter(({ call }) => call === score) };
}

it('takes a score in two taps, one for each side, and can send it at once', async () => {
  const { dialog, tap, sent } = await opened();
  await tap('5, Goals, Ants');
  expect(dialog.queryByText(/seconds/)).toBeNull();
  await tap('3, Goals, Bees');
  expect(await dialog.findByText('Ants 5, Bees 3. It is sent in 10 seconds.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await tap('Send now');
  await waitFor(() =>
    expect(sent()).toMatchObject([{ body: { version: 1, entry: { resultType: 'regular', scores: [5, 3] } } }]),
  );
});

it('sends nothing that was undone', async () => {
  const { dialog, tap, sent } = await opened();
  await tap('5, Goals, Ants');
  await tap('3, Goals, Bees');
  await tap('Undo');
  expect(dialog.getByRole('button', { name: '5, Goals, Ants', pressed: false })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await act(() => vi.dynamicImportSettled());
  expect(sent()).toEqual([]);
});

it('sends what was tapped when the dialog is closed', async () => {
  const { dialog, tap, sent } = await opened();
  await tap('0, Goals, Ants');
  await tap('1, Goals, Bees');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sent()).toMatchObject([{ body: { entry: { scores: [0, 1] } } }]));
});

it('opens a field for a number beyond the keys', async () => {
  const { dialog, tap, sent } = await opened();
  await tap('2, Goals, Ants');
  const [, more] = dialog.getAllByRole('button', { name: '12 or more' });
  await userEvent.click(more!);
  await userEvent.type(dialog.getByLabelText('Number for Goals, Bees'), '14');
  await tap('OK');
  await tap('Send now');
  await waitFor(() => expect(sent()).toMatchObject([{ body: { entry: { scores: [2, 14] } } }]));
});

it('takes games of a match one after the other, in the words of the sport, until one side has won', async () => {
  const scoring = { kind: 'sets', bestOf: 3, to: 11, winBy: 2 };
  const { dialog, tap, sent } = await opened({ gameTypeId: 'pickleball', scoring });
  await tap('11, Game 1. Points, Ants');
  await tap('10, Game 1. Points, Bees');
  expect((await dialog.findByRole('alert')).textContent).toMatch(/2/);
  await tap('7, Game 1. Points, Bees');
  await tap('11, Game 2. Points, Ants');
  await tap('4, Game 2. Points, Bees');
  expect(await dialog.findByText('Ants 2, Bees 0. It is sent in 10 seconds.')).toBeTruthy();
  await tap('Send now');
  const sets = [
    [11, 7],
    [11, 4],
  ];
  await waitFor(() => expect(sent()).toMatchObject([{ body: { entry: { sets } } }]));
});
