import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import {
  categoryId,
  deskShown,
  entryId,
  myTournamentView,
  slug,
  tournamentAnswers,
  tournamentId,
} from '../../support/competitions/tournaments.ts';
import { signedIn } from '../../support/signed-in.ts';

const see = `GET /api/competitions/me/tournaments/${slug}`;
const board = `GET /api/public/competitions/tournaments/${slug}/board`;
const [list] = myTournamentView.entries as [(typeof myTournamentView.entries)[number]];
const inState = (status: string) => ({ tournament: { ...myTournamentView.tournament, status } });
const open = (answers: object, tab = '?tab=manage') =>
  openApp(`/tournament/${slug}${tab}`, { ...signedIn(), ...tournamentAnswers, ...answers });
const called = (call: string, body: object) => expect.objectContaining({ call, body: expect.objectContaining(body) });

it('leads to no screen of a draft, which no one but its organisers sees', async () => {
  const app = await open({ [see]: { ...myTournamentView, ...inState('draft') } });
  expect(await screen.findByRole('link', { name: /^Desk/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'TV view' })).toBeNull();
  expect(app.sent.filter(({ call }) => call === board)).toEqual([]);
});

it('says where the tournament is after a step, back as well as on', async () => {
  const move = `PUT /api/competitions/tournaments/${tournamentId}/status`;
  await open({ [move]: myTournamentView.tournament });
  await userEvent.click(await screen.findByRole('button', { name: 'Pause registration' }));
  const asked = await screen.findByRole('dialog', { name: 'Pause registration: Summer Open?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Pause registration' }));
  expect(await screen.findByText('Status: Announced')).toBeTruthy();
});

it('takes names one after the other, and says who waits', async () => {
  const add = `POST /api/competitions/tournaments/${tournamentId}/entries`;
  const after = {
    ...list,
    left: 0,
    waiting: 1,
    entries: [...list.entries, { entryId: 'ten_01KAMFE3NG00000000000000AC', name: 'Moe' }],
  };
  let view: object = myTournamentView;
  const takeOn = () => {
    view = { ...myTournamentView, entries: [after] };
    return { entryId, position: 1 };
  };
  await open({ [see]: () => view, [add]: takeOn });
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^New entry/ });
  await userEvent.type(await field(), 'Moe');
  await userEvent.click(screen.getByRole('button', { name: 'Add entry' }));
  expect(await screen.findByText('It’s full: Moe is number 1 on the waitlist')).toBeTruthy();
  await waitFor(async () => expect((await field()).value).toBe(''));
});

it('shows how a pasted list was understood, marks who is in, and adds the rest in one press', async () => {
  const add = `POST /api/competitions/tournaments/${tournamentId}/entries/list`;
  const app = await open({ [add]: { added: 2, waiting: 1 } });
  const field = await screen.findByRole('textbox', { name: /^Or paste a list/ });
  await userEvent.click(field);
  await userEvent.paste('1. Ann\n2. Moe (2)\n3. Zoe (1)');
  const rows = within(screen.getByRole('list', { name: 'Entries in your list' }));
  expect(rows.getByRole<HTMLInputElement>('checkbox', { name: /Ann.*Already entered/ }).checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 entries' }));
  const entries = [
    { name: 'Moe', seed: 2 },
    { name: 'Zoe', seed: 1 },
  ];
  await waitFor(() => expect(app.sent).toContainEqual(called(add, { categoryId, entries })));
  expect(await screen.findByText('2 entries added, 1 of them on the waitlist')).toBeTruthy();
});

it('asks before an entry is removed', async () => {
  const remove = `POST /api/competitions/tournaments/${tournamentId}/entries/removal`;
  const app = await open({ [remove]: {} });
  await userEvent.click(await screen.findByRole('button', { name: /^Entry to remove/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ann' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove entry' }));
  const asked = await screen.findByRole('dialog', { name: 'Remove Ann?' });
  expect(app.sent).not.toContainEqual(called(remove, {}));
  await userEvent.click(within(asked).getByRole('button', { name: 'Remove entry' }));
  await waitFor(() => expect(app.sent).toContainEqual(called(remove, { categoryId, entryId })));
});

it('counts who entered once no one can come in any more, and shows players what they play next', async () => {
  const [match] = deskShown.matches as [(typeof deskShown.matches)[number]];
  const other = { ...match, key: `${match.key}2`, label: 'Round 2', sides: [{ name: 'Cat' }, { name: 'Dan' }] };
  const answers = {
    [see]: { ...myTournamentView, ...inState('live'), moves: [], mine: [{ categoryId, entryId, position: 0 }] },
    [board]: { status: 'live', draws: [], matches: [match, other], news: [] },
  };
  await open(answers, '');
  expect(await screen.findByRole('heading', { name: /^Your next matches/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Entries' }));
  expect(await screen.findByText('1 entered')).toBeTruthy();
  expect(screen.queryByText(/spots left/)).toBeNull();
});
