import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup();
const patience = { timeout: 30_000 };
const seen = `GET /api/events/mine/${eventId}` as const;
const hold = `PUT /api/events/${eventId}/checkout`;
const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' });
const ticketTypes = [
  { key: 'adult', name: 'Adult', price: dollars(12) },
  { key: 'child', name: 'Child', price: dollars(5), quantity: 2 },
];
const quote = {
  totalMinor: 545,
  priceMinor: 500,
  currency: 'USD',
  takesCards: true,
  takesMoneyAtDoor: false,
  fees: { plan: 'rookie', feePayer: 'player' },
  familyOrders: [],
  familyPasses: [],
  automatic: [],
  siblingsPaid: 0,
  tickets: [
    { key: 'adult', name: 'Adult', totalMinor: 1266, priceMinor: 1200, guestMinor: 0 },
    { key: 'child', name: 'Child', totalMinor: 545, priceMinor: 500, guestMinor: 500, left: 2 },
    { key: 'member', name: 'Member', totalMinor: 0, priceMinor: 0, guestMinor: 0, refusal: 'membersOnly' },
    { key: 'early', name: 'Early', totalMinor: 0, priceMinor: 0, guestMinor: 0, refusal: 'soldOut', left: 0 },
  ],
};

beforeEach(() => {
  signInAs();
});

async function open(mine: object) {
  const answers = eventAnswers();
  const { sent } = await openApp(`/event/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event: anEvent({ ticketTypes, refundPolicy: 'flexible' }), mine },
    [`GET /api/events/${eventId}/quote`]: quote,
    [`GET /api/events/mine/${eventId}/dues`]: { dues: [] },
    [hold]: { order: shownOrder(anOrder()), mine, seats: { taken: 0, waiting: 0, free: 4 } },
  });
  await screen.findByRole('radio', { name: /Adult/ }, patience);
  await act(() => vi.dynamicImportSettled());
  return async () => {
    await waitFor(() => expect(sent.some(({ call }) => call === hold)).toBe(true), patience);
    return sent.find(({ call }) => call === hold)?.body;
  };
}

it('shows each ticket with its whole price, and why one can’t be had', async () => {
  await open({ status: 'none' });
  expect(screen.getByRole('radio', { name: /Adult · \$12\.66/ })).toHaveProperty('disabled', false);
  expect(screen.getByText('2 tickets left')).toBeTruthy();
  expect(screen.getByText('Guests free')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Member · Free/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('For members of the team')).toBeTruthy();
  expect(screen.getByText('Sold out')).toBeTruthy();
}, 60_000);

it('asks for a ticket before a spot is held, and says the price on the button', async () => {
  const held = await open({ status: 'none' });
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('Choose a ticket.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Child/ }));
  await user.click(screen.getByRole('button', { name: 'Join · $5.45' }));
  expect(await held()).toEqual({ ticket: 'child' });
}, 60_000);

it('asks a player who waited, and has a spot held, which ticket they want', async () => {
  const held = await open({ status: 'offered', until: '2030-01-01T00:00:00.000Z' });
  expect(screen.getByText('A spot is held for you. Choose a ticket to be in.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Adult/ }));
  await user.click(screen.getByRole('button', { name: 'Join · $12.66' }));
  expect(await held()).toEqual({ ticket: 'adult' });
}, 60_000);
