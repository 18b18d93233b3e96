import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { gameAnswers, gameId } from '../../support/competitions/games.ts';
import { aPlayoffShown, playoffId } from '../../support/competitions/playoffs.ts';
import { categoryId, deskShown, entryId, myTournamentView, slug } from '../../support/competitions/tournaments.ts';
import { signedIn } from '../../support/signed-in.ts';

const [match] = deskShown.matches as [(typeof deskShown.matches)[number]];
const over = { ...match, key: `${match.key}0`, state: 'over', score: '11:7, 9:11, 11:8', winner: 0 };
const semi = { ...match, key: `${match.key}2`, stage: 'bracket', matchId: 'W1-2', label: 'SF 2' };
const draws = [{ categoryId, gameId: 'gam_01KAMFE3NG00000000000000AB', bracketId: playoffId }];
const tournament = {
  ...myTournamentView.tournament,
  status: 'live',
  categories: myTournamentView.tournament.categories.map((one) => ({ ...one, format: 'single_elimination' })),
};
const open = (tab: string, view: object = {}, board: object = { draws, matches: [over, match, semi] }) =>
  openApp(`/tournament/${slug}${tab}`, {
    ...signedIn(),
    [`GET /api/competitions/me/tournaments/${slug}`]: {
      ...{ ...myTournamentView, tournament, may: [], moves: [] },
      mine: [{ categoryId, entryId, position: 0 }],
      ...view,
    },
    [`GET /api/public/competitions/tournaments/${slug}/board`]: {
      status: 'live',
      news: [],
      draws: [],
      matches: [],
      ...board,
    },
    [`GET /api/competitions/me/playoffs/${playoffId}`]: { playoff: aPlayoffShown(), may: [], mine: [], undo: [] },
  });
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Summer Open' }));
const current = async () => (await tabs()).getByRole('link', { current: 'page' }).textContent;

it('has an address for each part, and goes from one to the other by links', async () => {
  const app = await open('');
  const names = (await tabs()).getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Overview', 'Entries', 'Brackets', 'Schedule']);
  expect(await current()).toBe('Overview');
  await userEvent.click((await tabs()).getByRole('link', { name: 'Schedule' }));
  expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeTruthy();
  expect(app.router.state.location.search).toBe('?tab=schedule');
  expect(screen.getByText(/: 11–7, 9–11, 11–8/)).toBeTruthy();
});

it('draws each bracket, and leads from a match to the bracket’s own page', async () => {
  const app = await open('?tab=draws');
  await userEvent.click(await screen.findByRole('button', { name: /^SF 2: Bees against Cats/ }));
  await waitFor(() => expect(app.path()).toBe(`/playoff/${playoffId}`));
});

it('lists who entered', async () => {
  await open('?tab=entries');
  expect(await screen.findByRole('button', { name: /^Singles entries/, expanded: true })).toBeTruthy();
});

it('leads a player from their next match to the keypads', async () => {
  await open('');
  const ways = await screen.findAllByRole('link', { name: /^Enter score: / });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    `/matches/gam_01KAMFE3NG00000000000000AB/${match.matchId}/score`,
    `/playoff/${playoffId}/matches/W1-2/score`,
  ]);
});

it('says what is missing at the address of a part that there is not yet, and shows Manage to organizers', async () => {
  await open('?tab=draws', { may: ['publishSchedule'] }, {});
  expect(await screen.findByText('Nothing is drawn yet')).toBeTruthy();
  expect((await tabs()).getByRole('link', { name: 'Manage' })).toBeTruthy();
});

it('shows the table of a round robin, and where all its rounds are', async () => {
  const played = tournament.categories.map((one) => ({ ...one, format: 'round_robin' }));
  await openApp(`/tournament/${slug}?tab=draws`, {
    ...signedIn(),
    ...gameAnswers(),
    [`GET /api/competitions/me/tournaments/${slug}`]: {
      ...{ ...myTournamentView, may: [], moves: [], mine: [] },
      tournament: { ...tournament, categories: played },
    },
    [`GET /api/public/competitions/tournaments/${slug}/board`]: {
      ...{ status: 'live', news: [], matches: [over] },
      draws: [{ categoryId, gameId }],
    },
  });
  expect(await screen.findByRole('heading', { name: 'Singles standings' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All rounds' }).getAttribute('href')).toBe(`/discover/games/${gameId}`);
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(2);
});
