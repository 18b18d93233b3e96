import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { placeLoadingDelayMs } from '#web/app/forms/place-field.tsx';
import { openApp, signInAs } from './support/app.tsx';
import { aPlayer } from './support/people.ts';
import { aPlaceCard, placeId } from './support/places.ts';

it('loads places half a second after the typing stopped, and the one that is picked', async () => {
  signInAs();
  const answers = {
    'GET /api/me': aPlayer(),
    'GET /api/places': { places: [aPlaceCard()] },
  };
  const { sent } = await openApp('/create', answers);
  const field = await screen.findByLabelText('Place');
  const user = userEvent.setup();
  await user.type(field, 'Zilk');
  await user.click(await screen.findByText('2100 Barton Springs Rd'));
  expect(sent.filter(({ call }) => call === `GET /api/places/${placeId}`)).toHaveLength(1);
  expect(placeLoadingDelayMs).toBe(500);
});
