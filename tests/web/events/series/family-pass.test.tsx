import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { kim } from '../../support/people/family.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup();
const patience = { timeout: 30_000 };
const seen = `GET /api/events/mine/${eventId}` as const;
const path = `/api/events/${eventId}/series/pass`;
const price = { amountMinor: 1200, currency: 'USD' };
const startsAt = '2031-01-06T18:00:00.000Z';
const date = { eventId, startsAt, state: 'included', priceMinor: 1000, left: 4 };
const held = { dates: [date, { ...date, eventId: `${eventId.slice(0, -1)}Z` }], seats: [] as string[], backMinor: 0 };
const child = { ...held, dependantId: kim.id, firstName: 'Kim', mayAnswer: true, mayPay: true };
const pass = {
  ...held,
  singleMinor: 1200,
  totalMinor: 2090,
  subtotalMinor: 2000,
  serviceFeeMinor: 90,
  currency: 'USD',
  timeZone: 'America/Chicago',
  takesCards: true,
  terms: { refundPolicy: 'flexible' },
  fees: { plan: 'rookie', feePayer: 'player' },
  family: [child] as object[],
};
const series = {
  excludedDates: [],
  startDate: '2031-01-06',
  shiftDays: 0,
  summary: 'Every Monday',
  reoccurringInfo: { frequency: 'weekly', interval: 1, weekdays: [], monthlyOn: 'date', count: 2, skipHolidays: false },
  next: [],
  isStanding: false,
};
const lines = held.dates.map((one) => ({
  kind: 'spot' as const,
  personId: kim.id,
  name: 'Kim C.',
  label: 'Mon, Jan 6, 12:00 PM',
  eventId: one.eventId,
  startsAt,
  amountMinor: 1000,
}));
const order = anOrder({ subjectKind: 'series', lines, expiresAt: '2031-01-01T00:00:00.000Z' });

beforeEach(() => {
  signInAs();
});

async function open(differences: object = {}) {
  const answers = eventAnswers();
  const seriesId = `ser_${'0'.repeat(26)}`;
  const event = anEvent({ price, passPrice: { ...price, amountMinor: 1000 }, refundPolicy: 'flexible', seriesId });
  const { sent } = await openApp(`/event/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event, mine: { status: 'none' } },
    [`GET /api/events/mine/${eventId}/dues`]: { dues: [] },
    [`GET /api/events/mine/${eventId}/dependants`]: { dependants: [] },
    [`GET /api/events/mine/${eventId}/series`]: { ...series, seriesId },
    [`GET ${path}`]: { ...pass, ...differences },
    [`PUT ${path}`]: { order: shownOrder(order) },
    [`PUT ${path}/family`]: { order: shownOrder(order) },
    [`DELETE ${path}`]: { left: 2 },
  });
  await screen.findByRole('heading', { name: 'Season pass' }, patience);
  await act(() => vi.dynamicImportSettled());
  return sent;
}

it('lets a guardian choose who gets a pass, says the whole price, and pays for all in one order', async () => {
  const sent = await open();
  await user.click(screen.getByRole('button', { name: 'Get season passes' }));
  expect(await screen.findByText('Choose who gets a pass.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Kim/ }));
  expect(screen.getByRole('list', { name: 'Dates of the pass: Kim' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Get the season pass for Kim · $20.90' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Me/ }));
  await user.click(screen.getByRole('button', { name: /^Get 2 season passes · \$4/ }));
  const isHeld = ({ call }: { readonly call: string }) => call === `PUT ${path}/family`;
  await waitFor(() => expect(sent.some(isHeld)).toBe(true), patience);
  expect(sent.find(isHeld)?.body).toEqual({ me: {}, children: [{ dependantId: kim.id }] });
}, 60_000);

it('shows the checkout of what is held, and gives up what it holds for each child', async () => {
  const sent = await open({ family: [{ ...child, seats: [eventId], order: shownOrder(order) }] });
  expect(screen.getAllByText(/^Kim C\. · /)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Give up the spots' }));
  const isGivenUp = ({ call }: { readonly call: string }) => call.startsWith(`DELETE ${path}`);
  await waitFor(() => expect(sent.some(isGivenUp)).toBe(true), patience);
  expect(sent.filter(isGivenUp)).toHaveLength(1);
}, 60_000);

it('says what a child has of a pass, and what comes back before it is given up', async () => {
  const paid = { status: 'paid' as const, paidAt: '2026-11-01T00:00:00.000Z' };
  await open({
    dates: [],
    family: [
      { ...child, dates: [], seats: [eventId], backMinor: 1045, order: shownOrder({ ...order, ...paid }) },
      { ...child, dependantId: 'dep_00000000000000000000000009', firstName: 'Lou', dates: [], seats: [eventId] },
    ],
  });
  expect(screen.getByText('Kim is in on 1 date with the pass')).toBeTruthy();
  expect(screen.getByText('Lou has a pass for 1 date. Another guardian pays for it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Give up Kim’s pass' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give up Kim’s season pass?' }));
  expect(dialog.getByText('Kim leaves 1 date. $10.45 comes back. The spots go to other players.')).toBeTruthy();
}, 60_000);
