import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aPlayoffShown, playoffAnswers, playoffId } from '../../support/competitions/playoffs.ts';
import { signedIn } from '../../support/signed-in.ts';

const page = `/playoff/${playoffId}`;
const commands = `POST /api/competitions/playoffs/${playoffId}/commands`;

it('warns before a corrected result gives a side less than its players have together', async () => {
  const ann = '11111111-1111-4111-8111-111111111111';
  const side = { entrantId: 'e1', version: 1, players: [{ personId: ann, name: 'Ann', counts: { G: 3 } }] };
  const app = await openApp(page, {
    ...signedIn(),
    ...playoffAnswers,
    [`GET /api/competitions/playoffs/${playoffId}/matches/W1-1/players`]: { sides: [side] },
    [commands]: { status: 'applied', playoff: aPlayoffShown({ version: 4 }), lost: [] },
  });
  await userEvent.click(await screen.findByRole('button', { name: /SF 1: Ants 3 against Dogs 1/ }));
  const dialog = await screen.findByRole('dialog', { name: 'SF 1' });
  await userEvent.clear(within(dialog).getByLabelText('Ants'));
  await userEvent.type(within(dialog).getByLabelText('Ants'), '2');
  await userEvent.type(within(dialog).getByLabelText('Reason for the change'), 'Own goal');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Correct result' }));
  const asked = await screen.findByRole('dialog', { name: 'Save anyway?' });
  expect(within(asked).getByText(/Ants, Goals: the players have 3 together, and their side has 2/)).toBeTruthy();
  expect(app.sent.some(({ call }) => call === commands)).toBe(false);
  await userEvent.click(within(asked).getByRole('button', { name: 'Save anyway' }));
  const command = expect.objectContaining({ type: 'edit_result', games: [{ scores: [2, 1] }] });
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: commands, body: { version: 3, command } })),
  );
});

it('takes who played and what they did in a match, with a guest, and says who played too few before', async () => {
  const players = `GET /api/competitions/playoffs/${playoffId}/matches/W1-1/players`;
  const statistics = `PUT /api/competitions/playoffs/${playoffId}/matches/W1-1/statistics`;
  const [ann, cleo] = ['11111111-1111-4111-8111-111111111111', '33333333-3333-4333-8333-333333333333'];
  const side = {
    entrantId: 'e1',
    version: 0,
    players: [{ personId: ann, name: 'Ann', counts: {}, matches: 1 }],
    guestsAllowed: 1,
    guests: [{ personId: cleo, name: 'Cleo' }],
    leastMatches: 3,
  };
  const app = await openApp(page, {
    ...signedIn(),
    ...playoffAnswers,
    [players]: { sides: [side] },
    [statistics]: { ...side, players: [{ ...side.players[0], played: true }] },
  });
  await userEvent.click(await screen.findByRole('button', { name: /SF 1: Ants 3 against Dogs 1/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Player stats' }));
  const dialog = await screen.findByRole('dialog', { name: 'Players of Ants – Dogs' });
  expect(await within(dialog).findByText('1 of 3 matches')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Played, Ann' }));
  await userEvent.click(within(dialog).getByRole('button', { name: /Guest player/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Cleo' }));
  expect(await within(dialog).findByText('1 of at most 1 in this match.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Ants' }));
  const lines = [ann, cleo].map((personId) => ({ personId, counts: {}, played: true }));
  const body = { entrantId: 'e1', version: 0, lines };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: statistics, body })));
  expect(await screen.findByText('Fewer than 3 matches before the playoffs: Ann.')).toBeTruthy();
});

it('shows what players did in a playoff', async () => {
  const leader = { playerKey: 'p1', name: 'Ann', entrantId: 'e1', matches: 2, counts: { G: 4 } };
  await openApp(page, {
    [`GET /api/public/competitions/playoffs/${playoffId}`]: { ...aPlayoffShown(), leaders: [leader] },
  });
  const [, first] = within(await screen.findByRole('table', { name: 'Players' })).getAllByRole('row');
  expect(first?.textContent).toBe('AnnAnts24000');
});
