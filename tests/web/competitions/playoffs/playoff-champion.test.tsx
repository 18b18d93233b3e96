import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type Asked, aBracket, playedOut } from '#tests/support/competitions/brackets/brackets.ts';
import { openApp } from '../../support/app.tsx';
import { aPlayoffShown, playoffId } from '../../support/competitions/playoffs.ts';

const read = `GET /api/public/competitions/playoffs/${playoffId}`;
const better = (a: string, b: string) => a < b;
const over = (asked: Asked) => playedOut(aBracket(4, asked), better);

beforeEach(() => localStorage.clear());

const champion = async () => within((await screen.findByRole('heading', { name: /^Champion/ })).closest('section')!);

it('honors the champion of a playoff that is over, with the final, and throws confetti once', async () => {
  const places = [{ matchId: 'W2-1', startsAt: '2031-05-24T17:00:00.000Z', court: 'Court 1' }];
  const answers = { [read]: aPlayoffShown({ bracket: over({ format: 'single' }), places }) };
  const { view } = await openApp(`/playoff/${playoffId}`, answers);
  const card = await champion();
  expect(card.getByRole('heading', { name: 'Champion Ants' })).toBeTruthy();
  expect(card.getByText('1–0 over Bees · Sat, May 24')).toBeTruthy();
  expect(card.getByTestId('confetti')).toBeTruthy();
  view.unmount();
  await openApp(`/playoff/${playoffId}`, answers);
  expect((await champion()).queryByTestId('confetti')).toBeNull();
});

it('calls a team of a league champions', async () => {
  const squad = `sqd_${'0'.repeat(26)}`;
  const shown = aPlayoffShown({ bracket: over({ format: 'single' }) });
  const text = JSON.stringify(shown).replaceAll('"e1"', `"${squad}"`);
  await openApp(`/playoff/${playoffId}`, { [read]: JSON.parse(text) });
  expect((await champion()).getByRole('heading', { name: 'Champions Ants' })).toBeTruthy();
});

it('has no champion before the final is decided', async () => {
  await openApp(`/playoff/${playoffId}`, { [read]: aPlayoffShown() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunday playoff' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Champion/ })).toBeNull();
});
