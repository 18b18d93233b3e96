import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { homeAnswers } from '../../support/competitions/season-home.ts';
import { seasonId } from '../../support/competitions/seasons.ts';
import { slug, tournamentAnswers } from '../../support/competitions/tournaments.ts';

it('prints a season by days with full names, fields and the time of the place, and its table as a grid', async () => {
  await openApp(`/seasons/${seasonId}`, homeAnswers({ status: 'in_play', played: 2 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print schedule' }));
  expect(await screen.findByRole('heading', { level: 1, name: /schedule$/ })).toBeTruthy();
  const days = screen.getAllByRole('heading', { level: 2, name: /2031/ }).map(({ textContent }) => textContent);
  expect(days).toEqual([
    'Saturday, March 1, 2031 Round 1',
    'Saturday, March 8, 2031 Round 2',
    'Saturday, March 15, 2031 Round 3',
  ]);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContain('10:00 AMCourt 1Ants vs. Bees 5 – 0');
  expect(lines).toContain('11:00 AMCourt 1Bees vs. Dogs');
  expect(lines).toContain('All times are Central Time.');
  expect(screen.getByText('Version 1, published Jan 31, 2031')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Table' });
  expect(within(table).getAllByRole('row')).toHaveLength(7);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('prints a tournament by day, time and court, with category and round', async () => {
  await openApp(`/tournament/${slug}/print`, tournamentAnswers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Summer Open schedule' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Saturday, June 7, 2031' })).toBeTruthy();
  const [line] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(line).toMatch(/^9:00 AMCourt 1Ann vs. BobSingles, /);
});

it('says so where there is nothing to print yet', async () => {
  const board = `GET /api/public/competitions/tournaments/${slug}/board`;
  await openApp(`/tournament/${slug}/print`, {
    ...tournamentAnswers,
    [board]: { status: 'registration', draws: [], matches: [], news: [] },
  });
  expect(await screen.findByText(/^No schedule yet\./)).toBeTruthy();
});
