import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import {
  categoryId,
  entryId,
  myTournamentView,
  slug,
  tournamentAnswers,
  tournamentId,
} from '../../support/competitions/tournaments.ts';
import { signedIn } from '../../support/signed-in.ts';

const user = userEvent.setup();
const orderId = 'ord_01HZX0000000000000000000AA';
const orders = `/api/competitions/me/tournaments/${tournamentId}/orders`;
const fee = { amountMinor: 2000, currency: 'USD' as const };
const payBy = '2031-02-01T18:10:00.000Z';
const terms = { refundPolicy: 'deadline', refundUntil: '2099-06-01T23:00:00.000Z' };
const personId = '01da2264-a51f-452c-9335-bad67d7ab7d2';
const toPay = {
  entryId,
  personId,
  categoryId,
  category: 'Doubles',
  name: 'Ann Lee and Bo Diaz',
  restMinor: 2000,
  payBy,
};

const anOrder = {
  orderId,
  subjectKind: 'tournament',
  subjectId: tournamentId,
  href: `/tournament/${slug}`,
  title: 'Summer Open',
  startsAt: '2031-03-01T06:00:00.000Z',
  timeZone: 'America/Chicago',
  payerName: 'Ann Lee',
  lines: [],
  subtotalMinor: 1000,
  serviceFeeMinor: 60,
  totalMinor: 1060,
  refundedMinor: 0,
  currency: 'USD',
  status: 'reserved',
  expiresAt: '2031-02-01T18:10:00.000Z',
  createdAt: '2031-02-01T18:00:00.000Z',
  terms,
  refunds: [],
};

function opened(
  differences: { readonly mine?: object[]; readonly openTo?: string[]; readonly hasChildIn?: true },
  checkout: object = {},
) {
  const { tournament } = myTournamentView;
  const categories = tournament.categories.map((category) => ({ ...category, fee }));
  const sold = { ...tournament, status: 'registration', takesCards: true, payOutside: undefined, categories };
  return openApp(`/tournament/${slug}`, {
    ...signedIn(),
    ...tournamentAnswers,
    [`GET /api/competitions/me/tournaments/${slug}`]: {
      ...myTournamentView,
      tournament: sold,
      cards: { plan: 'rookie' },
      ...differences,
    },
    [`GET /api/competitions/me/tournaments/${tournamentId}/dues`]: { dues: [] },
    [`GET /api/competitions/me/tournaments/${tournamentId}/checkout`]: {
      toPay: [],
      currency: 'USD',
      plan: 'rookie',
      automatic: [],
      siblingsPaid: 0,
      returning: [],
      terms,
      orders: [],
      ...checkout,
    },
    [`POST ${orders}`]: anOrder,
    [`POST /api/payments/orders/${orderId}/checkout`]: { url: 'https://pay.example/' },
  });
}

it('shows the whole price with the service fee before a player enters', async () => {
  await opened({ mine: [], openTo: [categoryId] });
  expect(await screen.findAllByText(/\$20\.90 per entry/)).not.toHaveLength(0);
  expect(await screen.findByText('Your spot is held for ten minutes while you pay.')).toBeTruthy();
});

it('lets a player pay for both of a pair, or their half', async () => {
  const { sent } = await opened(
    { mine: [{ categoryId, entryId, position: 0, payBy }] },
    { toPay: [{ ...toPay, halfMinor: 1000 }] },
  );
  const card = within(await screen.findByRole('region', { name: 'Pay for Doubles' }));
  expect(card.getByText('Ann Lee and Bo Diaz · Doubles')).toBeTruthy();
  expect(card.getByText(/All your money back until .*, or until the draw if it’s earlier/)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Pay $20.90' })).toBeTruthy();
  await user.click(card.getByRole('radio', { name: 'My half' }));
  await user.click(card.getByRole('button', { name: 'Pay $10.60' }));
  await waitFor(() => expect(sent.some(({ call }) => call === `POST ${orders}`)).toBe(true));
  expect(sent.find(({ call }) => call === `POST ${orders}`)?.body).toEqual({ entryId, part: 'half' });
});

it('lets a guardian pay for their child, with what comes off without a code', async () => {
  const child = { ...toPay, childName: 'Kim', halfMinor: 1000 };
  const early = {
    code: 'AUTO.EARLY',
    rule: 'early',
    off: { kind: 'percent', percent: 10 },
    lastDay: '2099-01-01',
    used: 0,
  };
  const { sent } = await opened({ mine: [], hasChildIn: true }, { toPay: [child], automatic: [early] });
  const card = within(await screen.findByRole('region', { name: 'Pay for Kim: Doubles' }));
  expect(card.getByText(/^Kim’s spot is held until/)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Pay $18.84' })).toBeTruthy();
  await user.click(card.getByRole('radio', { name: 'Kim’s half' }));
  await user.click(card.getByRole('button', { name: 'Add a code' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === `POST ${orders}`)?.body).toEqual({ entryId, part: 'half' }),
  );
});
