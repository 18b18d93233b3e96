import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aPlayoffShown, playoffAnswers, playoffId } from '../../support/competitions/playoffs.ts';
import { aSeasonShown, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';

const sourceGameId = 'gam_01KAMFE3NG00000000000000AC';
const seen = `GET /api/public/competitions/seasons/${seasonId}`;
const inPlay = { ...seasonAnswers[seen], season: { ...aSeasonShown, status: 'playoffs' } };
const aGame = (differences: object) => ({
  gameId: sourceGameId,
  version: 1,
  seasonId,
  name: 'Open',
  gameTypeId: 'soccer',
  format: 'round_robin',
  status: 'locked',
  rounds: 3,
  order: 1,
  entrantCount: 4,
  ...differences,
});
const answers = (games: readonly object[]) => ({
  ...playoffAnswers,
  [seen]: inPlay,
  [`GET /api/public/competitions/games/seasons/${seasonId}`]: { games },
  [`GET /api/public/competitions/playoffs/${playoffId}`]: aPlayoffShown(),
});
const playoff = aGame({ gameId: playoffId, name: 'Sunday playoff', sourceGameId });

it('draws the playoffs of a season under a tab of their own, and a match leads to the playoff', async () => {
  const { router } = await openApp(`/seasons/${seasonId}`, answers([aGame({}), playoff]));
  await userEvent.click(await screen.findByRole('link', { name: 'Bracket' }));
  // The home of a season draws the last rounds too: these are of the tab.
  await screen.findByRole('button', { name: 'Print' });
  await userEvent.click(await screen.findByRole('button', { name: /SF 1: Ants 3 against Dogs 1/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunday playoff' })).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/playoff/${playoffId}`);
});

it('says that the playoffs are not drawn yet, and leads to the table', async () => {
  await openApp(`/seasons/${seasonId}?tab=bracket`, answers([aGame({})]));
  expect(await screen.findByRole('heading', { name: 'No bracket yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the table' }).getAttribute('href')).toBe(
    `/seasons/${seasonId}/standings`,
  );
});

it('has no bracket while players still register', async () => {
  await openApp(`/seasons/${seasonId}`, { ...answers([]), [seen]: { ...inPlay, season: aSeasonShown } });
  await screen.findByRole('link', { name: 'Table' });
  expect(screen.queryByRole('link', { name: 'Bracket' })).toBeNull();
});
