import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { refused } from '../../support/payments/payouts.ts';
import { aPlayer } from '../../support/people/people.ts';

const patience = { timeout: 30_000 };
const seen = `GET /api/events/mine/${eventId}` as const;
const orders = `GET /api/events/${eventId}/orders` as const;
const hostingTeam = 'tea_01HZX0000000000000000000AA';

beforeEach(() => {
  signInAs();
});

const open = (money: object) => {
  const answers = eventAnswers();
  const event = anEvent({ hostingTeam, price: { amountMinor: 1200, currency: 'USD' }, refundPolicy: 'flexible' });
  return openApp(`/event/${eventId}/manage?tab=money`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event },
    [`GET /api/events/${eventId}/dues`]: { dues: [] },
    [`GET /api/events/${eventId}/discounts`]: { discounts: [] },
    [orders]: money,
  });
};

it('shows the money of an event, and nothing else of it, to those who keep the money of its community', async () => {
  await open({ orders: [], mayRefund: true, isSeller: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'Money' }, patience)).toBeTruthy();
  expect(
    await screen.findByText('No payments yet. Share the event, and orders are listed here.', {}, patience),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^People/ })).toBeNull();
}, 60_000);

it('is no page for others', async () => {
  await open(refused(403, 'access.denied'));
  expect(await screen.findByText('Maybe try another page, please?', {}, patience)).toBeTruthy();
}, 60_000);
