import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aGameShown, gameAnswers, gameId, matchId } from '../../support/competitions/games.ts';
import { signedIn } from '../../support/signed-in.ts';

const page = `/discover/games/${gameId}`;
const score = `PUT /api/competitions/games/${gameId}/matches/${matchId}/score`;
const claim = (side: number, scores: number[]) => ({
  side,
  score: { scores, resultType: 'regular' },
  at: '2031-05-01T12:00:00.000Z',
});

async function scoreDialog(shown: Parameters<typeof gameAnswers>[0], answers: object = {}, act = 'Enter') {
  const app = await openApp(act === 'Enter' ? `/matches/${gameId}/${matchId}/score` : page, {
    ...signedIn(),
    ...gameAnswers(shown),
    [score]: aGameShown().matches[0],
    ...answers,
  });
  const way = act === 'Enter' ? /or abandoned$/ : `${act} score: Ants – Bees`;
  await userEvent.click(await screen.findByRole('button', { name: way }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Score of Ants – Bees' }));
  return { app, dialog, save: () => userEvent.click(dialog.getByRole('button', { name: 'Save score' })) };
}

const sent = (app: Awaited<ReturnType<typeof openApp>>) => app.sent.filter(({ call }) => call === score);

it('shows whose number a field takes once something stands in it', async () => {
  const { dialog } = await scoreDialog({ mine: ['e1'] });
  await userEvent.type(dialog.getByLabelText('Score, Ants'), '2');
  expect(dialog.getByText('Ants')).toBeTruthy();
  expect(dialog.getByText('Bees')).toBeTruthy();
});

it('asks who won the shootout of a match that was level', async () => {
  const { app, dialog, save } = await scoreDialog({ mine: ['e1'] });
  await userEvent.click(dialog.getByRole('button', { name: /Result/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'After a shootout' }));
  await userEvent.type(dialog.getByLabelText('Score, Ants'), '1');
  await userEvent.type(dialog.getByLabelText('Score, Bees'), '1');
  await save();
  expect(await dialog.findByText('A shootout needs a tied score and a winner.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'Bees' }));
  await save();
  const entry = { resultType: 'shootout', scores: [1, 1], winner: 1 };
  await waitFor(() => expect(sent(app)).toMatchObject([{ body: { version: 1, entry } }]));
});

it('says who won a shootout', async () => {
  const shootout = { status: 'final', score: { scores: [1, 1], resultType: 'shootout', winner: 1 } };
  await openApp(page, gameAnswers({ match: shootout }));
  expect(await screen.findByText('Bees won the shootout')).toBeTruthy();
});

it('says who forfeited', async () => {
  const forfeited = { status: 'forfeited', score: { scores: [3, 0], resultType: 'forfeit', forfeitedBy: 1 } };
  await openApp(page, gameAnswers({ match: forfeited }));
  expect(await screen.findByText('Bees forfeited')).toBeTruthy();
});

it('says of a score that is to be confirmed that it is a forfeit', async () => {
  const forfeit = { ...claim(0, [3, 0]), score: { scores: [3, 0], resultType: 'forfeit', forfeitedBy: 1 } };
  const waiting = { status: 'awaiting_confirmation', claims: [forfeit] };
  await openApp(page, { ...signedIn(), ...gameAnswers({ mine: ['e2'], match: waiting }) });
  expect(await screen.findByRole('button', { name: 'Confirm 3 – 0 (Bees forfeited): Ants – Bees' })).toBeTruthy();
});

it('shows both scores of a dispute, and who settles it what was said', async () => {
  const disputed = { status: 'disputed', claims: [claim(0, [2, 1]), claim(1, [1, 1])] };
  const line = { version: 2, by: 'u', role: 'captain', at: '2031-05-01T12:00:00.000Z', name: 'Kim' };
  const said = { ...line, act: 'entered', score: { scores: [2, 1], resultType: 'regular' } };
  const log = { [`GET /api/competitions/games/${gameId}/matches/${matchId}/log`]: { lines: [said] } };
  const { dialog } = await scoreDialog({ may: ['enterScores'], match: disputed }, log, 'Change');
  expect(screen.getByText(/2 – 1 or 1 – 1/)).toBeTruthy();
  expect(dialog.getByText('Bees entered 1 – 1.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Score history' }));
  expect(await dialog.findByText(/Kim \(captain\) entered 2 – 1\./)).toBeTruthy();
});

it('tells who is asked that it is their side that confirms, and until when', async () => {
  const by = { confirmBy: '2031-05-02T12:00:00.000Z', timeZone: 'America/Chicago' };
  const waiting = { status: 'awaiting_confirmation', claims: [claim(0, [2, 1])], ...by };
  await openApp(page, { ...signedIn(), ...gameAnswers({ mine: ['e2'], match: waiting }) });
  expect(await screen.findByText('Your team has to confirm')).toBeTruthy();
  expect(screen.getByText('Without an answer it becomes final on Fri, May 2, 7:00 AM CDT.')).toBeTruthy();
});

it('asks a captain who disputes a score what it was and why', async () => {
  const waiting = { status: 'awaiting_confirmation', claims: [claim(0, [2, 1])] };
  const app = await openApp(page, {
    ...signedIn(),
    ...gameAnswers({ mine: ['e2'], match: waiting }),
    [score]: aGameShown().matches[0],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Dispute .*: Ants – Bees/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What was the score?' }));
  expect(dialog.getByText(/Ants entered/)).toBeTruthy();
  for (const [side, goals] of [
    ['Ants', '1'],
    ['Bees', '1'],
  ] as const) {
    await userEvent.clear(dialog.getByLabelText(`Score, ${side}`));
    await userEvent.type(dialog.getByLabelText(`Score, ${side}`), goals);
  }
  await userEvent.type(dialog.getByLabelText('Reason'), 'Their second goal was offside');
  await userEvent.click(dialog.getByRole('button', { name: 'Save score' }));
  await waitFor(() => expect(sent(app)).toHaveLength(1));
  expect(sent(app)[0]?.body).toMatchObject({ entry: { scores: [1, 1] }, reason: 'Their second goal was offside' });
});

it.each([
  ['who runs the game', ['publishSchedule'], 'You decide: enter the final score.'],
  ['other readers', [], 'The organizer decides.'],
])('says of a disputed score to %s who settles it', async (_, may, words) => {
  const disputed = { status: 'disputed', claims: [claim(0, [2, 1]), claim(1, [1, 1])] };
  await openApp(page, { ...signedIn(), ...gameAnswers({ may, match: disputed }) });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Disputed')).toBeTruthy();
});

it('says what is wrong with a score at the field that is wrong', async () => {
  const scoring = { kind: 'sets', bestOf: 3, to: 25, winBy: 2, deciding: { to: 15 } };
  const { app, dialog, save } = await scoreDialog({ mine: ['e1'], game: { scoring } });
  const fill = async (set: number, ...texts: readonly string[]) => {
    for (const [side, text] of texts.entries()) {
      const field = dialog.getByLabelText(`Set ${set}, ${['Ants', 'Bees'][side]}`);
      await userEvent.clear(field);
      if (text) await userEvent.type(field, text);
    }
  };
  const isWrong = (set: number) => dialog.getByLabelText(`Set ${set}, Ants`).getAttribute('aria-invalid') === 'true';
  await fill(1, '25', '20');
  await fill(2, '', '25');
  await save();
  expect(await dialog.findByText('Enter a score for each side.')).toBeTruthy();
  expect([1, 2, 3].map(isWrong)).toEqual([false, true, false]);
  await fill(2, '20', '25');
  await save();
  expect(await dialog.findByText('2 sets win the match.')).toBeTruthy();
  expect([1, 2, 3].map(isWrong)).toEqual([false, false, true]);
  await fill(3, '15', '2000');
  await save();
  expect(await dialog.findByText('Use whole numbers from 0 to 999.')).toBeTruthy();
  expect(sent(app)).toEqual([]);
  await fill(3, '15', '13');
  await save();
  await waitFor(() => expect(sent(app)).toHaveLength(1));
});

it('asks at the reason why a score that stands is changed', async () => {
  const over = { status: 'final', score: { scores: [2, 1], resultType: 'regular' } };
  const { app, dialog, save } = await scoreDialog({ may: ['publishSchedule'], match: over }, {}, 'Change');
  await save();
  expect(await dialog.findByText('Enter a reason for the change.')).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: /Reason/ }).getAttribute('aria-invalid')).toBe('true');
  expect(sent(app)).toEqual([]);
});
