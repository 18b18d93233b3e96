import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';
import { aPlaceShown, placeId } from '../../support/places.ts';

const user = userEvent.setup();
const patience = { timeout: 30_000 };
const change = `PUT /api/events/${eventId}`;
const courts = [
  { courtId: 'north', name: 'North court' },
  { courtId: 'south', name: 'South court' },
];
const listed = courts.map((court) => ({
  ...court,
  gameTypeId: 'running',
  surface: 'grass',
  setting: 'outdoor',
  lights: false,
  accessible: true,
}));
const slot = { slotId: 'clock', label: 'Clock', quantity: 1 };
const helpers = (more: object = {}) => [{ label: 'Helpers', selection: 'many', slots: [{ ...slot, ...more }] }];
const atPlace = { ...anEvent().location, placeId };

beforeEach(() => {
  signInAs();
});

/** A page of an event at a place with two courts. */
async function open(path: string, said: object) {
  const answers = eventAnswers(true);
  const seen = `GET /api/events/mine/${eventId}` as const;
  const event = anEvent(said);
  const { sent } = await openApp(path, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event },
    [`GET /api/events/mine/${eventId}/slots`]: { slots: [] },
    [`GET /api/public/places/${placeId}`]: { place: { ...aPlaceShown, courts: listed }, conditions: [] },
    [change]: event,
  });
  return sent;
}

it('puts a slot on one of the courts of the place, with the role of who takes it', async () => {
  const sent = await open(`/event/${eventId}/edit`, { location: atPlace, eventSlotGroup: helpers() });
  await screen.findByRole('button', { name: 'Sign-ups and bring list' }, patience);
  await act(() => vi.dynamicImportSettled());
  await user.click(await screen.findByLabelText(/Court of slot 1/, {}, patience));
  await user.click(await screen.findByRole('option', { name: 'South court' }));
  await user.type(screen.getByLabelText(/Role of slot 1/), 'Scorer');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent.some(({ call }) => call === change)).toBe(true), patience);
  expect(sent.find(({ call }) => call === change)?.body).toMatchObject({
    eventSlotGroup: helpers({ courtId: 'south', role: 'Scorer' }),
  });
}, 60_000);

it('says on which court a slot is and what its taker does', async () => {
  await open(`/event/${eventId}`, {
    location: { ...atPlace, courts },
    eventSlotGroup: helpers({ courtId: 'south', role: 'Scorer' }),
  });
  await screen.findByText('South court · Scorer · 1 wanted', {}, patience);
}, 60_000);
