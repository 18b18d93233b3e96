import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { deskShown, sheetToken, slug, tournamentAnswers } from '../../support/competitions/tournaments.ts';
import { signedIn } from '../../support/signed-in.ts';

const answers = () => ({ ...signedIn(), ...tournamentAnswers });
const called = (call: string, body: object) => expect.objectContaining({ call, body: expect.objectContaining(body) });
const enter = `POST /api/public/competitions/score-sheets/${sheetToken}/score`;
const scored = { pin: '123456', entry: { sets: [[11, 4]], resultType: 'regular' } };

it('takes a score with the number on the sheet, without an account', async () => {
  const app = await openApp(`/score/${sheetToken}`, { ...tournamentAnswers, [enter]: deskShown.matches[0] });
  await userEvent.click(await screen.findByRole('button', { name: 'Ann 11' }));
  expect(screen.queryByRole('button', { name: /^Save score/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bob 4' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Number on the sheet' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Save score 11–4' }));
  await waitFor(() => expect(app.sent).toContainEqual(called(enter, scored)));
});

it('leads from the number on a sheet to the keypad of its match, which asks for it no more', async () => {
  const find = 'POST /api/public/competitions/score-codes';
  const app = await openApp(`/tournament/${slug}/score`, {
    ...tournamentAnswers,
    [find]: { token: sheetToken },
    [enter]: deskShown.matches[0],
  });
  const field = await screen.findByRole('textbox', { name: /^Number on the score sheet/ });
  await userEvent.type(field, '123 45');
  await userEvent.click(screen.getByRole('button', { name: 'Find match' }));
  expect(await screen.findByText('Enter all six digits.')).toBeTruthy();
  await userEvent.type(field, '6');
  await userEvent.click(screen.getByRole('button', { name: 'Find match' }));
  await waitFor(() => expect(app.sent).toContainEqual(called(find, { tournamentId: slug, pin: '123456' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Ann 11' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bob 4' }));
  expect(screen.queryByRole('textbox', { name: 'Number on the sheet' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save score 11–4' }));
  await waitFor(() => expect(app.sent).toContainEqual(called(enter, scored)));
});

it('says on the keypad why numbers are no score', async () => {
  await openApp(`/score/${sheetToken}#123456`, tournamentAnswers);
  await userEvent.click(await screen.findByRole('button', { name: 'Ann 11' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bob 10' }));
  expect(await screen.findByText(/^Game 1: /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Save score/ })).toBeNull();
});

it('prints a sheet with the names, the words of the sport, and the number', async () => {
  await openApp(`/tournament/${slug}/sheets`, answers());
  const sheet = within(await screen.findByRole('region', { name: 'Round 1' }));
  expect(sheet.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Summer Open',
    'Game 1',
    'Game 2',
    'Game 3',
  ]);
  expect(sheet.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Ann', 'Bob']);
  expect(sheet.getByText('123 456')).toBeTruthy();
  expect(sheet.getByText(/Sat 9:00 AM/)).toBeTruthy();
  expect(sheet.queryByText(/your time/)).toBeNull();
});

const goals = { kind: 'points', most: 99, drawsAllowed: true };
const openSheet = (scoring: object, stage = 'game') => {
  const sheet = `GET /api/public/competitions/score-sheets/${sheetToken}` as const;
  const known = tournamentAnswers[sheet] as { match: object };
  const shown = { ...known, scoring, match: { ...known.match, stage } };
  return openApp(`/score/${sheetToken}#123456`, { [sheet]: shown, [enter]: deskShown.matches[0] });
};
const picks = async (ann: number, bob?: number) => {
  await userEvent.click(await screen.findByRole('button', { name: `Ann ${ann}` }));
  if (bob !== undefined) await userEvent.click(screen.getByRole('button', { name: `Bob ${bob}` }));
};
const saveButton = () => screen.queryByRole('button', { name: /^Save score/ });

it.each([
  ['goals of one side', goals, 3],
  ['no goals of one side, although it has a number', { ...goals, shootout: true }, 0],
  ['a set of one side', { kind: 'sets', bestOf: 1, to: 11, winBy: 2 }, 11],
])('makes no score of a sheet with %s', async (_, scoring, picked) => {
  await openSheet(scoring);
  expect(await screen.findByRole('button', { name: 'Ann 0' })).toBeTruthy();
  expect(saveButton()).toBeNull();
  await picks(picked);
  expect(saveButton()).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says with a level score on a sheet who won the shootout, where a player did', async () => {
  const app = await openSheet({ ...goals, shootout: true });
  await picks(2, 2);
  await userEvent.click(screen.getByRole('radio', { name: 'Bob' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save score 2–2' }));
  const entry = { resultType: 'shootout', scores: [2, 2], winner: 1 };
  await waitFor(() => expect(app.sent).toContainEqual(called(enter, { pin: '123456', entry })));
});

it.each([true, false])('needs a winner of a level match of a bracket, draws allowed: %s', async (drawsAllowed) => {
  const app = await openSheet({ ...goals, drawsAllowed }, 'bracket');
  await picks(2, 2);
  expect(screen.getByText('Tied: winner')).toBeTruthy();
  expect(screen.queryByText(/no draws/)).toBeNull();
  expect(saveButton()).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Ann' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save score 2–2' }));
  const entry = { resultType: 'shootout', scores: [2, 2], winner: 0 };
  await waitFor(() => expect(app.sent).toContainEqual(called(enter, { entry })));
});

it('takes a draw, and asks no one about a shootout, where the sport knows none', async () => {
  const app = await openSheet(goals);
  await picks(2, 2);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save score 2–2' }));
  const entry = { resultType: 'regular', scores: [2, 2] };
  await waitFor(() => expect(app.sent).toContainEqual(called(enter, { entry })));
});
