import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const accept = `PUT /api/events/${eventId}/substitutes/mine`;
const offer = {
  eventId,
  title: 'Sunday run',
  hostName: 'Robin',
  placeLabel: 'Zilker Park',
  startsAt: '2031-07-06T13:00:00.000Z',
  timeZone: 'America/Chicago',
  message: '',
  positions: [],
  status: 'sent',
};
const profile = {
  sports: [{ gameTypeId: 'running', available: true, level: 'beginner', positions: [] }],
  radiusMiles: 15,
  noticeHours: 3,
  quietFrom: '22:00',
  quietUntil: '08:00',
  timeZone: 'America/Chicago',
  city: aPlayer().city,
};

beforeEach(() => void signInAs());

const open = (answers: object) =>
  openApp('/substitutes', {
    'GET /api/accounts/me': aPlayer({ birthdate: '1990-01-01' }),
    'GET /api/events/me/substitute/offers': { offers: [offer] },
    'GET /api/events/me/substitute': { profile },
    ...answers,
  });

it('says at a request why the player cannot substitute any more', async () => {
  const fields = { age: 'It is for adults.' };
  await open({ [accept]: () => Response.json({ code: 'substitute.notEligible', fields }, { status: 409 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Substitute at Sunday run' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/It is for adults\.$/);
});

it('saves when a player can be asked', async () => {
  const save = 'PUT /api/events/me/substitute';
  const { sent } = await open({ [save]: profile });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }, { timeout: 30_000 }));
  await waitFor(() => expect(sent.some(({ call }) => call === save)).toBe(true));
  const { city: _, ...said } = profile;
  expect(sent.find(({ call }) => call === save)?.body).toEqual({ ...said, cityPlaceId: 'c1' });
});
