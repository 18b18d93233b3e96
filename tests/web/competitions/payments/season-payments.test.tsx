import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';

const user = userEvent.setup();
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const paid = { mark: 'cash', amount: usd(5000), at: '2031-02-01T18:00:00.000Z', byName: 'Maya' };
const ann = { dueId: '01da2264-a51f-452c-9335-bad67d7ab7a9', name: 'Ann Lee', owed: usd(5000) };
const bo = { dueId: '01da2264-a51f-452c-9335-bad67d7ab7b0', name: 'Bo Diaz', owed: usd(5000), paid };
const cy = { dueId: '01da2264-a51f-452c-9335-bad67d7ab7c1', name: 'Cy Park', paid };
/** Half comes back for the next two days. */
const order = {
  orderId: 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  subjectKind: 'season',
  subjectId: seasonId,
  href: `/seasons/${seasonId}`,
  title: 'Spring 2031',
  startsAt: new Date(Date.now() + 48 * 3_600_000).toISOString(),
  timeZone: 'America/Chicago',
  payerName: 'Di Moss',
  lines: [{ kind: 'registration', personId: '01da2264-a51f-452c-9335-bad67d7ab7d2', name: 'Di', amountMinor: 5000 }],
  subtotalMinor: 5000,
  serviceFeeMinor: 180,
  totalMinor: 5180,
  refundedMinor: 0,
  currency: 'USD',
  status: 'paid',
  expiresAt: '2031-02-01T18:10:00.000Z',
  createdAt: '2031-02-01T18:00:00.000Z',
  paidAt: '2031-02-01T18:01:00.000Z',
  terms: { refundPolicy: 'moderate' },
  refunds: [],
};
const payOutside = [{ way: 'cash' }, { way: 'venmo', to: '@league' }];
const due = `/api/competitions/seasons/${seasonId}/dues`;

const refunds = `/api/competitions/seasons/${seasonId}/orders/${order.orderId}/refunds`;

const opened = () =>
  openApp(`/seasons/${seasonId}/payments`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, may: [...mySeasonView.may, 'refund'] },
    [`GET ${due}`]: { dues: [ann, bo, cy], payOutside, orders: [order], reminded: {} },
    [`POST /api/competitions/seasons/${seasonId}/reminders`]: { reminded: 1, rested: 0 },
    [`POST ${refunds}`]: { ...order, refundedMinor: 5180 },
    [`PUT ${due}/${ann.dueId}`]: { ...ann, paid },
    [`DELETE ${due}/${cy.dueId}`]: {},
  });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('lists who asks to pay less', async () => {
  const userId = '01da2264-a51f-452c-9335-bad67d7ab7a9';
  const request = { subjectId: seasonId, title: 'Spring 2031', userId, name: 'Ed Voss', note: 'I lost my job in May.' };
  const { season } = mySeasonView;
  await openApp(`/seasons/${seasonId}/payments`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: {
      ...mySeasonView,
      season: { ...season, refundPolicy: 'flexible' },
    },
    [`GET ${due}`]: { dues: [], payOutside, orders: [], reminded: {} },
    [`GET /api/payments/teams/${season.teamId}/aid`]: {
      requests: [{ ...request, askedAt: '2031-02-01T10:00:00.000Z' }],
    },
  });
  expect(await screen.findByText(request.note)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Give Ed Voss a discount' })).toBeTruthy();
});

it('adds up what came in, what is to come and what goes back, and marks a payment with one press', async () => {
  const { sent } = await opened();
  const row = await rowOf(/Ann Lee/);
  expect(row.getByText('Owes $50.00')).toBeTruthy();
  for (const sum of ['$50.00 paid', '$50.00 to give back', '$50.00 to come'])
    expect(screen.getByText(sum)).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Ann Lee paid in cash' }));
  await waitFor(() => expect(sent.some(({ call }) => call === `PUT ${due}/${ann.dueId}`)).toBe(true));
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ mark: 'cash', seenAmountMinor: 5000 });
});

it('offers the other ways and to pay nothing beside it', async () => {
  const { sent } = await opened();
  const row = await rowOf(/Ann Lee/);
  await user.click(row.getByRole('button', { name: 'Other ways for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Paid with Venmo' }));
  await waitFor(() => expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ mark: 'venmo' }));
});

it('keeps who left after paying until the money went back', async () => {
  const { sent } = await opened();
  const row = await rowOf(/Cy Park/);
  expect(row.getByText('The refund is yours to make.')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Cy Park got the money back' }));
  await waitFor(() => expect(sent.some(({ call }) => call === `DELETE ${due}/${cy.dueId}`)).toBe(true));
});

it('shows those who have not paid alone', async () => {
  await opened();
  // The table, which comes later, has chips of its own.
  await rowOf(/Bo Diaz/);
  await user.click(screen.getByRole('radio', { name: 'Not paid 1' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Bo Diaz/ })).toBeNull());
  expect(await screen.findByRole('row', { name: /Ann Lee/ })).toBeTruthy();
});

it('reminds everyone who owes with one press', async () => {
  const { sent } = await opened();
  expect((await rowOf(/Ann Lee/)).getByText('Never')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remind all 1' }));
  expect(await screen.findByText('1 reminder sent')).toBeTruthy();
  expect(sent.some(({ call }) => call.endsWith('/reminders'))).toBe(true);
});

it('sends a card payment back: all of it, what the policy gives, or an amount', async () => {
  const { sent } = await opened();
  await user.click((await rowOf(/Di Moss/)).getByRole('button', { name: 'Order of Di Moss' }));
  const panel = within(await screen.findByRole('region', { name: 'Order of Di Moss' }));
  expect(panel.getByRole('button', { name: 'Refund $51.80' })).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Another amount' })).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Refund $25.00 by the policy' }));
  await waitFor(() => expect(sent.find(({ call }) => call === `POST ${refunds}`)?.body).toEqual({ isByPolicy: true }));
});

it('moves the focus to the order that is opened, and back once it is closed', async () => {
  await opened();
  const opener = (await rowOf(/Di Moss/)).getByRole('button', { name: 'Order of Di Moss' });
  await user.click(opener);
  const panel = await screen.findByRole('region', { name: 'Order of Di Moss' });
  expect(document.activeElement).toBe(panel);
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(opener);
});

it('tells a player what they owe the community, how to pay it, and that it is paid', async () => {
  await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}/dues`]: { dues: [{ ...ann, name: 'You' }, bo], payOutside },
  });
  const card = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(card.getByRole('heading').textContent).toBe(`Pay ${mySeasonView.team.name} $50.00`);
  expect(card.getByText(/Cash · Venmo: @league/)).toBeTruthy();
  expect(card.getByText('Paid')).toBeTruthy();
});

it('answers a disputed payment with what the bank is sent and own words', async () => {
  const dispute = {
    amountMinor: 5180,
    status: 'needs_response',
    openedAt: '2031-02-02T18:00:00.000Z',
    answerBy: new Date(Date.now() + 7 * 24 * 3_600_000).toISOString(),
  };
  const answer = `/api/competitions/seasons/${seasonId}/orders/${order.orderId}/dispute`;
  const seen = { dispute, answer: 'A draft.', evidence: [{ title: 'What was sold', lines: ['Spring 2031.'] }] };
  const { sent } = await openApp(`/seasons/${seasonId}/payments`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, may: [...mySeasonView.may, 'refund'] },
    [`GET ${due}`]: {
      dues: [],
      payOutside,
      orders: [{ ...order, status: 'disputed', disputes: [dispute] }],
      reminded: {},
    },
    [`GET ${answer}`]: seen,
    [`PUT ${answer}`]: seen,
  });
  await user.click(await screen.findByRole('button', { name: 'Order of Di Moss' }));
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer the dispute of Di Moss' }));
  expect(await dialog.findByText('Spring 2031.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === `PUT ${answer}`)?.body).toEqual({ answer: 'A draft.', send: true }),
  );
});
