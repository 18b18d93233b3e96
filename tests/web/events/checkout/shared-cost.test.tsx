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
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const costShare = { total: usd(8400), capPerHead: usd(1400) };
const share = {
  mostMinor: 1472,
  todayMinor: 1113,
  heads: 8,
  locksAt: '2030-01-01T16:00:00.000Z',
  isFinal: false,
  isCovered: false,
};
const quote = {
  totalMinor: 1472,
  priceMinor: 1400,
  currency: 'USD',
  takesCards: true,
  takesMoneyAtDoor: false,
  fees: { plan: 'rookie', feePayer: 'player' },
  familyOrders: [],
  familyPasses: [],
  automatic: [],
  siblingsPaid: 0,
  share,
};
const pledge = { mostMinor: 1472, fees: { plan: 'rookie', feePayer: 'player' } } as const;
const pledged = anOrder({ totalMinor: 1472, pledge, consent: { text: 'I agree to be charged once.', at: '' } });

beforeEach(() => {
  signInAs();
});

async function open(mine: object, order?: ReturnType<typeof anOrder>) {
  const answers = eventAnswers();
  const { sent } = await openApp(`/event/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event: anEvent({ costShare, refundPolicy: 'flexible' }), mine },
    [`GET /api/events/${eventId}/quote`]: { ...quote, ...(order && { order: shownOrder(order) }) },
    [`GET /api/events/mine/${eventId}/dues`]: { dues: [] },
    [hold]: { order: shownOrder(pledged), mine, seats: { taken: 0, waiting: 0, free: 4 } },
  });
  await act(() => vi.dynamicImportSettled());
  return sent;
}

it('says on the button what a share costs at most', async () => {
  const sent = await open({ status: 'none' });
  await user.click(await screen.findByRole('button', { name: 'Join · up to $14.72' }, patience));
  await waitFor(() => expect(sent.some(({ call }) => call === hold)).toBe(true), patience);
}, 60_000);

it('shows what the player agrees to before a card is saved', async () => {
  await open({ status: 'offered', until: '2030-01-01T00:00:00.000Z' }, pledged);
  expect(await screen.findByText('Never more than $14.72. Today it’s $11.13 with 8 in.', {}, patience)).toBeTruthy();
  expect(screen.getByText('I agree to be charged once.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Agree and save card' })).toBeTruthy();
}, 60_000);

it('says when which card is charged, and that leaving before costs nothing', async () => {
  const saved = { savedCard: { customerId: 'cus_1', paymentMethodId: 'pm_1' }, card: { brand: 'visa', last4: '4242' } };
  await open({ status: 'in' }, { ...pledged, ...saved });
  expect(
    await screen.findByText(/^Visa •••• 4242 is charged on .+ Leave before then and you pay nothing\.$/, {}, patience),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use another card' })).toBeTruthy();
}, 60_000);

it('asks for another card within half an hour where the saved one was refused', async () => {
  const refused = { pledge: { ...pledge, lockedAt: '2030-01-01T16:00:00.000Z' }, declined: 'Your card was declined.' };
  const until = '2030-01-01T16:30:00.000Z';
  await open({ status: 'offered', until }, { ...pledged, ...refused, status: 'awaiting_payment', expiresAt: until });
  expect(await screen.findByText(/Your spot is still held\. Try another card\./, {}, patience)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay $14.72' })).toBeTruthy();
}, 60_000);
