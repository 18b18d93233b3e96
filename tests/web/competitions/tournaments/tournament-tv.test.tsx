import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { deskShown, slug, tournamentAnswers } from '../../support/competitions/tournaments.ts';

const see = `GET /api/public/competitions/tournaments/${slug}` as const;
const read = `GET /api/public/competitions/tournaments/${slug}/board` as const;
const [match] = deskShown.matches as [(typeof deskShown.matches)[number]];
const board = tournamentAnswers[read] as object;
const view = tournamentAnswers[see] as { tournament: { categories: object[] } };

const open = (answers: object) => openApp(`/tournament/${slug}/tv`, { ...tournamentAnswers, ...answers });
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

it('asks players to the court they were called to, in the words of the whole card', async () => {
  await open({ [read]: { ...board, matches: [{ ...match, calledAt: ago(1) }] } });
  const card = await screen.findByRole('region', { name: 'Court 1' });
  expect(within(card).getByText('Come to the court')).toBeTruthy();
  expect(card.classList.contains('tv-called')).toBe(true);
});

it('says for how long a match is played, and who leads nothing yet', async () => {
  await open({ [read]: { ...board, matches: [{ ...match, calledAt: ago(14) }] } });
  const card = await screen.findByRole('region', { name: 'Court 1' });
  expect(within(card).getByText('14 min')).toBeTruthy();
  expect(within(card).getAllByText('–')).toHaveLength(2);
});

it('puts a pair on one line of two names, and its numbers beside it', async () => {
  const [category] = view.tournament.categories;
  const tournament = { ...view.tournament, categories: [{ ...category, entryKind: 'pair' }] };
  const over = { ...match, startsAt: ago(10), state: 'over', score: '11:4', winner: 0 };
  const sides = [{ name: 'Ann Lee and Bo Diaz' }, { name: 'Cy Roe and Di Kim' }];
  await open({ [see]: { ...view, tournament }, [read]: { ...board, matches: [{ ...over, sides }] } });
  const card = await screen.findByRole('region', { name: 'Court 1' });
  expect(within(card).getByText('Ann Lee / Bo Diaz').nextSibling?.textContent).toBe('11');
  expect(within(card).getByText('Cy Roe / Di Kim').nextSibling?.textContent).toBe('4');
});

it('keeps what it showed when the connection is lost, and says how old that is', async () => {
  let isLost = false;
  const answer = () => (isLost ? Response.error() : { ...board, matches: [match] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open({ [read]: answer });
  await screen.findByRole('region', { name: 'Court 1' });
  isLost = true;
  await vi.advanceTimersByTimeAsync(6000);
  await waitFor(() => expect(screen.getByText(/^Last update \d+:\d\d [AP]M$/)).toBeTruthy());
  expect(screen.getByRole('region', { name: 'Court 1' })).toBeTruthy();
  vi.useRealTimers();
});

it('says why play is on hold instead of other news', async () => {
  const held = { since: ago(3), reason: 'Lightning. Leave the courts.' };
  await open({ [read]: { ...board, held, news: [{ at: ago(1), words: 'Keys found' }] } });
  expect(await screen.findByText('On hold: Lightning. Leave the courts.')).toBeTruthy();
  expect(screen.queryByText('Keys found')).toBeNull();
});

it('ends with the champion', async () => {
  const final = { ...match, key: `${match.key}f`, stage: 'bracket', label: 'Final', state: 'over', score: '11:4' };
  await open({ [read]: { ...board, status: 'finished', matches: [{ ...final, winner: 1 }] } });
  expect(await screen.findByRole('heading', { name: /^Champion Bob$/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Court 1' })).toBeNull();
});
