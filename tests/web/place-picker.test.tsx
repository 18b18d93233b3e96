import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { placeLoadingDelayMs } from '#web/app/forms/place-field.tsx';
import { openApp, signInAs } from './support/app.tsx';
import { aPlayer } from './support/people.ts';

const placeId = `plc_${'0'.repeat(26)}`;
const card = {
  placeId,
  name: 'Zilker Park',
  kind: 'park',
  status: 'listed',
  sports: ['tennis'],
  access: 'public',
  amenities: [],
  courts: 0,
  address: '2100 Barton Springs Rd',
  cityName: 'Austin, TX',
  lat: 30.27,
  lng: -97.77,
  score: { count: 0 },
};

it('loads places half a second after the typing stopped, and the one that is picked', async () => {
  signInAs();
  const answers = {
    'GET /api/me': aPlayer(),
    'GET /api/places': { places: [card] },
  };
  const { sent } = await openApp('/create', answers);
  const field = await screen.findByLabelText('Place');
  const user = userEvent.setup();
  await user.type(field, 'Zilk');
  await user.click(await screen.findByText('2100 Barton Springs Rd'));
  expect(sent.filter(({ call }) => call === `GET /api/places/${placeId}`)).toHaveLength(1);
  expect(placeLoadingDelayMs).toBe(500);
});
