import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup();
const patience = { timeout: 30_000 };
const change = `PUT /api/events/${eventId}`;
const stored = {
  price: { amountMinor: 1000, currency: 'USD' },
  chargeGuests: true,
  refundPolicy: 'custom',
  refundTiers: [{ hoursBefore: 48, percent: 100 }],
};

beforeEach(() => {
  signInAs();
});

/** The form of an event of which this was said, with what is sent once it is saved. */
async function editing(said: object, more: object = {}) {
  const answers = eventAnswers(true);
  const seen = `GET /api/events/mine/${eventId}` as const;
  const { sent } = await openApp(`/event/${eventId}/edit`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event: anEvent(said) },
    [change]: anEvent(said),
    ...more,
  });
  await screen.findByRole('button', { name: /^More options/ }, patience);
  return async () => {
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent.some(({ call }) => call === change)).toBe(true), patience);
    return sent.find(({ call }) => call === change)?.body;
  };
}

it('is free until a host says otherwise, and asks nothing of payments then', async () => {
  await editing({});
  expect(screen.getByRole('radio', { name: 'Free' })).toHaveProperty('checked', true);
  expect(screen.queryByText('How players pay you')).toBeNull();
});

it('keeps what an event holds of a price, its guests and its refunds when something else is saved', async () => {
  const save = await editing(stored);
  expect(await save()).toMatchObject(stored);
}, 60_000);

it('takes the price of an event away', async () => {
  const save = await editing(stored);
  await user.click(screen.getByRole('radio', { name: 'Free' }));
  const body = await save();
  expect(body).not.toHaveProperty('price');
  expect(body).not.toHaveProperty('payOutside');
}, 60_000);

it('sets a price in one field: players pay in cash unless the host adds another way', async () => {
  const save = await editing({});
  await user.click(screen.getByRole('radio', { name: 'Per player' }));
  await user.type(await screen.findByRole('textbox', { name: 'Price per player' }, patience), '12.50');
  expect(screen.getByRole('checkbox', { name: 'Cash' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('checkbox', { name: 'Venmo' }));
  await user.type(screen.getByRole('textbox', { name: /Venmo name/ }), '@maya');
  expect(await save()).toMatchObject({
    price: { amountMinor: 1250, currency: 'USD' },
    payOutside: [{ way: 'cash' }, { way: 'venmo', to: '@maya' }],
  });
}, 60_000);

it('shares a cost among the players', async () => {
  const save = await editing({});
  await user.click(screen.getByRole('radio', { name: 'Split a cost' }));
  await user.type(await screen.findByRole('textbox', { name: 'Total cost' }, patience), '90');
  expect(await save()).toMatchObject({ costShare: { total: { amountMinor: 9000, currency: 'USD' } } });
}, 60_000);

it('shares a cost by card: at most so much each, and a refund policy in place of cash', async () => {
  const save = await editing({});
  await user.click(screen.getByRole('radio', { name: 'Split a cost' }));
  await user.type(await screen.findByRole('textbox', { name: 'Total cost' }, patience), '90');
  await user.type(screen.getByRole('textbox', { name: 'Most per player' }), '14');
  await user.click(screen.getByRole('radio', { name: 'By card' }));
  expect(screen.queryByRole('checkbox', { name: 'Cash' })).toBeNull();
  const body = await save();
  expect(body).toMatchObject({
    costShare: { total: { amountMinor: 9000, currency: 'USD' }, capPerHead: { amountMinor: 1400, currency: 'USD' } },
    refundPolicy: 'flexible',
  });
  expect(body).not.toHaveProperty('payOutside');
}, 60_000);

it('sells tickets by card: each with its own price, and as many as the host says', async () => {
  const save = await editing({});
  await user.click(screen.getByRole('radio', { name: 'Tickets' }));
  const adult = within(await screen.findByRole('group', { name: 'Ticket 1' }, patience));
  await user.type(adult.getByRole('textbox', { name: 'Name' }), 'Adult');
  await user.clear(adult.getByRole('textbox', { name: 'Price' }));
  await user.type(adult.getByRole('textbox', { name: 'Price' }), '12.50');
  await user.type(adult.getByRole('spinbutton', { name: /How many/ }), '8');
  await user.click(screen.getByRole('button', { name: 'Add a ticket' }));
  const spectator = within(screen.getByRole('group', { name: 'Ticket 2' }));
  await user.type(spectator.getByRole('textbox', { name: 'Name' }), 'Spectator');
  await user.click(spectator.getByRole('checkbox', { name: 'Only for members of the hosting team' }));
  await user.click(screen.getByRole('radio', { name: 'Flexible' }));
  const body = await save();
  expect(body).toMatchObject({
    refundPolicy: 'flexible',
    ticketTypes: [
      { name: 'Adult', price: { amountMinor: 1250, currency: 'USD' }, quantity: 8 },
      { name: 'Spectator', price: { amountMinor: 0, currency: 'USD' }, memberOnly: true },
    ],
  });
  expect(body).not.toHaveProperty('payOutside');
}, 60_000);

it('names a ticket that has no name where it is typed', async () => {
  await editing({});
  await user.click(screen.getByRole('radio', { name: 'Tickets' }));
  await screen.findByRole('group', { name: 'Ticket 1' }, patience);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/The name of a ticket/, {}, patience)).toBeTruthy();
}, 60_000);

const paidInYen = { 'GET /api/payments/selling-currency': { currency: 'JPY' } };

it('starts a price in the currency of the host’s payouts, and takes no decimals where it has none', async () => {
  const save = await editing({}, paidInYen);
  await user.click(screen.getByRole('radio', { name: 'Per player' }));
  const price = await screen.findByRole('textbox', { name: 'Price per player' }, patience);
  await waitFor(() => expect(price.closest('.money-input')?.textContent).toContain('¥'), patience);
  await user.type(price, '1,500');
  expect(await screen.findByText('Players pay ¥1,590 in all by card.')).toBeTruthy();
  expect(await save()).toMatchObject({ price: { amountMinor: 1500, currency: 'JPY' } });
}, 60_000);

it('says that cards can’t pay in another currency, and leaves what the host chose', async () => {
  const save = await editing(stored, paidInYen);
  expect(await screen.findByText('Cards pay in JPY only.', undefined, patience)).toBeTruthy();
  expect(await save()).toMatchObject({ price: stored.price });
}, 60_000);
