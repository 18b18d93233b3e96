import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../support/app.tsx';
import { aCard, anInvoice, invoiceId } from '../support/payments/invoices.ts';
import { aPlayer } from '../support/people/people.ts';
import { signedIn } from '../support/signed-in.ts';
import { teamId } from '../support/teams/teams.ts';

/** An address that jsdom can go to: of the page itself. */
const here = (mark: string) => `${location.href.replace(/#.*/, '')}#${mark}`;

const list = 'GET /api/payments/invoices';
const order = {
  orderId: 'ord_01KAMFE3NG00000000000000AB',
  subjectKind: 'invoice',
  subjectId: teamId,
  title: 'Spring fee',
  startsAt: '2031-07-01T00:00:00.000Z',
  timeZone: 'UTC',
  href: `/invoices/${invoiceId}`,
  payerName: 'Ana P',
  lines: [{ kind: 'fee', personId: aPlayer().userId, name: 'Spring fee', invoiceId, amountMinor: 12_000 }],
  subtotalMinor: 12_000,
  serviceFeeMinor: 0,
  totalMinor: 12_000,
  refundedMinor: 0,
  currency: 'USD',
  status: 'reserved',
  expiresAt: '2031-06-01T00:10:00.000Z',
  createdAt: '2031-06-01T00:00:00.000Z',
  terms: { refundPolicy: 'custom', refundTiers: [] },
  refunds: [],
};

it('offers to pay everything of one community at once', async () => {
  const jersey = aCard({
    invoiceId: `${invoiceId.slice(0, -1)}C`,
    title: 'Jersey',
    balanceMinor: 3500,
    takesCards: true,
  });
  const plain = aCard({ invoiceId: `${invoiceId.slice(0, -1)}D`, title: 'Ball', teamName: 'Late Hoops' });
  const listed = { invoices: [aCard({ takesCards: true }), jersey, plain], people: [], teams: [] };
  await openApp('/invoices', {
    ...signedIn(),
    'GET /api/payments/credits': { credits: [], lines: [] },
    'GET /api/payments/orders': { orders: [] },
    'GET /api/payments/me/plan-invoices': { invoices: [] },
    [list]: listed,
  });
  const offers = await screen.findByRole('list', { name: 'Pay by card' });
  expect(within(offers).getByText('Dawn Hoops: 2 invoices')).toBeTruthy();
  expect(within(offers).getAllByRole('button')).toHaveLength(1);
  expect(within(offers).getByRole('button', { name: 'Pay $155.00 by card' })).toBeTruthy();
});

it('leads to the payment page, with other ways to pay below', async () => {
  const app = await openApp(`/invoices/${invoiceId}`, {
    ...signedIn(),
    [`GET /api/payments/invoices/${invoiceId}`]: anInvoice({ takesCards: true }),
    'POST /api/payments/invoices/pay': { order },
    [`POST /api/payments/orders/${order.orderId}/checkout`]: { url: here('pay') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $120.00 by card' }));
  expect(screen.getByRole('heading', { name: 'Other ways to pay' })).toBeTruthy();
  await waitFor(() => expect(location.hash).toBe('#pay'));
  const asked = app.sent.filter(({ call }) => call === 'POST /api/payments/invoices/pay');
  expect(asked.map(({ body }) => body)).toMatchObject([{ invoiceIds: [invoiceId] }]);
});

it('lets the payer’s credit pay first, and keeps it where they say so', async () => {
  const used = { ...order, creditMinor: 5000, totalMinor: 7000 };
  const kept = { ...order, creditLeftOutMinor: 5000, totalMinor: 12_000 };
  const app = await openApp(`/invoices/${invoiceId}`, {
    ...signedIn(),
    [`GET /api/payments/invoices/${invoiceId}`]: anInvoice({ takesCards: true }),
    'POST /api/payments/invoices/pay': { order: used },
    [`PUT /api/payments/orders/${order.orderId}/credit`]: kept,
    [`POST /api/payments/orders/${order.orderId}/checkout`]: { url: here('paid') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $120.00 by card' }));
  expect(await screen.findByRole('button', { name: 'Pay $70.00 by card' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use my $50.00 credit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $120.00 by card' }));
  await waitFor(() => expect(location.hash).toBe('#paid'));
  expect(app.sent.filter(({ call }) => call.endsWith('/credit')).map(({ body }) => body)).toEqual([{ isUsed: false }]);
});
