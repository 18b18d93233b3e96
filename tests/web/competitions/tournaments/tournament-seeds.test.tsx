import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import {
  categoryId,
  deskShown,
  myTournamentView,
  slug,
  tournamentAnswers,
  tournamentId,
} from '../../support/competitions/tournaments.ts';
import { signedIn } from '../../support/signed-in.ts';

const seed = `PUT /api/competitions/tournaments/${tournamentId}/seeds`;
const idOf = (letter: string) => `ten_01KAMFE3NG000000000000000${letter}`;
const [list] = myTournamentView.entries;
const entries = [
  { entryId: idOf('A'), name: 'Ann' },
  { entryId: idOf('B'), name: 'Bob', seed: 1 },
  { entryId: idOf('C'), name: 'Cat', seed: 2 },
];
const view = { ...myTournamentView, entries: [{ ...list, entries }] };
const answers = (more: object = {}) => ({
  ...signedIn(),
  ...tournamentAnswers,
  [`GET /api/competitions/me/tournaments/${slug}`]: view,
  ...more,
});

it('orders the seeds of a category by keyboard, adds one and takes one off, before it is drawn', async () => {
  const { sent } = await openApp(`/tournament/${slug}?tab=manage`, answers({ [seed]: {} }));
  await userEvent.click(await screen.findByRole('button', { name: 'Singles seeds (2)' }));
  const seeds = await screen.findByRole('list', { name: 'Singles seeds, best first' });
  const shown = () =>
    within(seeds)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(['1. Bob', '2. Cat']);
  expect(screen.queryByRole('button', { name: 'Save Singles seeds' })).toBeNull();
  const [, handleOfCat] = within(seeds).getAllByRole('button', { name: /^Move/ });
  handleOfCat?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toEqual(['1. Cat', '2. Bob']));
  await userEvent.click(screen.getByRole('button', { name: /Next seed in Singles/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ann' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bob has no seed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Singles seeds' }));
  const body = expect.objectContaining({ categoryId, entryIds: [idOf('C'), idOf('A')] });
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ call: seed, body })));
});

it('says at the desk from when a player can check in', async () => {
  const [entry] = deskShown.entries;
  const desk = { ...deskShown, entries: [{ ...entry, startsAt: '2131-06-07T14:00:00.000Z' }] };
  await openApp(
    `/tournament/${slug}/desk`,
    answers({ [`GET /api/competitions/tournament-desks/${tournamentId}`]: desk }),
  );
  expect(await screen.findByText('Check-in opens Thu 8:30 AM')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check Ann in' })).toBeNull();
});
