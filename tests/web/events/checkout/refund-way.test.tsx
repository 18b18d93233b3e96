import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const patience = { timeout: 30_000 };
const orderId = anOrder().orderId;
const refundId = 'rfd_01HZX0000000000000000000AA';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeEach(() => {
  signInAs();
});

/** The event of a player who is in and paid $12.66, of which half comes back on the card. */
async function theEvent(differences: Partial<StoredOrder>) {
  const answers = eventAnswers();
  const seen = `GET /api/events/mine/${eventId}` as const;
  const order = shownOrder(
    anOrder({
      status: 'paid',
      paidAt: '2026-11-30T08:05:00.000Z',
      startsAt: inDays(3),
      terms: { refundPolicy: 'custom', refundTiers: [{ hoursBefore: 1, percent: 50 }], refundTo: 'choice' },
      ...differences,
    }),
  );
  return openApp(`/event/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: {
      ...answers[seen],
      event: anEvent({ price: { amountMinor: 1200, currency: 'USD' }, startsAt: inDays(3), endsAt: inDays(4) }),
      mine: { status: 'in' },
    },
    [`GET /api/events/${eventId}/quote`]: {
      totalMinor: 1266,
      priceMinor: 1200,
      currency: 'USD',
      takesCards: true,
      takesMoneyAtDoor: false,
      fees: { plan: 'rookie', feePayer: 'player' },
      familyOrders: [],
      familyPasses: [],
      automatic: [],
      siblingsPaid: 0,
      order,
    },
    [`GET /api/events/mine/${eventId}/dues`]: { dues: [] },
    [`PUT /api/payments/orders/${orderId}/refund-way`]: order,
    [`PUT /api/payments/orders/${orderId}/refunds/${refundId}/answer`]: order,
    [`DELETE /api/events/${eventId}/rsvp`]: answers[seen],
  });
}

it('shows both ways with both sums to who leaves, and says which they chose', async () => {
  const { sent } = await theEvent({});
  await userEvent.click(await screen.findByRole('button', { name: 'Leave event' }, patience));
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  const card = await dialog.findByRole('radio', { name: '$6.00 on my card' }, patience);
  expect((card as HTMLInputElement).checked).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: '$6.33 as credit' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave event' }));
  await expect.poll(() => sent.map(({ call }) => call)).toContain(`DELETE /api/events/${eventId}/rsvp`);
  expect(sent).toContainEqual(
    expect.objectContaining({
      call: `PUT /api/payments/orders/${orderId}/refund-way`,
      body: expect.objectContaining({ to: 'credit' }),
    }),
  );
}, 60_000);

it('asks nothing where refunds go to the card', async () => {
  await theEvent({ terms: { refundPolicy: 'flexible' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave event' }, patience));
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  expect(dialog.queryByRole('radio')).toBeNull();
}, 60_000);

it('lets the payer take what was offered as credit', async () => {
  const trace = {
    refundPolicy: 'flexible',
    cause: 'host',
    at: inDays(0),
    startsAt: inDays(3),
    percent: 100,
    returnsFee: true,
  } as const;
  const refunds = [
    { refundId, amountMinor: 1266, status: 'requested' as const, at: inDays(0), trace, offer: { until: inDays(2) } },
  ];
  await theEvent({ refunds });
  const receipt = within(await screen.findByRole('region', { name: 'Receipt' }, patience));
  expect(receipt.getByText(/^Offered as credit\. Unless it’s taken, it goes to the card on/)).toBeTruthy();
  expect(receipt.getByRole('button', { name: 'Send $12.66 to my card' })).toBeTruthy();
  await userEvent.click(receipt.getByRole('button', { name: 'Take $12.66 credit' }));
  expect(await screen.findByText('It’s your credit now', {}, patience)).toBeTruthy();
}, 60_000);
