import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aPlayoffShown, playoffId } from '../../support/competitions/playoffs.ts';
import { signedIn } from '../../support/signed-in.ts';

const page = `/playoff/${playoffId}`;
const reports = `POST /api/competitions/playoffs/${playoffId}/reports`;
const claim = { matchId: 'W1-2', side: 0, games: [{ scores: [2, 1] }], confirmBy: '2031-05-02T12:00:00.000Z' };

/** The page as the captain of one entrant sees it. */
const answersFor = (mine: string[], claims: object[] = []) => {
  const playoff = aPlayoffShown({ claims });
  return {
    ...signedIn(),
    [`GET /api/competitions/me/playoffs/${playoffId}`]: { playoff, may: [], mine, undo: [] },
    [reports]: { status: 'applied', playoff, lost: [] },
  };
};
async function semiFinal() {
  await userEvent.click(await screen.findByRole('button', { name: /SF 2: Bees against Cats/ }));
  return within(await screen.findByRole('dialog', { name: 'SF 2' }));
}

it('leads a captain to the keypads of their match', async () => {
  const app = await openApp(page, answersFor(['e2']));
  const dialog = await semiFinal();
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.click(dialog.getByText('Enter score'));
  await screen.findByRole('heading', { level: 1, name: 'Score of Bees – Cats' });
  expect(app.router.state.location.pathname).toBe(`/playoff/${playoffId}/matches/W1-2/score`);
});

it('asks the other captain', async () => {
  const app = await openApp(page, answersFor(['e3'], [claim]));
  const dialog = await semiFinal();
  expect(dialog.getByText('Bees entered 2–1.')).toBeTruthy();
  expect(dialog.getByText('Your team has to confirm it.')).toBeTruthy();
  expect(dialog.getByText(/^Without an answer it becomes final on Fri, May 2/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  const body = { version: 3, matchId: 'W1-2', report: { act: 'confirm' } };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: reports, body })));
});

it('tells everyone else how it stands, without a button', async () => {
  await openApp(page, answersFor([], [{ ...claim, confirmBy: undefined }]));
  const dialog = await semiFinal();
  expect(dialog.getByText('Disputed: the organizer decides.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /Confirm|Save score/ })).toBeNull();
});
