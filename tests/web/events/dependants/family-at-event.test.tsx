import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { kim, me, problem } from '../../support/people/family.ts';

const user = userEvent.setup({ delay: null });
const family = `GET /api/events/mine/${eventId}/dependants`;
const rsvp = `/api/events/${eventId}/dependants/${kim.id}/rsvp`;
const child = {
  dependantId: kim.id,
  firstName: 'Kim',
  mine: { status: 'none' },
  mayAnswer: true,
  mayPay: true,
  eligibilityFailures: [],
  isStanding: false,
};
const seats = { taken: 3, waiting: 0, free: 7 };

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

const open = (answers: object) =>
  openApp(`/evt/${eventId}`, { ...eventAnswers(), 'GET /api/accounts/me': me, ...answers });

it('asks the player who answers for a child who is coming, and says where the child stands', async () => {
  let mine: object = { status: 'none' };
  const app = await open({
    [family]: () => ({ dependants: [{ ...child, mine }] }),
    [`PUT ${rsvp}`]: () => {
      mine = { status: 'waiting', position: 2 };
      return { mine, seats };
    },
    [`DELETE ${rsvp}`]: () => {
      mine = { status: 'none' };
      return { mine, seats };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your family' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Join for Kim' }));
  expect(await screen.findByText('Number 2 in line')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Kim can’t go' }));
  expect(await screen.findByText('Not on the list')).toBeTruthy();
  expect(app.sent.filter(({ call }) => call.endsWith(rsvp)).map(({ call }) => call.split(' ')[0])).toEqual([
    'PUT',
    'DELETE',
  ]);
});

it('asks a guardian what the event asks, for this answer alone', async () => {
  const event = { ...anEvent({ eligibility: { gender: 'women_plus' } }) };
  const app = await open({
    [`GET /api/events/mine/${eventId}`]: { ...eventAnswers()[`GET /api/events/mine/${eventId}`], event },
    [family]: { dependants: [child] },
    [`PUT ${rsvp}`]: problem('rsvp.full'),
  });
  await user.click(await screen.findByRole('button', { name: 'Join for Kim' }));
  await user.click(await screen.findByRole('button', { name: /Gender/ }));
  await user.click(await screen.findByRole('option', { name: 'Woman' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This event is full.')).toBeTruthy();
  expect(app.sent.find(({ call }) => call === `PUT ${rsvp}`)?.body).toEqual({ gender: 'woman' });
});

it('answers every date of a series for a child, and ends that with their seats', async () => {
  const series = `/api/events/${eventId}/dependants/${kim.id}/series`;
  const seriesId = `ser_${'0'.repeat(26)}`;
  const rule = { frequency: 'weekly', interval: 1, weekdays: [], monthlyOn: 'date', count: 6, skipHolidays: false };
  const aSeries = {
    seriesId,
    excludedDates: [],
    startDate: '2031-07-05',
    shiftDays: 0,
    summary: 'Every Saturday',
    reoccurringInfo: rule,
  };
  const seen = { ...eventAnswers()[`GET /api/events/mine/${eventId}`], event: anEvent({ seriesId }) };
  let isStanding = false;
  const app = await open({
    [`GET /api/events/mine/${eventId}`]: seen,
    [`GET /api/events/mine/${eventId}/series`]: { ...aSeries, next: [], isStanding: false },
    [family]: () => ({ dependants: [{ ...child, isStanding }] }),
    [`PUT ${series}`]: () => {
      isStanding = true;
      return { in: 5, waiting: 1, missed: 0 };
    },
    [`DELETE ${series}`]: () => {
      isStanding = false;
      return { left: 6 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Join every date for Kim' }));
  expect(await screen.findByText('Kim is in on 5 dates, in line on 1 date')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Take Kim off all dates' }));
  await user.click(await screen.findByRole('button', { name: 'Take off all dates' }));
  expect(await screen.findByText('Kim has left 6 dates')).toBeTruthy();
  const [joined, left] = app.sent.filter(({ call }) => call.endsWith(series));
  expect(joined?.body).toEqual({ scope: 'standing' });
  expect(left?.search).toBe('?seats=giveUp');
});

it('offers no answer to a guardian who may not give one, and none for whom it is not meant', async () => {
  const eligibilityFailures = ['This event is for ages 18 and over.'];
  await open({
    [family]: {
      dependants: [
        { ...child, eligibilityFailures },
        { ...child, dependantId: `dep_${'1'.repeat(26)}`, mayAnswer: false, firstName: 'Bo' },
      ],
    },
  });
  expect(await screen.findByText(eligibilityFailures[0] ?? '')).toBeTruthy();
  expect(screen.getByText('Another guardian answers for Bo.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Join for/ })).toBeNull();
});

it('tells whoever hosts whom to call about a child on the list, when they ask', async () => {
  const listed = { userId: kim.id, displayName: 'Kim P.', status: 'in' };
  await openApp(`/event/${eventId}/manage`, {
    ...eventAnswers(true),
    'GET /api/accounts/me': me,
    [`GET /api/events/mine/${eventId}/joiners`]: { joiners: [listed], seats },
    [`GET /api/events/${eventId}/dependants/${kim.id}`]: {
      displayName: 'Kim P.',
      ageBand: 'under13',
      contacts: [{ relation: 'parent', phoneNumber: '+1 555 123 4567' }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Emergency contacts of Kim P.' }));
  const call = await screen.findByRole('link', { name: '+1 555 123 4567' });
  expect(call.getAttribute('href')).toBe('tel:+15551234567');
  expect(screen.getByText('Younger than 13')).toBeTruthy();
});

it('asks a guardian before a seat is given up that the event counts on', async () => {
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const counted = { hasMinimumNeeded: true, minimumNeeded: 2, hoursToCancelBefore: 24 };
  const event = { ...anEvent({ ...counted, startsAt: soon(5), endsAt: soon(6) }) };
  const app = await open({
    [`GET /api/events/mine/${eventId}`]: {
      ...eventAnswers()[`GET /api/events/mine/${eventId}`],
      event,
      mine: { status: 'in' },
    },
    [family]: { dependants: [{ ...child, mine: { status: 'in' } }] },
    [`DELETE ${rsvp}`]: { mine: { status: 'none' }, seats },
    [`DELETE /api/events/${eventId}/rsvp`]: { mine: { status: 'none' }, seats },
  });
  const left = () => app.sent.filter(({ call }) => call.startsWith('DELETE')).map(({ call, search }) => call + search);
  await user.click(await screen.findByRole('button', { name: 'Kim can’t go' }));
  expect(left()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Give up the spot' }));
  await waitFor(() => expect(left()).toEqual([`DELETE ${rsvp}?isLate=true`]));
  await user.click(await screen.findByRole('button', { name: 'Leave event' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Leave this event?' })).getByRole('button', {
      name: 'Leave event',
    }),
  );
  await waitFor(() => expect(left().at(-1)).toBe(`DELETE /api/events/${eventId}/rsvp?isLate=true`));
});
