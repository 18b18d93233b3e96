import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup();
const patience = { timeout: 30_000 };
const seen = `GET /api/events/mine/${eventId}` as const;
const call = `PUT /api/events/${eventId}/aid`;
const note = 'I lost my job in May.';
const aidOff = { code: 'AUTO.AID', rule: 'aid', off: { kind: 'percent', percent: 50 }, maxUses: 1, used: 0 };

beforeEach(() => {
  signInAs();
});

function open(quote: object, mine: object = { status: 'none' }, answer: unknown = { status: 'asked', note }) {
  const answers = eventAnswers();
  return openApp(`/event/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: {
      ...answers[seen],
      event: anEvent({ price: { amountMinor: 1200, currency: 'USD' }, refundPolicy: 'flexible' }),
      mine,
    },
    [`GET /api/events/${eventId}/quote`]: {
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
      ...quote,
    },
    [`GET /api/events/mine/${eventId}/dues`]: { dues: [] },
    [call]: answer,
  });
}

it('asks with a note, before anything is held', async () => {
  const { sent } = await open({ aid: { status: 'open' } });
  await user.click(await screen.findByRole('button', { name: 'Ask for financial aid' }, patience));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Enter a note.')).toBeTruthy();
  expect(screen.getByText(/Only the people who manage this community’s money read it\./)).toBeTruthy();
  await user.type(screen.getByLabelText('Why you need financial aid'), note);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ call, body: { note } })));
}, 60_000);

it('says in the checkout that it was asked, and changes the note', async () => {
  const order = shownOrder(
    anOrder({ status: 'reserved', codeTerms: { plan: 'rookie', feePayer: 'player', scopes: [] } }),
  );
  const until = '2098-12-03T20:40:00.000Z';
  const { sent } = await open(
    { aid: { status: 'asked', note }, order: { ...order, expiresAt: until } },
    { status: 'offered', until },
  );
  expect(
    await screen.findByText('You asked for financial aid. The organizers answer by email.', {}, patience),
  ).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change your note' }));
  await user.type(screen.getByLabelText('Why you need financial aid'), ' And in June.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  const body = { note: `${note} And in June.` };
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ call, body })));
}, 60_000);

it.each([
  [
    { status: 'granted', percent: 50 },
    [aidOff],
    'You have 50% off as financial aid. It comes off your next checkout here.',
  ],
  [{ status: 'declined' }, [], 'The organizers declined your request for financial aid.'],
])(
  'says the answer: %o',
  async (aid, automatic, words) => {
    await open({ aid, automatic });
    expect(await screen.findByText(words, {}, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for financial aid' })).toBe(null);
  },
  60_000,
);
