import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { commitmentOf, drawWith } from '#lambdas/events/draws/draw-with.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { aDraw, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const seed = 'ab'.repeat(32);
const entries = [1, 2, 3].map((number) => ({ number, heads: 1 }));
const held = { drawnAt: '2031-07-05T13:00:10.000Z', seed, seats: 1, entries };

/** The page of a player with entry 2 after the draw. */
async function openDraw(commitment: string) {
  signInAs();
  const drawn = { ...held, ...drawWith({ seed, eventId, seats: 1, entries }) };
  await openApp(`/event/${eventId}/draw`, {
    'GET /api/accounts/me': aPlayer(),
    [`GET /api/events/mine/${eventId}/draw`]: aDraw({ commitment, drawn, myNumber: 2 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check the draw' }));
}

it('shows the drawn order with one’s own entry, and confirms in the browser that it is fair', async () => {
  await openDraw(commitmentOf(seed));
  expect(await screen.findByText('The seed is the promised one.')).toBeTruthy();
  expect(screen.getByText('The order follows from the seed.')).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: /^2.*yours/ })).toBeTruthy();
  expect(screen.getByText('There was 1 open spot.')).toBeTruthy();
});

it('says so when the seed is not the promised one', async () => {
  await openDraw('c0'.repeat(32));
  expect(await screen.findByText('The seed is not the promised one.')).toBeTruthy();
});
