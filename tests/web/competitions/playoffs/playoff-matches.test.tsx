import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aPlayoffShown, playoffAnswers, playoffId } from '../../support/competitions/playoffs.ts';
import { signedIn } from '../../support/signed-in.ts';

const scores = `POST /api/competitions/playoffs/${playoffId}/scores`;
const commands = `POST /api/competitions/playoffs/${playoffId}/commands`;
const openPlayoff = (more: object) => openApp(`/playoff/${playoffId}`, { ...signedIn(), ...playoffAnswers, ...more });
const openMatch = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /SF 2: Bees against Cats/ }));
  return screen.findByRole('dialog', { name: 'SF 2' });
};

it('says beside the fields why a score cannot be, and forgets it with the dialog', async () => {
  await openPlayoff({ [scores]: { status: 'refused', reason: 'impossible_score' } });
  const dialog = await openMatch();
  await userEvent.type(within(dialog).getByLabelText('Bees'), '500');
  await userEvent.type(within(dialog).getByLabelText('Cats'), '1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save score' }));
  const words = 'That score isn’t possible in this sport.';
  expect(await within(dialog).findByText(words)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(within(await openMatch()).queryByText(words)).toBeNull();
});

it('asks who won a match that is level, and says so with the score', async () => {
  const applied = { status: 'applied', playoff: aPlayoffShown({ version: 4 }), lost: [] };
  const app = await openPlayoff({ [scores]: applied });
  const dialog = within(await openMatch());
  await userEvent.type(dialog.getByLabelText('Bees'), '2');
  await userEvent.type(dialog.getByLabelText('Cats'), '1');
  expect(dialog.queryByRole('radio')).toBeNull();
  await userEvent.clear(dialog.getByLabelText('Cats'));
  await userEvent.type(dialog.getByLabelText('Cats'), '2');
  await userEvent.click(dialog.getByRole('radio', { name: 'Cats' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save score' }));
  const command = { type: 'enter_result', matchId: 'W1-2', games: [{ scores: [2, 2], winner: 1 }] };
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: scores, body: { version: 3, command } })),
  );
});

it('says at the field what a score is missing', async () => {
  const app = await openPlayoff({});
  const dialog = within(await openMatch());
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save score' }));
  const isWrong = (name: string) => dialog.getByLabelText(name).getAttribute('aria-invalid') === 'true';
  await userEvent.type(dialog.getByLabelText('Bees'), '1');
  await save();
  expect(await dialog.findByText('Enter a score for each side.')).toBeTruthy();
  expect(['Bees', 'Cats'].map(isWrong)).toEqual([false, true]);
  await userEvent.type(dialog.getByLabelText('Cats'), '1');
  await save();
  expect(await dialog.findByText('Choose the winner. Playoff games can’t end in a draw.')).toBeTruthy();
  expect(app.sent.filter(({ call }) => call === scores)).toEqual([]);
});

it('asks before a side forfeits', async () => {
  const applied = { status: 'applied', playoff: aPlayoffShown({ version: 4 }), lost: [] };
  const app = await openPlayoff({ [commands]: applied });
  await userEvent.click(within(await openMatch()).getByRole('button', { name: 'Cats forfeits' }));
  const asked = await screen.findByRole('dialog', { name: 'Cats forfeits?' });
  expect(app.sent.filter(({ call }) => call === commands)).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Cats forfeits' }));
  const command = { type: 'forfeit', matchId: 'W1-2', entrantId: 'e3' };
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: commands, body: { version: 3, command } })),
  );
});

it('makes no playoff of courts without a first match', async () => {
  const source = 'gam_01KAMFE3NG00000000000000AC';
  const preview = `POST /api/competitions/playoffs/${source}/preview`;
  const failed = { status: 'failed', error: { code: 'not_enough_participants', found: 1, needed: 2 }, names: {} };
  const app = await openApp(`/playoff/make/${source}`, { ...signedIn(), ...playoffAnswers, [preview]: failed });
  await userEvent.click(await screen.findByRole('button', { name: 'Courts and times' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Courts/ }), 'North');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText(/Enter both the courts and the first match/)).toBeTruthy();
  expect(app.sent.filter(({ call }) => call === preview)).toEqual([]);
  fireEvent.change(screen.getByLabelText('First match'), { target: { value: '2031-05-04T10:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('This format needs 2 teams; there are 1.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The game' }).getAttribute('href')).toBe(`/discover/games/${source}`);
});

it('says who withdrew, also of a player who had won before', async () => {
  const { bracket } = aPlayoffShown();
  const entrants = bracket.entrants.map((one) => (one.entrantId === 'e1' ? { ...one, withdrew: 1 } : one));
  const left = aPlayoffShown({ bracket: { ...bracket, entrants } });
  await openApp(`/playoff/${playoffId}`, { [`GET /api/public/competitions/playoffs/${playoffId}`]: left });
  expect(await screen.findByText('In progress. Withdrawn: Ants.')).toBeTruthy();
});
