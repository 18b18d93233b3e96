import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';

const user = userEvent.setup();
const price = { amountMinor: 5000, currency: 'USD' as const };
const me = '01da2264-a51f-452c-9335-bad67d7ab7a9';
const child = 'dep_01HZX0000000000000000000AA';
const orderId = 'ord_01HZX0000000000000000000AA';
const orders = `/api/competitions/me/seasons/${seasonId}/orders`;
const anOrder = {
  orderId,
  subjectKind: 'season',
  subjectId: seasonId,
  href: `/seasons/${seasonId}`,
  title: 'Spring',
  startsAt: '2031-03-01T06:00:00.000Z',
  timeZone: 'America/Chicago',
  payerName: 'Ann Lee',
  lines: [{ kind: 'registration', personId: me, name: 'Ann Lee', amountMinor: 5000 }],
  subtotalMinor: 5000,
  serviceFeeMinor: 180,
  totalMinor: 5180,
  refundedMinor: 0,
  currency: 'USD',
  status: 'reserved',
  expiresAt: '2031-02-01T18:10:00.000Z',
  createdAt: '2031-02-01T18:00:00.000Z',
  terms: { refundPolicy: 'flexible' },
  refunds: [],
};

const toPay = [
  { dueId: me, kind: 'registration', name: 'You', restMinor: 5000, depositMinor: 2000 },
  { dueId: child, kind: 'registration', name: 'Kim', restMinor: 5000 },
];

function opened(checkout: object) {
  const season = { ...mySeasonView.season, prices: { individual: price }, refundPolicy: 'flexible' };
  return openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, season },
    [`GET /api/competitions/me/seasons/${seasonId}/dues`]: { dues: [] },
    [`GET /api/competitions/me/seasons/${seasonId}/checkout`]: {
      toPay: [],
      currency: 'USD',
      plan: 'rookie',
      terms: { refundPolicy: 'flexible' },
      orders: [],
      automatic: [],
      siblingsPaid: 0,
      returning: [],
      ...checkout,
    },
    [`POST ${orders}`]: anOrder,
    [`POST /api/payments/orders/${orderId}/checkout`]: { url: 'https://pay.example/' },
  });
}
const sheet = async (name: string) => within(await screen.findByRole('region', { name }));

it('uses credit first, and lets the payer keep it', async () => {
  const { sent } = await opened({ toPay: [toPay[1]], creditMinor: 1000 });
  const card = await sheet('Pay by card');
  expect(card.getByText('−$10.00')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Pay $41.80' })).toBeTruthy();
  await user.click(card.getByRole('checkbox', { name: 'Use my $10.00 credit' }));
  await user.click(card.getByRole('button', { name: 'Pay $51.80' }));
  await waitFor(() => expect(sent.some(({ call }) => call === `POST ${orders}`)).toBe(true));
  const body = { dueIds: [child], isDeposit: false, keepsCredit: true };
  expect(sent.find(({ call }) => call === `POST ${orders}`)?.body).toEqual(body);
});

it('shows the whole price of a player and a child, and of the one who is chosen', async () => {
  const { sent } = await opened({ toPay });
  const card = await sheet('Pay by card');
  expect(card.getByRole('button', { name: 'Pay $103.30' })).toBeTruthy();
  await user.click(card.getByRole('checkbox', { name: 'You' }));
  await user.click(card.getByRole('button', { name: 'Pay $51.80' }));
  await waitFor(() => expect(sent.some(({ call }) => call === `POST ${orders}`)).toBe(true));
  expect(sent.find(({ call }) => call === `POST ${orders}`)?.body).toEqual({ dueIds: [child], isDeposit: false });
});

it('takes the deposit alone where there is one', async () => {
  await opened({ toPay: toPay.slice(0, 1) });
  const card = await sheet('Pay by card');
  await user.click(card.getByRole('radio', { name: 'The deposit' }));
  expect(card.getByRole('button', { name: 'Pay $20.90' })).toBeTruthy();
});

const pledge = {
  mostMinor: 5180,
  consent: 'I agree that my card is charged once, when I’m placed on a team: never more than $51.80, with all fees.',
  hasCard: false,
  isFinal: false,
  isCharging: false,
};

it('saves the card of a free agent, with the whole price in what they agree to', async () => {
  const { sent } = await opened({ toPay: [{ ...toPay[0], depositMinor: undefined, savesCard: true }, toPay[1]] });
  const card = await sheet('Save a card');
  expect(card.getByText(pledge.consent)).toBeTruthy();
  expect(card.getByText(/Nothing is charged now/)).toBeTruthy();
  expect((await sheet('Pay by card')).getByRole('button', { name: 'Pay $51.80' })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Agree and save card' }));
  await waitFor(() => expect(sent.some(({ call }) => call === `POST ${orders}`)).toBe(true));
  expect(sent.find(({ call }) => call === `POST ${orders}`)?.body).toEqual({ dueIds: [me] });
});

it('leads back to a card that was not saved yet', async () => {
  await opened({
    toPay: [{ ...toPay[0], savesCard: true }],
    orders: [{ ...anOrder, takesCodes: true, pledge }],
  });
  const card = await sheet('Save a card');
  expect(card.getByText(pledge.consent)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Agree and save card' })).toHaveLength(1);
});

it('says which card is charged how much once a free agent is on a team', async () => {
  const saved = { ...anOrder, card: { brand: 'visa', last4: '4242' }, pledge: { ...pledge, hasCard: true } };
  await opened({ orders: [saved] });
  const card = await sheet('Your card');
  const words =
    'Visa •••• 4242 is charged $51.80 when you’re placed on a team. Withdraw before that, and you pay nothing.';
  expect(card.getByText(words)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Use another card' })).toBeTruthy();
});

it('says that the card is being charged, for a child by name', async () => {
  const lines = [{ kind: 'registration', personId: child, name: 'Kim', amountMinor: 5000 }];
  await opened({
    orders: [{ ...anOrder, lines, pledge: { ...pledge, hasCard: true, isFinal: true, isCharging: true } }],
  });
  const card = await sheet('Card for Kim');
  expect(card.getByText('Kim is on a team. We’re charging $51.80 to your card.')).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
});

it('leaves 48 hours to pay with another card once it was declined', async () => {
  const declined = {
    status: 'awaiting_payment',
    declined: 'Your card was declined.',
    expiresAt: '2099-02-03T18:00:00.000Z',
  };
  await opened({ orders: [{ ...anOrder, ...declined, pledge: { ...pledge, hasCard: true, isFinal: true } }] });
  const card = await sheet('Checkout');
  expect(card.getByText(/You can finish it until Feb 3, 12:00\sPM CST/)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Pay $51.80' })).toBeTruthy();
});

it('keeps the fee of a team apart', async () => {
  await opened({ toPay: [{ dueId: `sqd_${'0'.repeat(26)}`, kind: 'team', name: 'Comets', restMinor: 30_000 }] });
  const card = await sheet('Pay the fee of Comets by card');
  expect(card.getByRole('button', { name: 'Pay $309.30' })).toBeTruthy();
});

it('leads back to a payment that was begun, and says that the card was declined', async () => {
  await opened({ toPay, orders: [{ ...anOrder, status: 'awaiting_payment', declined: 'Your card was declined.' }] });
  const card = await sheet('Checkout');
  expect(card.getByRole('button', { name: 'Pay $51.80' })).toBeTruthy();
  expect(card.getByText(/Try another card/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Pay by card' })).toBeNull();
});

it('keeps the receipt, with what went back and why', async () => {
  const trace = {
    refundPolicy: 'flexible',
    cause: 'left',
    at: '2031-02-03T18:00:00.000Z',
    startsAt: anOrder.startsAt,
    percent: 100,
    returnsFee: true,
  };
  const refund = { refundId: 'rfd_01HZX0000000000000000000AA', amountMinor: 5180, status: 'succeeded', at: trace.at };
  const refunds = [{ ...refund, personId: me, trace }];
  await opened({ orders: [{ ...anOrder, status: 'refunded', refundedMinor: 5180, refunds, paidAt: trace.at }] });
  const card = await sheet('Receipt');
  expect(card.getByText('You paid $51.80.')).toBeTruthy();
  expect(card.getByRole('heading', { name: 'Why $51.80?' })).toBeTruthy();
});

it('says which discounts come off before the payer goes on', async () => {
  const off = { kind: 'amount', amountMinor: 1000, currency: 'USD' };
  const early = { code: 'AUTO.EARLY.2098-12-05', rule: 'early', off, lastDay: '2098-12-05', used: 0 };
  await opened({ toPay, automatic: [early] });
  const { getByText, getByRole } = await sheet('Pay by card');
  expect(getByText('Early bird until Dec 5, 2098')).toBeTruthy();
  expect(getByText('−$20.00')).toBeTruthy();
  await user.click(getByRole('radio', { name: 'The deposit' }));
  expect(getByText('Early bird until Dec 5, 2098')).toBeTruthy();
  expect(getByText('Due later').nextElementSibling?.textContent).toBe('−$20.00');
});
