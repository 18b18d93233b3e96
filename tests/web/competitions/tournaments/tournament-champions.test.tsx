import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aGameShown, gameId } from '../../support/competitions/games.ts';
import { deskShown, slug, tournamentAnswers } from '../../support/competitions/tournaments.ts';

const page = `/tournament/${slug}`;
const read = `GET /api/public/competitions/tournaments/${slug}` as const;
const board = `GET /api/public/competitions/tournaments/${slug}/board` as const;
const [match] = deskShown.matches;
const final = { ...match, stage: 'bracket', label: 'Final', state: 'over', score: '11:7, 9:11, 11:4', winner: 0 };

beforeEach(() => localStorage.clear());

function answers(status: string, format: string, matches: readonly object[]) {
  const { tournament, ...view } = tournamentAnswers[read];
  const categories = tournament.categories.map((category) => ({ ...category, format }));
  const over = { scores: [3, 1], resultType: 'regular' };
  return {
    ...tournamentAnswers,
    [read]: { ...view, tournament: { ...tournament, status, categories } },
    [board]: { ...tournamentAnswers[board], status, matches },
    [`GET /api/public/competitions/games/${gameId}`]: {
      ...aGameShown({ status: 'final', score: over, playedOn: '2031-06-07' }),
      lines: [],
    },
  };
}

const champion = async () => within((await screen.findByRole('heading', { name: /^Champion/ })).closest('section')!);

it('honors the champion of a tournament that is over, with the score and the day of the final', async () => {
  const { view } = await openApp(page, answers('finished', 'single_elimination', [final]));
  const card = await champion();
  expect(card.getByRole('heading', { name: 'Champion Ann' })).toBeTruthy();
  expect(card.getByText('11–7, 9–11, 11–4 over Bob · Sat, Jun 7')).toBeTruthy();
  expect(card.getByTestId('confetti')).toBeTruthy();
  view.unmount();
  await openApp(page, answers('finished', 'single_elimination', [final]));
  expect((await champion()).queryByTestId('confetti')).toBeNull();
});

it('honors the first of the table where all met each other', async () => {
  await openApp(page, answers('archived', 'round_robin', [{ ...match, state: 'over', score: '3:1', winner: 0 }]));
  const card = await champion();
  expect(card.getByRole('heading', { name: 'Champion Ants' })).toBeTruthy();
  expect(card.getByText('First in the table')).toBeTruthy();
});

it('has no champion while it is played', async () => {
  await openApp(page, answers('live', 'single_elimination', [final]));
  expect(await screen.findByRole('heading', { name: 'Where' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Champion/ })).toBeNull();
});

it('says what was won where there are several categories', async () => {
  const known = answers('finished', 'single_elimination', [final]);
  const { tournament } = known[read];
  const [singles] = tournament.categories;
  const doubles = { ...singles, categoryId: 'tct_01KAMFE3NG00000000000000AD', name: 'Doubles', entryKind: 'pair' };
  const pair = { ...final, key: 'doubles', categoryId: doubles.categoryId, score: 'Forfeit', winner: 1 };
  await openApp(page, {
    ...known,
    [read]: { ...known[read], tournament: { ...tournament, categories: [singles, doubles] } },
    [board]: { ...known[board], matches: [final, pair] },
  });
  expect(await screen.findByRole('heading', { name: 'Champion · Singles Ann' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Champions · Doubles Bob' })).toBeTruthy();
  expect(screen.getByText('Ann forfeited the final · Sat, Jun 7')).toBeTruthy();
});
