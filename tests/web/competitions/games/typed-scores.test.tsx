import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aGameShown, gameAnswers, gameId, matchId } from '../../support/competitions/games.ts';
import { deskShown, sheetToken, tournamentAnswers } from '../../support/competitions/tournaments.ts';
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

it.each([
  ['goals', { kind: 'points', most: 99, drawsAllowed: true }, undefined],
  ['goals of one side', { kind: 'points', most: 99, drawsAllowed: true }, '3'],
  ['a set of one side', { kind: 'sets', bestOf: 1, to: 11, winBy: 2 }, '11'],
])('makes no score of a sheet without numbers: %s', async (_, scoring, typed) => {
  const [sheet, enter] = [
    `GET /api/public/competitions/score-sheets/${sheetToken}`,
    `POST /api/public/competitions/score-sheets/${sheetToken}/score`,
  ] as const;
  const shown = { ...tournamentAnswers[sheet], scoring };
  const app = await openApp(`/score/${sheetToken}`, { [sheet]: shown, [enter]: deskShown.matches[0] });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Number on the sheet' }), '123456');
  if (typed) await userEvent.type(screen.getByRole('spinbutton', { name: 'Ann' }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Enter score' }));
  expect((await screen.findByRole('alert')).textContent).toContain(missing);
  expect(app.sent.filter(({ call }) => call === enter)).toEqual([]);
});

it('says with a level score on a sheet who won the shootout, where a player did', async () => {
  const [sheet, enter] = [
    `GET /api/public/competitions/score-sheets/${sheetToken}`,
    `POST /api/public/competitions/score-sheets/${sheetToken}/score`,
  ] as const;
  const scoring = { kind: 'points', most: 99, drawsAllowed: true, shootout: true };
  const shown = { ...tournamentAnswers[sheet], scoring };
  const app = await openApp(`/score/${sheetToken}`, { [sheet]: shown, [enter]: deskShown.matches[0] });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Number on the sheet' }), '123456');
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Ann' }), '2');
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Bob' }), '2');
  await userEvent.click(screen.getByRole('radio', { name: 'Bob' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enter score' }));
  const entry = { resultType: 'shootout', scores: [2, 2], winner: 1 };
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: enter, body: { pin: '123456', entry } })),
  );
});

it.each([
  ['asks who won a match of a bracket, however a level score was decided', 'bracket', 'Tied: winner'],
  ['asks no one about a shootout where the sport knows none', 'game', undefined],
] as const)('%s', async (_, stage, asked) => {
  const sheet = `GET /api/public/competitions/score-sheets/${sheetToken}` as const;
  const known = tournamentAnswers[sheet] as { match: object };
  const shown = {
    ...known,
    match: { ...known.match, stage },
    scoring: { kind: 'points', most: 99, drawsAllowed: true },
  };
  await openApp(`/score/${sheetToken}`, { [sheet]: shown });
  for (const name of ['Ann', 'Bob']) await userEvent.type(await screen.findByRole('spinbutton', { name }), '2');
  expect(screen.queryByRole('radiogroup')?.textContent ?? '').toBe(asked ? 'AnnBob' : '');
  if (asked) expect(screen.getByText(asked)).toBeTruthy();
});
