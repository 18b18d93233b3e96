import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyCommand } from '#shared/competitions/brackets/commands/apply-command.ts';
import { aBracket } from '#tests/support/competitions/brackets/brackets.ts';
import { openApp } from '../../support/app.tsx';
import { aPlayoffShown, playoffId } from '../../support/competitions/playoffs.ts';
import { homeAnswers } from '../../support/competitions/season-home.ts';
import { seasonId } from '../../support/competitions/seasons.ts';

beforeEach(() => localStorage.clear());

const playedOn = '2031-05-24T17:00:00.000Z';
const results = [
  ['W1-1', [3, 1]],
  ['W1-2', [2, 0]],
  ['W2-1', [2, 4]],
] as const;

/** Four teams and the first so many results of their playoffs. */
const bracketAfter = (count: number) =>
  results.slice(0, count).reduce((bracket, [matchId, [home, away]]) => {
    const games = [{ scores: [home, away] as [number, number] }];
    const outcome = applyCommand(bracket, { type: 'enter_result', matchId, games }, playedOn);
    if (outcome.status !== 'applied') throw new Error(outcome.status);
    return outcome.bracket;
  }, aBracket(4));

const withPlayoffs = (status: string, count: number) => ({
  ...homeAnswers({ status, played: 6 }),
  [`GET /api/public/competitions/games/seasons/${seasonId}`]: {
    games: [
      {
        ...{ gameId: playoffId, version: 1, seasonId, name: 'Spring cup', gameTypeId: 'soccer', order: 1 },
        ...{ format: 'single_elimination', status: 'locked', rounds: 2, entrantCount: 4 },
        sourceGameId: 'gam_01KAMFE3NG00000000000000AC',
      },
    ],
  },
  [`GET /api/public/competitions/playoffs/${playoffId}`]: aPlayoffShown({
    name: 'Spring cup',
    bracket: bracketAfter(count),
    places: [{ matchId: 'W2-1', startsAt: playedOn, court: 'North Park, Court 1' }],
  }),
});

const champions = async () => within((await screen.findByRole('heading', { name: /^Champions/ })).closest('section')!);

it('honors the champions with the score and the day of the final, and asks no one whether they are in', async () => {
  await openApp(`/seasons/${seasonId}`, withPlayoffs('completed', 3));
  const card = await champions();
  expect(card.getByRole('heading', { name: 'Champions Bees' })).toBeTruthy();
  expect(card.getByText('4–2 over Ants · Sat, May 24')).toBeTruthy();
  expect(screen.getByText('Final · Sat, May 24')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Full bracket: Spring cup' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /matches on/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Divisions' })).toBeNull();
});

it('throws confetti the first time, and not again', async () => {
  const { view } = await openApp(`/seasons/${seasonId}`, withPlayoffs('completed', 3));
  expect((await champions()).getByTestId('confetti')).toBeTruthy();
  view.unmount();
  await openApp(`/seasons/${seasonId}`, withPlayoffs('completed', 3));
  expect((await champions()).queryByTestId('confetti')).toBeNull();
});

it('has its champions as soon as the final is decided, before the organizer closes the season', async () => {
  await openApp(`/seasons/${seasonId}`, withPlayoffs('playoffs', 3));
  expect(await champions()).toBeTruthy();
});

it('has no champions while the final is to be played', async () => {
  await openApp(`/seasons/${seasonId}`, withPlayoffs('playoffs', 2));
  expect(await screen.findByRole('link', { name: 'Full bracket: Spring cup' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Champions/ })).toBeNull();
});

it('honors the first of the table where a season had no playoffs', async () => {
  await openApp(`/seasons/${seasonId}`, homeAnswers({ status: 'completed', played: 6 }));
  const card = await champions();
  expect(card.getByRole('heading', { name: 'Champions Ants' })).toBeTruthy();
  expect(card.getByText('First in the table')).toBeTruthy();
});
