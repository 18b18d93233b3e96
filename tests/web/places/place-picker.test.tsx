import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { placeLoadingDelayMs } from '#web/app/forms/places/place-field.tsx';
import { viewerZone } from '#web/blocks/event-time.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';
import { aPlaceCard, aPlaceShown, placeId } from '../support/places.ts';

it('loads places half a second after the typing stopped, and the one that is picked', async () => {
  signInAs();
  const answers = {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/public/places': { places: [aPlaceCard()] },
  };
  const { sent } = await openApp('/create', answers);
  const field = await screen.findByLabelText('Place');
  const user = userEvent.setup();
  await user.type(field, 'Zilk');
  await user.click(await screen.findByText('2100 Barton Springs Rd'));
  expect(sent.filter(({ call }) => call === `GET /api/public/places/${placeId}`)).toHaveLength(1);
  expect(placeLoadingDelayMs).toBe(500);
});

const berlin = { ...aPlaceShown, timeZone: 'Europe/Berlin' };
/** The zone of the event that is being written, as the device saves it: the page shows none. */
const zone = (): unknown => {
  const saved = Object.keys(localStorage).find((key) => key.startsWith('rovers.eventDraft.'));
  return saved && JSON.parse(localStorage.getItem(saved) ?? '{}').timeZone;
};

it('takes over its zone', async () => {
  signInAs();
  await openApp('/create', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/public/places': { places: [aPlaceCard()] },
    [`GET /api/public/places/${placeId}`]: { place: berlin, conditions: [] },
  });
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText('Place'), 'Zilk');
  await user.click(await screen.findByText('2100 Barton Springs Rd'));
  await waitFor(() => expect(zone()).toBe('Europe/Berlin'));
});

it.each([
  { text: 'begins with the clock of the city that it begins with', cities: ['Asia/Tokyo'], expected: 'Asia/Tokyo' },
  { text: 'begins with the clock of the browser where the city tells none', cities: [], expected: viewerZone() },
])('$text', async ({ cities, expected }) => {
  signInAs();
  await openApp('/create', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/public/places/cities': {
      cities: cities.map((timeZone) => ({ placeId: 'c1', label: 'Austin, TX', lat: 30.3, lng: -97.7, timeZone })),
    },
  });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Sunday run' } });
  await waitFor(() => expect(zone()).toBe(expected));
});
