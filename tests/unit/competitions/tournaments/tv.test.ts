import { expect, it } from 'vitest';
import { sideScores, tvBoard } from '#shared/competitions/tournaments/tv.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';

const now = new Date('2028-06-10T15:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString();
const courts = ['Court 1', 'Court 2', 'Court 3', 'Court 4', 'Court 5', 'Court 6'];
const tournament = { places: [{ name: 'North Park', address: '', courts }] };

const on = (court: number, more: Partial<ShownMatch> = {}): ShownMatch => ({
  key: `${court} ${more.startsAt} ${more.label}`,
  categoryId: 'tct_00000000000000000000000000',
  stage: 'bracket',
  matchId: 'one',
  label: 'QF 1',
  sides: [{ name: 'Ann' }, { name: 'Bob' }],
  court: `Court ${court}`,
  startsAt: minutes(-20),
  state: 'ready',
  ...more,
});
const board = (...matches: ShownMatch[]) => tvBoard(matches, tournament, now);
const seen = (...matches: ShownMatch[]) => board(...matches).pages.map((page) => page.map(({ court }) => court));

it('asks players to the court for five minutes after their call, and then counts the minutes', () => {
  const [page = []] = board(on(1, { calledAt: minutes(-4.9) }), on(2, { calledAt: minutes(-5) })).pages;
  expect(page.map(({ is }) => is)).toEqual(['called', 'playing']);
  expect(page[1]).toMatchObject({ minutes: 5 });
});

it('shows four courts at a time, those that were called first', () => {
  const playing = [1, 2, 3, 4, 5].map((court) => on(court, { calledAt: minutes(-30) }));
  expect(seen(...playing, on(6, { calledAt: minutes(-1) }))).toEqual([
    ['Court 6', 'Court 1', 'Court 2', 'Court 3'],
    ['Court 4', 'Court 5'],
  ]);
});

it('leaves a result on its court until the next match is called there', () => {
  const over = on(1, { state: 'over', score: '11:4', winner: 0 });
  const next = on(1, { startsAt: minutes(10), label: 'SF 1' });
  expect(board(over, next)).toMatchObject({ pages: [[{ is: 'over' }]], next: [next], played: 1, total: 2 });
  const called = { ...next, calledAt: minutes(0) };
  expect(board(over, called)).toMatchObject({ pages: [[{ is: 'called', match: called }]], next: [] });
});

it('does not show the result of another day', () => {
  const yesterday = on(1, { state: 'over', score: '11:4', startsAt: minutes(-60 * 20) });
  const next = on(1, { startsAt: minutes(30) });
  expect(board(yesterday, next).pages).toMatchObject([[{ is: 'next', match: next }]]);
});

it('names three matches that come, but not those that a court shows, nor those without a time', () => {
  const ahead = [10, 20, 30, 40, 50].map((at) => on(1, { startsAt: minutes(at) }));
  const { startsAt: _, ...untimed } = on(2);
  expect(board(...ahead, untimed).next).toEqual(ahead.slice(1, 4));
});

it.each([
  [['QF 1', 'QF 3'], 'Quarterfinals'],
  [['Winners SF 1', 'Winners SF 2'], 'Winners semifinals'],
  [['R1 M1', 'R1 M2'], 'Round 1'],
  [['Pool A, round 2'], 'Pool A, round 2'],
  [['QF 4', 'SF 1'], undefined],
])('calls the round of %j %s', (labels, round) => {
  const matches = labels.map((label, index) => on(index + 1, { label, calledAt: minutes(-1) }));
  expect(board(...matches).round).toBe(round);
});

it('does not count matches that are not needed', () => {
  expect(board(on(1, { state: 'never' }), on(2)).total).toBe(1);
});

it('gives each side its own numbers', () => {
  expect(sideScores({ score: '11:4, 9:11' })).toEqual(['11 9', '4 11']);
  expect(sideScores({ score: 'Forfeit' })).toBeUndefined();
  expect(sideScores({})).toBeUndefined();
});
