import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aPlayoffShown, playoffAnswers, playoffId } from '../../support/competitions/playoffs.ts';
import { signedIn } from '../../support/signed-in.ts';

const page = `/playoff/${playoffId}`;
const commands = `POST /api/competitions/playoffs/${playoffId}/commands`;

it('draws a playoff for anybody, and lets no one change it', async () => {
  await openApp(page, playoffAnswers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunday playoff' })).toBeTruthy();
  expect(
    await screen.findByRole('button', { name: /SF 1: Ants 3 against Dogs 1. Played. Ants advances./ }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete playoff' })).toBeNull();
  const before = screen.getByRole('link', { name: 'Game' });
  expect(before.getAttribute('href')).toBe('/discover/games/gam_01KAMFE3NG00000000000000AC');
});

it('leads from a bracket of a tournament to the tournament', async () => {
  const tournamentId = 'trn_01KAMFE3NG00000000000000AB';
  await openApp(page, { [`GET /api/public/competitions/playoffs/${playoffId}`]: aPlayoffShown({ tournamentId }) });
  const way = await screen.findByRole('link', { name: 'Tournament' });
  expect(way.getAttribute('href')).toBe(`/tournament/${tournamentId}`);
  expect(screen.queryByRole('link', { name: 'Game' })).toBeNull();
});

it('takes a score from anyone who may enter it', async () => {
  const scores = `POST /api/competitions/playoffs/${playoffId}/scores`;
  const applied = { status: 'applied', playoff: aPlayoffShown({ version: 4 }), lost: [] };
  const app = await openApp(page, { ...signedIn(), ...playoffAnswers, [scores]: applied });
  await userEvent.click(await screen.findByRole('button', { name: /SF 2: Bees against Cats/ }));
  const dialog = await screen.findByRole('dialog', { name: 'SF 2' });
  await userEvent.type(within(dialog).getByLabelText('Bees'), '2');
  await userEvent.type(within(dialog).getByLabelText('Cats'), '0');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save score' }));
  const command = { type: 'enter_result', matchId: 'W1-2', games: [{ scores: [2, 0] }] };
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: scores, body: { version: 3, command } })),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'SF 2' })).toBeNull());
});

it('offers to fill places that are held open, and says why none is known yet', async () => {
  const { bracket } = aPlayoffShown();
  const seeds = bracket.seeds.map(() => ({ slotState: 'tbd' as const }));
  const open = aPlayoffShown({ bracket: { ...bracket, phase: 'draft', seeds, records: {} } });
  const known = { playoff: open, may: ['publishSchedule'], mine: [], undo: [] };
  const refused = { status: 'refused', reason: 'seeds_open' };
  const answers = { ...signedIn(), [`GET /api/competitions/me/playoffs/${playoffId}`]: known, [commands]: refused };
  const app = await openApp(page, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Fill seeds from the standings' }));
  expect(await screen.findByText('Some seeds are still open.')).toBeTruthy();
  expect(app.sent).toContainEqual(
    expect.objectContaining({ call: commands, body: { version: 3, command: { type: 'fill_seeds' } } }),
  );
});

it('asks for the order of those who are level at the line, and fills the places with it', async () => {
  const { bracket } = aPlayoffShown();
  const seeds = bracket.seeds.map(() => ({ slotState: 'tbd' as const }));
  const open = aPlayoffShown({ bracket: { ...bracket, phase: 'draft', seeds, records: {} } });
  const known = { playoff: open, may: ['publishSchedule'], mine: [], undo: [] };
  const level = { status: 'needs_order', ties: [['e4', 'e5']], names: { e4: 'Dogs', e5: 'Elks' } };
  const app = await openApp(page, {
    ...signedIn(),
    [`GET /api/competitions/me/playoffs/${playoffId}`]: known,
    [commands]: level,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Fill seeds from the standings' }));
  expect(await screen.findByText('Teams are tied at the cutoff. Set their order.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Move Elks up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this order' }));
  const command = { type: 'fill_seeds', decided: ['e5', 'e4'] };
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: commands, body: { version: 3, command } })),
  );
});

it('shows what a change of seeds would clear, and does it once RESET is typed', async () => {
  const record = { entrantIds: ['e1', 'e4'], games: [{ scores: [3, 1] }] };
  const lost = [{ matchId: 'W1-1', label: 'SF 1', record, because: 'follows' }];
  const app = await openApp(page, {
    ...signedIn(),
    ...playoffAnswers,
    [commands]: { status: 'needs_consent', lost, typing: 'RESET' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Seeds' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move Bees up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save seeds' }));
  const asked = await screen.findByRole('dialog', { name: 'These results will be cleared' });
  expect(within(asked).getByText('SF 1: 3–1')).toBeTruthy();
  await userEvent.click(within(asked).getByRole('button', { name: 'Clear results' }));
  expect(within(asked).getByText('Type RESET to continue.')).toBeTruthy();
  await userEvent.type(within(asked).getByLabelText('Type RESET'), 'RESET');
  await userEvent.click(within(asked).getByRole('button', { name: 'Clear results' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({
        call: commands,
        body: expect.objectContaining({ command: expect.objectContaining({ typed: 'RESET' }) }),
      }),
    ),
  );
});

it('asks why a result changes, and takes a player out after a question', async () => {
  const app = await openApp(page, {
    ...signedIn(),
    ...playoffAnswers,
    [commands]: { status: 'refused', reason: 'draw' },
  });
  await userEvent.click(await screen.findByRole('button', { name: /SF 1: Ants 3 against Dogs 1/ }));
  const dialog = await screen.findByRole('dialog', { name: 'SF 1' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Correct result' }));
  expect(await within(dialog).findByText('Enter a reason.')).toBeTruthy();
  expect(app.sent.some(({ call }) => call === commands)).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Withdrawals' }));
  await userEvent.click(screen.getByRole('button', { name: /Team/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bees' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const asked = await screen.findByRole('dialog', { name: 'Withdraw Bees?' });
  await userEvent.click(await within(asked).findByRole('button', { name: 'Withdraw' }));
  const command = { type: 'withdraw', entrantId: 'e2' };
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: commands, body: { version: 3, command } })),
  );
});

it('says of a match when and where it is, or what keeps it from a court, and names those that find no room', async () => {
  const places = [{ matchId: 'W1-1', startsAt: '2031-05-01T16:00:00.000Z', court: '3' }];
  const unplaced = [{ matchId: 'W1-2', label: 'SF 2', reason: 'rest' }];
  const known = {
    ...playoffAnswers,
    [`GET /api/public/competitions/playoffs/${playoffId}`]: aPlayoffShown({ places, unplaced }),
  };
  await openApp(page, known);
  await userEvent.click(await screen.findByRole('button', { name: /SF 2: Bees against Cats/ }));
  const dialog = await screen.findByRole('dialog', { name: 'SF 2' });
  expect(within(dialog).getByText(/Not scheduled: earlier matches and rest time end too late/)).toBeTruthy();
  cleanup();
  const source = 'gam_01KAMFE3NG00000000000000AC';
  const error = { code: 'slots_insufficient', needed: 3, placed: 2, unplaced };
  const failed = { [`POST /api/competitions/playoffs/${source}/preview`]: { status: 'failed', error, names: {} } };
  await openApp(`/playoff/make/${source}`, { ...signedIn(), ...playoffAnswers, ...failed });
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByText(/Only 2 of 3 matches fit. SF 2: earlier matches/)).toBeTruthy();
});

it('deletes after a question, and leads to the game that it was made from', async () => {
  const remove = `DELETE /api/competitions/playoffs/${playoffId}`;
  const sourceGameId = 'gam_01KAMFE3NG00000000000000AC';
  const app = await openApp(page, { ...signedIn(), ...playoffAnswers, [remove]: { playoffId, sourceGameId } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete playoff' }));
  const asked = await screen.findByRole('dialog', { name: 'Delete Sunday playoff?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create playoff' })).toBeTruthy();
  expect(app.sent).toContainEqual(expect.objectContaining({ call: remove, search: '?version=3' }));
  expect(await screen.findByRole('button', { name: 'Restore playoff' })).toBeTruthy();
});
