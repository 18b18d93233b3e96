import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PlaceId } from '#shared/ids.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';
import { aPlaceCard, aPlaceShown, placeAnswers, placeId } from '../support/places.ts';

const other = PlaceId.parse(`plc_${'0'.repeat(25)}1`);

it('asks which listing is the same place, wants one from the list, and says what came of it', async () => {
  signInAs();
  const { sent } = await openApp(`/places/view/${placeId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...placeAnswers,
    'GET /api/public/places': { places: [aPlaceCard({ placeId: other, name: 'Zilker Park East' })] },
    [`GET /api/public/places/${other}`]: {
      place: { ...aPlaceShown, placeId: other, name: 'Zilker Park East' },
      conditions: [],
    },
    [`PUT /api/places/${placeId}/merge`]: { outcome: 'waiting' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Report a duplicate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Which listing is the same place?' });
  await userEvent.click(await within(dialog).findByRole('button', { name: "It's the same place" }));
  expect(await within(dialog).findByText('Pick the other listing from the suggestions.')).toBeTruthy();
  const field: HTMLInputElement = within(dialog).getByLabelText('Main listing');
  await userEvent.click(field);
  await userEvent.paste('Zilker');
  // The list is loaded anew while a user types: a press may meet an option that is just being replaced.
  await waitFor(async () => {
    if (field.value === 'Zilker') await userEvent.click(screen.getByText('2100 Barton Springs Rd'));
    expect(field.value).toBe('Zilker Park East');
  });
  await userEvent.click(within(dialog).getByRole('button', { name: "It's the same place" }));
  const merge = { call: `PUT /api/places/${placeId}/merge`, body: { into: other } };
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining(merge)));
  expect(await screen.findByText('Thanks for reporting the duplicate')).toBeTruthy();
});
