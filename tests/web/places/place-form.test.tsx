import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';
import { aPlaceCard, aPlaceShown, from, placeAnswers, placeId } from '../support/places.ts';

const { description, sports, kind, access } = aPlaceShown;
const said = { name: 'Zilker Park', description, sports, kind, access };
const claimed = { ...aPlaceShown, claimedAt: from, photos: [] };

/** A form of a place, and what was sent by it. */
async function openForm(path: string, answers: object = {}) {
  signInAs();
  const app = await openApp(path, { 'GET /api/accounts/me': aPlayer(), ...placeAnswers, ...answers });
  const sends = (call: string, body: object) =>
    waitFor(() =>
      expect(app.sent).toContainEqual(expect.objectContaining({ call, body: expect.objectContaining(body) })),
    );
  const goesBack = () => waitFor(() => expect(app.path()).toBe(`/places/view/${placeId}`));
  return { sends, goesBack };
}

it('changes a claimed place with photos, and goes back to its page', async () => {
  const { sends, goesBack } = await openForm(`/places/edit/${placeId}`, {
    [`GET /api/places/mine/${placeId}`]: { place: claimed, conditions: [], canManage: true },
    [`PUT /api/places/${placeId}`]: claimed,
  });
  await userEvent.type(await screen.findByLabelText('Name'), ' East');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await sends(`PUT /api/places/${placeId}`, { ...said, name: 'Zilker Park East', version: 1 });
  await goesBack();
});

it('suggests other details with a note, and goes back to the page of the place', async () => {
  const suggest = `POST /api/places/${placeId}/suggestions`;
  const { sends, goesBack } = await openForm(`/places/suggest/${placeId}`, { [suggest]: { outcome: 'waiting' } });
  await userEvent.type(await screen.findByLabelText(/How do you know/), 'I play there.');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest changes' }));
  await sends(suggest, { ...said, note: 'I play there.' });
  await goesBack();
});

it('begins a new place with the time zone of the city, not that of the browser', async () => {
  const { city } = aPlayer();
  const { sends } = await openForm('/places/new', {
    'GET /api/public/places/cities': {
      cities: [{ placeId: city?.placeId, label: city?.name, lat: 30.3, lng: -97.7, timeZone: 'Pacific/Honolulu' }],
    },
    'POST /api/places': { outcome: 'alike', places: [aPlaceCard()] },
  });
  await userEvent.type(await screen.findByLabelText('Name'), 'Zilker Park');
  await userEvent.click(screen.getByRole('button', { name: /Sports/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Running' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add place' }));
  await sends('POST /api/places', { timeZone: 'Pacific/Honolulu' });
});

it('adds a place, after asking whether it is one that is listed', async () => {
  const { sends } = await openForm('/places/new', {
    'POST /api/places': { outcome: 'alike', places: [aPlaceCard()] },
  });
  await userEvent.type(await screen.findByLabelText('Name'), 'Zilker Park');
  await userEvent.click(screen.getByRole('button', { name: /Sports/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Running' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add place' }));
  await sends('POST /api/places', { name: 'Zilker Park', sports, insists: false });
  await userEvent.click(await screen.findByRole('button', { name: "It's a different place, add it" }));
  await sends('POST /api/places', { sports, insists: true });
});
