import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { anActiveAccount, payoutsOf, refused } from '../../support/payments/payouts.ts';
import { aPlayer } from '../../support/people/people.ts';

const patience = { timeout: 30_000 };
const seen = `GET /api/events/mine/${eventId}` as const;
const orders = `GET /api/events/${eventId}/orders` as const;
const hostingTeam = 'tea_01HZX0000000000000000000AA';

beforeEach(() => {
  signInAs();
});

const open = (money: object, more: Parameters<typeof openApp>[1] = {}) => {
  const answers = eventAnswers();
  const event = anEvent({ hostingTeam, price: { amountMinor: 1200, currency: 'USD' }, refundPolicy: 'flexible' });
  return openApp(`/event/${eventId}/manage?tab=money`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event },
    [`GET /api/events/${eventId}/dues`]: { dues: [] },
    [`GET /api/events/${eventId}/discounts`]: { discounts: [] },
    [orders]: money,
    ...more,
  });
};

it('shows the money of an event, and nothing else of it, to those who keep the money of its community', async () => {
  await open({ orders: [], mayRefund: true, othersPasses: [], isSeller: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'Money' }, patience)).toBeTruthy();
  expect(
    await screen.findByText('No payments yet. Share the event, and orders are listed here.', {}, patience),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^People/ })).toBeNull();
}, 60_000);

it('lists who asks to pay less for it, for those who answer', async () => {
  const asked = {
    subjectId: eventId,
    title: 'Thursday night volleyball',
    userId: '01da2264-a51f-452c-9335-bad67d7ab7a9',
    name: 'Cleo P.',
    note: 'A large family',
    askedAt: '2031-06-01T10:00:00.000Z',
  };
  const money = { orders: [], mayRefund: true, othersPasses: [], isSeller: false };
  const user = userEvent.setup();
  const { sent } = await open(
    { ...money, managedTeam: hostingTeam },
    {
      [`GET /api/payments/teams/${hostingTeam}/aid`]: { requests: [asked] },
      [`PUT /api/payments/teams/${hostingTeam}/aid/${eventId}/${asked.userId}`]: {},
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Give Cleo P. a discount' }, patience));
  await user.click(screen.getByRole('button', { name: 'Give discount' }));
  const body = { answer: { kind: 'grant', percent: 50 } };
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ body: expect.objectContaining(body) })));
}, 60_000);

it('is no page for others', async () => {
  await open(refused(403, 'access.denied'));
  expect(await screen.findByText('Maybe try another page, please?', {}, patience)).toBeTruthy();
}, 60_000);

it.each([
  [{ status: 'incomplete' }, 'Your payouts aren’t set up yet', 'Finish setup', 'no payouts'],
  [{ status: 'restricted' }, 'Stripe paused your account', 'See what Stripe needs', 'payouts of before'],
  [{ status: 'disconnected' }, 'Get paid by card', 'Connect payouts', 'no payouts'],
] as const)(
  'leads a host whose players can’t pay by card to what is missing: %o',
  async (account, header, verb, payouts) => {
    await open({ orders: [], mayRefund: true, othersPasses: [], isSeller: true }, payoutsOf(anActiveAccount(account)));
    expect(await screen.findByText(header, {}, patience)).toBeTruthy();
    expect(screen.getByText(/^Players can’t pay you by card until /)).toBeTruthy();
    expect(screen.getByRole('button', { name: verb })).toBeTruthy();
    const line = screen.queryByRole('link', { name: 'Transactions' });
    expect(line !== null).toBe(payouts === 'payouts of before');
  },
  60_000,
);

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const tickets = {
  price: undefined,
  ticketTypes: [
    { key: 'early', name: 'Early ticket', price: usd(1000) },
    { key: 'vip', name: 'VIP', price: usd(4000) },
  ],
  eventSlotGroup: [
    {
      label: 'Extras',
      selection: 'one' as const,
      slots: [{ slotId: 'racket', label: 'Racket rental', quantity: 5, price: usd(500) }],
    },
  ],
};

it('makes a code for some of the tickets and slots, and says of each what it is for', async () => {
  const user = userEvent.setup();
  const save = `PUT /api/events/${eventId}/discounts/FRIENDS` as const;
  const off = { kind: 'percent', percent: 10 };
  const all = { code: 'ALL', off, used: 0 };
  const some = { code: 'SOME', off, used: 0, products: ['ticket.vip', 'slot.racket'] };
  const [answers, money] = [eventAnswers(), { orders: [], mayRefund: true, othersPasses: [], isSeller: false }];
  const { sent } = await open(money, {
    [seen]: { ...answers[seen], event: anEvent({ hostingTeam, refundPolicy: 'flexible', ...tickets }) },
    [`GET /api/events/${eventId}/discounts`]: { discounts: [all, some] },
    [save]: { ...all, code: 'FRIENDS' },
  });
  expect(await screen.findByText('Every spot and ticket', {}, patience)).toBeTruthy();
  expect(screen.getByText('VIP or Racket rental')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New code' }));
  await user.type(screen.getByLabelText('Code'), 'friends');
  expect(screen.getByText('Leave empty for every spot and ticket, but no slots.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Works for/ }));
  await user.click(await screen.findByRole('option', { name: 'VIP' }));
  await user.click(screen.getByRole('button', { name: 'Save code' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ call: save, body: { off, products: ['ticket.vip'] } })),
  );
}, 60_000);

it('offers no refund of a pass that pays for dates of other hosts as well, and says why', async () => {
  const pass = shownOrder(anOrder({ status: 'paid', paidAt: anOrder().createdAt, refundableMinor: 1266 }));
  await open({ orders: [pass], mayRefund: true, othersPasses: [pass.orderId], isSeller: false });
  await userEvent.setup().click(await screen.findByRole('button', { name: `Order of ${pass.payerName}` }, patience));
  expect(await screen.findByText(/^This pass also pays for dates of other hosts\./, {}, patience)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
}, 60_000);
