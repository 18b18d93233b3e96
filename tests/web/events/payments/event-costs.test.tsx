import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events.ts';
import { aPlayer } from '../../support/people.ts';

const user = userEvent.setup();
const patience = { timeout: 30_000 };
const change = `PUT /api/events/${eventId}`;
const inDollars = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });
const noonOf2030 = '2030-01-01T18:00:00.000Z';
const steps = { refundPolicy: 'custom', refundTiers: [{ hoursBefore: 48, percent: 100 }] };

beforeEach(() => {
  signInAs();
});

/** The form of an event of which this was said, with what is sent once it is saved. */
async function editing(said: object) {
  const answers = eventAnswers(true);
  const seen = `GET /api/me/events/${eventId}` as const;
  const { sent } = await openApp(`/event/${eventId}/edit`, {
    'GET /api/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event: anEvent(said) },
    [change]: anEvent(said),
  });
  await screen.findByRole('button', { name: 'What it costs' }, patience);
  return async () => {
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent.some(({ call }) => call === change)).toBe(true), patience);
    return sent.find(({ call }) => call === change)?.body;
  };
}

async function choose(label: RegExp, option: string) {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByRole('option', { name: option }));
}

it('sends the tickets, the steps of a refund and the reminders that a host chose', async () => {
  const save = await editing(steps);
  await user.click(screen.getByRole('button', { name: 'Add a ticket' }));
  await user.type(screen.getByLabelText('Ticket 1'), 'Spectator');
  await user.type(screen.getByLabelText('How many of ticket 1'), '5');
  await user.clear(screen.getByLabelText('Dollars for ticket 1'));
  await user.type(screen.getByLabelText('Dollars for ticket 1'), '12.50');
  await user.type(screen.getByLabelText('Dollars for a guest with ticket 1'), '8');
  fireEvent.change(screen.getByLabelText('Sold until'), { target: { value: '2030-01-01T12:00' } });
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  await choose(/^Reminders/, '3 days before');
  expect(await save()).toMatchObject({
    ...steps,
    refundTiers: [...steps.refundTiers, { hoursBefore: 24, percent: 50 }],
    ticketTypes: [
      { name: 'Spectator', price: inDollars(12.5), guestPrice: inDollars(8), quantity: 5, salesUntil: noonOf2030 },
    ],
    remindHoursBefore: [72],
  });
}, 60_000);

it('forgets the steps where another policy is chosen', async () => {
  const save = await editing(steps);
  await choose(/^What comes back/, 'Nothing, unless somebody else takes the seat');
  const body = await save();
  expect(body).toMatchObject({ refundPolicy: 'strict' });
  expect(body).not.toHaveProperty('refundTiers');
}, 60_000);
