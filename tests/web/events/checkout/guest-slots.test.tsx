import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { anEvent, eventId } from '../../support/events/events.ts';

const price = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const slots = [
  { slotId: 'racket', label: 'Racket rental', quantity: 2, price: price(600) },
  { slotId: 'lesson', label: 'Lesson', quantity: 1, price: price(1500) },
  { slotId: 'umpire', label: 'Umpire', quantity: 1 },
];
const event = anEvent({
  price: price(1200),
  refundPolicy: 'flexible',
  eventSlotGroup: [{ label: 'Extras', selection: 'one', slots }],
});
const guestPrice = {
  totalMinor: 1266,
  currency: 'USD',
  plan: 'rookie',
  terms: { refundPolicy: 'flexible' },
  slots: [
    { slotId: 'racket', totalMinor: 618, aloneMinor: 648, left: 2 },
    { slotId: 'lesson', totalMinor: 1545, aloneMinor: 1575, left: 0 },
  ],
};

const open = (seats: object) =>
  openApp(`/event/${eventId}`, {
    [`GET /api/public/events/${eventId}`]: { event, seats, guestPrice },
    [`GET /api/public/competitions/events/${eventId}/games`]: { games: [] },
  });

it('shows a visitor each slot with what it adds, and the total before they pay', async () => {
  await open({ taken: 2, waiting: 0, free: 8 });
  const extras = await screen.findByRole('group', { name: 'Extras - optional' });
  expect(extras.textContent).toContain('Choose one.');
  const racket = screen.getByRole<HTMLInputElement>('checkbox', { name: /Racket rental · \$6\.18/ });
  expect([racket.name, racket.disabled]).toEqual(['slot.racket', false]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Lesson · \$15\.45/ }).disabled).toBe(true);
  expect(screen.queryByRole('checkbox', { name: /Umpire/ })).toBeNull();
  expect(screen.getByText(/Next: see the total and pay by card/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
});

it('offers no slots while there is no spot', async () => {
  await open({ taken: 10, waiting: 1, free: 0 });
  await screen.findByLabelText(/Your email/);
  expect(screen.queryByRole('group', { name: /Extras/ })).toBeNull();
});
