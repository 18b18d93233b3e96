import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup();
const patience = { timeout: 30_000 };
const seen = `GET /api/events/mine/${eventId}` as const;
const hold = `PUT /api/events/${eventId}/checkout/slots/racket`;
const release = `DELETE /api/events/${eventId}/slots/racket`;
const price = { amountMinor: 500, currency: 'USD' as const };
const racket = { slotId: 'racket', label: 'Racket rental', quantity: 2, price };
const eventSlotGroup = [{ label: 'Extras', selection: 'many', slots: [racket] }];
const line = {
  kind: 'slot' as const,
  personId: aPlayer().userId,
  name: 'You',
  slotId: 'racket',
  label: 'Racket rental',
};
const future = '2999-01-01T00:00:00.000Z';
const alone = anOrder({
  lines: [{ ...line, amountMinor: 500 }],
  subtotalMinor: 500,
  serviceFeeMinor: 45,
  totalMinor: 545,
  startsAt: future,
  expiresAt: future,
});
const quote = {
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
  slots: [{ slotId: 'racket', totalMinor: 515, aloneMinor: 545, left: 1 }],
};

beforeEach(() => {
  signInAs();
});

/** The page of an event for a player who is in. */
async function open(more: object, isMine: boolean) {
  const answers = eventAnswers();
  const event = anEvent({ price: { amountMinor: 1200, currency: 'USD' }, refundPolicy: 'flexible', eventSlotGroup });
  const { sent } = await openApp(`/event/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event, mine: { status: 'in' } },
    [`GET /api/events/${eventId}/quote`]: { ...quote, ...more },
    [`GET /api/events/mine/${eventId}/dues`]: { dues: [] },
    [`GET /api/events/mine/${eventId}/slots`]: { slots: [{ slotId: 'racket', taken: 1, isMine, people: [] }] },
    [hold]: { order: shownOrder(alone) },
    [release]: { taken: 0 },
  });
  await screen.findByText(/1 of 2 taken/, {}, patience);
  await act(() => vi.dynamicImportSettled());
  return (call: string) => waitFor(() => expect(sent.some((one) => one.call === call)).toBe(true), patience);
}

it('lets a player who is in take a slot for all that it costs', async () => {
  const sent = await open({}, false);
  await user.click(screen.getByRole('button', { name: 'Take Racket rental for $5.45' }));
  await sent(hold);
}, 60_000);

it('shows the price of a slot that is held, and how to pay for it or give it up', async () => {
  const sent = await open({ slotOrders: [shownOrder(alone)] }, true);
  expect(screen.getByRole('region', { name: 'Pay for Racket rental' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay $5.45' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Give up the slot' }));
  await sent(release);
}, 60_000);

it('takes a code where one is for the slot', async () => {
  const codeTerms = { plan: 'rookie' as const, feePayer: 'player' as const, scopes: [] };
  await open({ slotOrders: [shownOrder({ ...alone, codeTerms })] }, true);
  expect(screen.getByRole('button', { name: 'Add a code' })).toBeTruthy();
}, 60_000);

it('says what comes back of a slot before it is given back', async () => {
  const paid = anOrder({ ...alone, status: 'paid', paidAt: alone.createdAt, refundableMinor: 545 });
  const sent = await open({ slotOrders: [shownOrder(paid)] }, true);
  await user.click(screen.getByRole('button', { name: 'Give back Racket rental' }));
  expect(screen.getByText(/You get \$5\.45 back and keep your spot\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Give back for $5.45' }));
  await sent(release);
}, 60_000);
