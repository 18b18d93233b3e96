import { screen, waitFor } from '@testing-library/react';
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
async function editing(said: object) {
  const answers = eventAnswers(true);
  const seen = `GET /api/events/mine/${eventId}` as const;
  const { sent } = await openApp(`/event/${eventId}/edit`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event: anEvent(said) },
    [change]: anEvent(said),
  });
  await screen.findByRole('button', { name: /^More options/ }, patience);
  return async () => {
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent.some(({ call }) => call === change)).toBe(true), patience);
    return sent.find(({ call }) => call === change)?.body;
  };
}

it('asks nothing of prices and refunds, and says nothing of them where there are none', async () => {
  await editing({});
  const more = screen.getByRole('button', { name: /^More options/ });
  if (more.getAttribute('aria-expanded') !== 'true') await user.click(more);
  await screen.findByRole('button', { name: 'Description and details' }, patience);
  expect(screen.queryByText(/price|refund|ticket|comes back|guests pay/i)).toBeNull();
});

it('keeps what an event holds of a price, its guests and its refunds when something else is saved', async () => {
  const save = await editing(stored);
  expect(await save()).toMatchObject(stored);
}, 60_000);

it('takes the price of an event away, so that it can be published', async () => {
  const save = await editing(stored);
  await user.click(screen.getByRole('button', { name: 'Remove the price' }));
  expect(screen.queryByRole('button', { name: 'Remove the price' })).toBeNull();
  expect(await save()).not.toHaveProperty('price');
}, 60_000);
