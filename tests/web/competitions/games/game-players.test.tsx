import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aGameShown, gameAnswers, gameId, matchId } from '../../support/competitions/games.ts';
import {
  divisionId,
  rows,
  scheduleAnswers,
  seasonId,
  standingsAnswered,
} from '../../support/competitions/schedules.ts';
import { signedIn } from '../../support/signed-in.ts';

const page = `/discover/games/${gameId}`;
const ann = '11111111-1111-4111-8111-111111111111';
const bo = '22222222-2222-4222-8222-222222222222';
const over = { status: 'final', score: { scores: [3, 1], resultType: 'regular' } };
const line = (playerKey: string, name: string, counts: object) => ({
  playerKey,
  name,
  entrantId: 'e1',
  matchId,
  counts,
});
const lines = [line('p1', 'Ann', { G: 1, A: 2 }), line('p2', 'Bo', { G: 2 })];
const statistics = `PUT /api/competitions/games/${gameId}/matches/${matchId}/statistics`;
const players = {
  [`GET /api/competitions/games/${gameId}/matches/${matchId}/players`]: {
    sides: [
      {
        entrantId: 'e1',
        version: 1,
        players: [
          { personId: ann, name: 'Ann', counts: { G: 1, A: 2 } },
          { personId: bo, name: 'Bo', counts: {} },
        ],
      },
      { entrantId: 'e2', version: 0, players: [] },
    ],
  },
};
const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

it('shows what players did in a match and in all, in the order that a column asks for', async () => {
  await openApp(page, gameAnswers({ match: over, lines }));
  const table = await screen.findByRole('table', { name: 'Players' });
  expect(namesIn(table)).toEqual(['Bo', 'Ann']);
  await userEvent.click(within(table).getByRole('button', { name: 'Sort by assists' }));
  expect(namesIn(table)).toEqual(['Ann', 'Bo']);
  expect(screen.getByText('Ann G 1, A 2; Bo G 2')).toBeTruthy();
});

it('takes what players did from who may enter the score, one side at a time', async () => {
  const app = await openApp(page, {
    ...signedIn(),
    ...gameAnswers({ may: ['publishSchedule'], match: over }),
    ...players,
    [statistics]: { entrantId: 'e1', version: 2, players: [] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Player stats: Ants – Bees' }));
  const dialog = await screen.findByRole('dialog', { name: 'Players of Ants – Bees' });
  await userEvent.type(await within(dialog).findByLabelText('Goals, Bo'), '2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Ants' }));
  const body = { entrantId: 'e1', version: 1, lines: [{ personId: bo, counts: { G: 2 } }] };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: statistics, body })));
});

it('warns where the players have less together than their side, and saves it once that is said', async () => {
  const app = await openApp(page, {
    ...signedIn(),
    ...gameAnswers({ may: ['publishSchedule'], match: over }),
    ...players,
  });
  await userEvent.click(await screen.findByRole('button', { name: /Player stats/ }));
  const dialog = await screen.findByRole('dialog', { name: /Players of/ });
  await userEvent.type(await within(dialog).findByLabelText('Goals, Bo'), '1');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Save / }));
  const words = 'Goals: the players have 2 together, and their side has 3. Is a player missing?';
  expect(await within(dialog).findByText(words)).toBeTruthy();
  expect(app.sent.some(({ call }) => call === statistics)).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === statistics)).toBe(true));
});

it('refuses players who have more together than their side, until it is mended', async () => {
  const app = await openApp(page, {
    ...signedIn(),
    ...gameAnswers({ may: ['publishSchedule'], match: over }),
    ...players,
    [statistics]: { entrantId: 'e1', version: 2, players: [] },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Player stats/ }));
  const dialog = await screen.findByRole('dialog', { name: /Players of/ });
  const goals = await within(dialog).findByLabelText('Goals, Bo');
  await userEvent.type(goals, '9');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Ants' }));
  const words = 'Goals: the players have 10 together, and their side has 3.';
  expect(await within(dialog).findByText(words)).toBeTruthy();
  expect(app.sent.some(({ call }) => call === statistics)).toBe(false);
  await userEvent.clear(goals);
  expect(within(dialog).queryByText(words)).toBeNull();
  await userEvent.type(goals, '2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Ants' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === statistics)).toBe(true));
});

it('says where the community of a season does not count what players do', async () => {
  await openApp(page, {
    ...signedIn(),
    ...gameAnswers({ may: ['publishSchedule'], match: over }),
    [`GET /api/competitions/games/${gameId}/matches/${matchId}/players`]: { sides: [] },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Player stats/ }));
  expect(await screen.findByText('This community doesn’t track player stats.')).toBeTruthy();
});

it('offers it neither to visitors nor where a match was forfeited', async () => {
  await openApp(page, {
    ...signedIn(),
    ...gameAnswers({
      may: ['publishSchedule'],
      match: { status: 'forfeited', score: { scores: [3, 0], resultType: 'forfeit', forfeitedBy: 1 } },
    }),
  });
  expect(await screen.findByRole('button', { name: 'Change score: Ants – Bees' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Player stats/ })).toBeNull();
});

it('warns before a score becomes less than its players have together, and saves it once that is said', async () => {
  const score = `PUT /api/competitions/games/${gameId}/matches/${matchId}/score`;
  const answers = {
    ...signedIn(),
    ...gameAnswers({ may: ['publishSchedule'], match: over, lines }),
    [score]: aGameShown().matches[0],
  };
  const app = await openApp(page, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Change score: Ants – Bees' }));
  const dialog = await screen.findByRole('dialog', { name: 'Score of Ants – Bees' });
  const ants = within(dialog).getByLabelText('Score, Ants');
  await userEvent.clear(ants);
  await userEvent.type(ants, '2');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Own goal');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save score' }));
  expect(
    await within(dialog).findByText(/Ants, Goals: the players have 3 together, and their side has 2/),
  ).toBeTruthy();
  expect(app.sent.some(({ call }) => call === score)).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save anyway' }));
  const body = expect.objectContaining({ entry: { resultType: 'regular', scores: [2, 1] }, reason: 'Own goal' });
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: score, body })));
});

it('shows the players of a season below its table', async () => {
  const game = { gameId, version: 1, seasonId, divisionId, name: 'First', gameTypeId: 'soccer', format: 'round_robin' };
  const leader = { playerKey: 'p1', name: 'Ann', entrantId: 'Ants', matches: 4, counts: { G: 7 } };
  await openApp(`/seasons/${seasonId}/standings`, {
    ...scheduleAnswers,
    [`GET /api/public/competitions/games/seasons/${seasonId}`]: {
      games: [{ ...game, rounds: 3, status: 'in_progress', order: 0, entrantCount: 4 }],
    },
    [`GET /api/public/competitions/games/seasons/${seasonId}/divisions/${divisionId}/leaders`]: { leaders: [leader] },
  });
  const table = await screen.findByRole('table', { name: 'Players' });
  const [, first] = within(table).getAllByRole('row');
  expect(first?.textContent).toBe('AnnAnts47000');
});

it('shows a table for each pool of a division, and all of them together', async () => {
  const [first, second] = [rows.slice(0, 2), rows.slice(2)];
  await openApp(`/seasons/${seasonId}/standings`, {
    ...scheduleAnswers,
    [`GET /api/public/competitions/schedules/${seasonId}/divisions/${divisionId}/standings`]: standingsAnswered([
      { groupId: 'A', rows: first },
      { groupId: 'B', rows: second },
    ]),
  });
  const teamsIn = (table: HTMLElement) =>
    within(table)
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect(teamsIn(await screen.findByRole('table', { name: 'Pool A' }))).toEqual(['Ants', 'Bees']);
  expect(teamsIn(screen.getByRole('table', { name: 'Pool B' }))).toEqual(['Cats', 'Dogs']);
  expect(teamsIn(screen.getByRole('table', { name: 'First, all pools' }))).toHaveLength(4);
});
