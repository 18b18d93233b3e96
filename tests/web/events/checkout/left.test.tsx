import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const patience = { timeout: 30_000 };
const personId = '00000000-0000-4000-8000-000000000001';
const [at, startsAt] = ['2026-12-03T20:30:00.000Z', '2026-12-04T00:30:00.000Z'];
const trace = { refundPolicy: 'strict', cause: 'left', at, startsAt, percent: 0, returnsFee: false } as const;

beforeEach(() => {
  signInAs();
});

/** The receipt of a player who is not in any more. */
async function receipt(differences: Parameters<typeof anOrder>[0]) {
  const answers = eventAnswers();
  const seen = `GET /api/events/mine/${eventId}` as const;
  const order = shownOrder(anOrder({ status: 'paid', paidAt: '2026-11-30T08:05:00.000Z', ...differences }));
  const terms = { totalMinor: 1266, priceMinor: 1200, currency: 'USD', takesCards: true, takesMoneyAtDoor: false };
  await openApp(`/event/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: {
      ...answers[seen],
      event: anEvent({ price: { amountMinor: 1200, currency: 'USD' }, refundPolicy: 'strict' }),
      mine: { status: 'none' },
    },
    [`GET /api/events/${eventId}/quote`]: {
      ...terms,
      fees: { plan: 'rookie', feePayer: 'player' },
      familyOrders: [],
      familyPasses: [],
      automatic: [],
      siblingsPaid: 0,
      order,
    },
    [`GET /api/events/mine/${eventId}/dues`]: { dues: [] },
  });
  return within(await screen.findByRole('region', { name: 'Receipt' }, patience));
}

it('says to who left why nothing came back, and what still may', async () => {
  const found = await receipt({ kept: [{ personId, trace, awaitsRefill: true }] });
  expect(found.getByRole('heading', { name: 'Why nothing back?' })).toBeTruthy();
  expect(found.getByText('You canceled')).toBeTruthy();
  expect(found.getByText('If another player takes the spot before the start, all of it comes back.')).toBeTruthy();
  expect(found.queryByText(/bank|in a moment/)).toBeNull();
}, 60_000);

it('says to who paid just now that their spot shows in a moment', async () => {
  const found = await receipt({});
  expect(found.getByText('Your payment is in. Your spot shows here in a moment.')).toBeTruthy();
  expect(found.queryByRole('heading', { name: 'Why nothing back?' })).toBeNull();
}, 60_000);
