import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { aPaidOrder } from '../support/payments/orders.ts';
import { aPlayer } from '../support/people/people.ts';

beforeEach(() => signInAs());

const spot = { kind: 'spot', personId: '0b9f1c1e-95b4-4b8e-a3a0-1f1f7a3ac001', name: 'Ana', amountMinor: 1200 };
const readAt = (search: string, order: object) =>
  openApp(`/payment-success?order=${aPaidOrder.orderId}${search}`, {
    'GET /api/accounts/me': aPlayer(),
    [`GET /api/payments/orders/${aPaidOrder.orderId}`]: { ...aPaidOrder, lines: [spot], ...order },
  });
const backWith = (order: object) => readAt('&redirect_status=succeeded', order);

const late = {
  refundPolicy: 'flexible',
  cause: 'undelivered',
  at: '2030-12-01T10:11:00.000Z',
  startsAt: aPaidOrder.startsAt,
  percent: 100,
  returnsFee: true,
};

it('says who is in, when, what was paid with which card, and until when it comes back', async () => {
  await backWith({ card: { brand: 'visa', last4: '4242' } });
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeTruthy();
  expect(screen.getByText('Congratulations, Payment was successful!')).toBeTruthy();
  expect(screen.getByText('Sat, Jan 4, 12:00 PM')).toBeTruthy();
  expect(screen.getByText('Paid with Visa •••• 4242.')).toBeTruthy();
  expect(screen.getByText(/^All your money back until Fri, Jan 3, 12:00 PM\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Thursday night volleyball' }).getAttribute('href')).toBe(
    aPaidOrder.href,
  );
});

it('names the children who are in', async () => {
  const child = { ...spot, personId: 'dep_01KAMFE3NG00000000000000AB', name: 'Leo' };
  await backWith({ lines: [child] });
  expect(await screen.findByRole('heading', { name: 'Leo is in' })).toBeTruthy();
});

it('says why the money comes back where the spot was gone, and congratulates no one', async () => {
  const refund = {
    refundId: 'rfd_01KAMFE3NG00000000000000AB',
    amountMinor: 1266,
    status: 'pending',
    at: late.at,
    trace: late,
  };
  await backWith({ status: 'refunded', refundedMinor: 1266, refunds: [refund] });
  expect(await screen.findByText('Your payment came too late, so your money is on its way back.')).toBeTruthy();
  expect(screen.getByText('The spot was gone')).toBeTruthy();
  expect(screen.queryByText(/Congratulations/)).toBeNull();
});

it('says what changed where the spot was given up since', async () => {
  const trace = { ...late, cause: 'left' };
  const refund = {
    refundId: 'rfd_01KAMFE3NG00000000000000AB',
    amountMinor: 1266,
    status: 'pending',
    at: late.at,
    trace,
  };
  await backWith({ status: 'refunded', refundedMinor: 1266, refunds: [refund] });
  expect(await screen.findByText('You paid for Thursday night volleyball, and this has changed since.')).toBeTruthy();
  expect(screen.getByText('You canceled')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'You’re in' })).toBeNull();
});

it('says that it waits for the bank until our own record says paid', async () => {
  await backWith({ status: 'awaiting_payment' });
  expect(await screen.findByText(/^Your payment is pending\./)).toBeTruthy();
  expect(screen.queryByText(/Congratulations/)).toBeNull();
});

it('is the receipt to who comes by a link of ours, with what came back', async () => {
  const refund = {
    refundId: 'rfd_01KAMFE3NG00000000000000AB',
    amountMinor: 1266,
    status: 'succeeded',
    at: late.at,
    trace: { ...late, cause: 'left' },
  };
  const paid = { card: { brand: 'visa', last4: '4242' }, status: 'refunded', refundedMinor: 1266, refunds: [refund] };
  await readAt('', paid);
  expect(await screen.findByRole('heading', { name: 'Receipt', level: 1 })).toBeTruthy();
  expect(screen.getByText(/^You paid \$12\.66 with the card ending 4242\./)).toBeTruthy();
  expect(screen.getByText('So you get 100%')).toBeTruthy();
  expect(screen.queryByText(/Congratulations/)).toBeNull();
});
