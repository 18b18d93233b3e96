import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aGameShown, gameAnswers, gameId, matchId } from '../../support/competitions/games.ts';
import { signedIn } from '../../support/signed-in.ts';

const missing = 'Enter a score for each side.';

it.each([
  ['nothing', undefined],
  ['one side only', '3'],
])('makes no score of a game of %s', async (_, typed) => {
  const score = `PUT /api/competitions/games/${gameId}/matches/${matchId}/score`;
  const app = await openApp(`/matches/${gameId}/${matchId}/score`, {
    ...signedIn(),
    ...gameAnswers({ may: ['publishSchedule'] }),
    [score]: aGameShown().matches[0],
  });
  await userEvent.click(await screen.findByRole('button', { name: /or abandoned$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Score of Ants – Bees' });
  if (typed) await userEvent.type(within(dialog).getByLabelText('Score, Ants'), typed);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save score' }));
  expect(await within(dialog).findByText(missing)).toBeTruthy();
  expect(app.sent.filter(({ call }) => call === score)).toEqual([]);
});
