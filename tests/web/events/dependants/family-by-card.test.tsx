import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { kim } from '../../support/people/family.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup();
const patience = { timeout: 30_000 };
const seen = `GET /api/events/mine/${eventId}` as const;
const hold = `PUT /api/events/${eventId}/checkout/family`;
const refundWay = `PUT /api/payments/orders/${anOrder().orderId}/refund-way`;
const price = { amountMinor: 1200, currency: 'USD' };
const quote = {
  totalMinor: 1266,
  priceMinor: 1200,
  currency: 'USD',
  takesCards: true,
  takesMoneyAtDoor: false,
  fees: { plan: 'rookie', feePayer: 'player' },
  familyOrders: [] as object[],
  familyPasses: [] as object[],
  automatic: [] as object[],
  siblingsPaid: 0,
};
const child = {
  dependantId: kim.id,
  firstName: 'Kim',
  mine: { status: 'none' },
  mayAnswer: true,
  mayPay: true,
  eligibilityFailures: [],
  isStanding: false,
};
const line = { kind: 'spot' as const, personId: kim.id, name: 'Kim C.', amountMinor: 1200 };

beforeEach(() => {
  signInAs();
});

async function open(children: readonly object[], differences: Partial<typeof quote> = {}) {
  const answers = eventAnswers();
  const seats = { taken: 0, waiting: 0, free: 4 };
  const { sent } = await openApp(`/event/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event: anEvent({ price, refundPolicy: 'flexible' }), mine: { status: 'none' } },
    [`GET /api/events/${eventId}/quote`]: { ...quote, ...differences },
    [`GET /api/events/mine/${eventId}/dues`]: { dues: [] },
    [`GET /api/events/mine/${eventId}/dependants`]: { dependants: children },
    [hold]: { order: shownOrder(anOrder()), mine: { status: 'none' }, seats },
    [refundWay]: shownOrder(anOrder()),
    [`DELETE /api/events/${eventId}/dependants/${kim.id}/rsvp`]: { mine: { status: 'none' }, seats },
  });
  await screen.findByRole('heading', { name: 'Your family' }, patience);
  await act(() => vi.dynamicImportSettled());
  return sent;
}

it('lets a guardian choose who comes, says the whole price, and pays for all in one order', async () => {
  const sent = await open([child]);
  await user.click(await screen.findByRole('checkbox', { name: /^Me/ }, patience));
  expect(screen.queryByRole('button', { name: 'Join for Kim' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('Choose which of your children come.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Kim/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Me/ }));
  expect(screen.getByRole('button', { name: 'Join for Kim · $12.66' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Me/ }));
  await user.click(screen.getByRole('button', { name: 'Join, 2 people · $25.02' }));
  await waitFor(() => expect(sent.some(({ call }) => call === hold)).toBe(true), patience);
  expect(sent.find(({ call }) => call === hold)?.body).toEqual({ me: {}, children: [{ dependantId: kim.id }] });
}, 60_000);

it('counts what siblings get off in the whole price', async () => {
  const lee = { ...child, dependantId: `${kim.id.slice(0, -1)}7`, firstName: 'Lee' };
  const sibling = { code: 'AUTO.SIBLING', rule: 'sibling', off: { kind: 'percent', percent: 10 }, third: 20, used: 0 };
  await open([child, lee], { automatic: [sibling] });
  await user.click(await screen.findByRole('checkbox', { name: /^Kim/ }, patience));
  await user.click(screen.getByRole('checkbox', { name: /^Lee/ }));
  expect(screen.getByRole('button', { name: 'Join, 2 people · $23.78' })).toBeTruthy();
}, 60_000);

it('says that another guardian pays', async () => {
  await open([{ ...child, mayPay: false }]);
  expect(await screen.findByText('Another guardian pays for Kim.')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Kim/ })).toBeNull();
}, 60_000);

it('shows the one sheet for what is held for the children, and names them', async () => {
  await open([{ ...child, mine: { status: 'offered', until: '2031-01-01T00:00:00.000Z' } }], {
    familyOrders: [shownOrder(anOrder({ lines: [line], expiresAt: '2031-01-01T00:00:00.000Z' }))],
  });
  expect(await screen.findByRole('region', { name: 'Checkout' }, patience)).toBeTruthy();
  expect(screen.getByText('Kim C.')).toBeTruthy();
  expect(screen.queryByText('You')).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^Kim/ })).toBeNull();
}, 60_000);

it('shows what was paid for the children, and why a share of it came back', async () => {
  const refund = {
    refundId: 'rfd_01HZX0000000000000000000AA',
    amountMinor: 1266,
    status: 'succeeded' as const,
    at: '2026-11-30T09:00:00.000Z',
    personId: kim.id,
    trace: {
      refundPolicy: 'flexible' as const,
      cause: 'left' as const,
      at: '2026-11-30T09:00:00.000Z',
      startsAt: '2026-12-04T00:30:00.000Z',
      percent: 100,
      returnsFee: true,
    },
  };
  const paidAt = '2026-11-30T08:10:00.000Z';
  await open([child], {
    familyOrders: [shownOrder(anOrder({ lines: [line], status: 'refunded', paidAt, refunds: [refund] }))],
  });
  expect(await screen.findByText('Kim C. canceled')).toBeTruthy();
  expect(screen.getByText('So you get 100%')).toBeTruthy();
}, 60_000);

it('asks a guardian who takes a paid child out whether the money comes back to the card or as credit', async () => {
  const startsAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const terms = {
    refundPolicy: 'custom' as const,
    refundTiers: [{ hoursBefore: 1, percent: 50 }],
    refundTo: 'choice' as const,
  };
  const paid = { status: 'paid' as const, paidAt: '2026-11-30T08:10:00.000Z', startsAt, terms, lines: [line] };
  const sent = await open([{ ...child, mine: { status: 'in' } }], { familyOrders: [shownOrder(anOrder(paid))] });
  await user.click(await screen.findByRole('button', { name: 'Kim can’t go' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give up Kim’s spot?' }, patience));
  await user.click(await dialog.findByRole('radio', { name: '$6.33 as credit' }));
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Give up the spot' }));
  await waitFor(() => expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(true), patience);
  expect(sent.find(({ call }) => call === refundWay)?.body).toEqual({ personId: kim.id, to: 'credit' });
  expect(sent.findIndex(({ call }) => call === refundWay)).toBeLessThan(
    sent.findIndex(({ call }) => call.startsWith('DELETE')),
  );
}, 60_000);
