import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aSquadShown, divisionId, mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { aPlayer } from '../../support/people/people.ts';
import { signedIn } from '../../support/signed-in.ts';

const registered = (differences: object) => ({
  seasonId,
  userId: aPlayer().userId,
  displayName: 'Ana P',
  version: 1,
  mode: 'individual',
  divisionId,
  status: 'registered',
  squadIds: [],
  registeredAt: '2031-02-01T00:00:00.000Z',
  answers: { level: 3, with: [], notWith: [], coach: '', days: [], uniformNumberPrefs: [], note: '' },
  ...differences,
});

async function listed(differences: object, more: object = {}) {
  await openApp(`/seasons/${seasonId}/registrations`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/seasons/${seasonId}/registrations`]: { registrations: [registered(differences)] },
    ...more,
  });
  const row = await screen.findByRole('row', { name: /Ana P/ });
  return within(row)
    .getAllByRole('cell')
    .slice(0, 3)
    .map(({ textContent }) => textContent);
}

it('says of another player how they registered, and where they are in line', async () => {
  const words = await listed({ status: 'waitlisted', position: 2 });
  expect(words).toEqual(['On the waitlist, number 2', 'on their own', '3']);
});

it('misses no team for who only substitutes', async () => {
  const words = await listed({ mode: 'sub_only' });
  expect(words).toEqual(['Registered', 'as a substitute only', '3']);
});

it('names the team that a player is in', async () => {
  const registration = registered({ status: 'placed', squadIds: [aSquadShown.squadId] });
  await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, registration },
  });
  expect(await screen.findByText(new RegExp(`On a team \\(${aSquadShown.name}\\)`))).toBeTruthy();
});

it('says for how many more teams there is room', async () => {
  const fields = { newSquads: 'The division has room for 1 more team.' };
  const refusal = () => Response.json({ code: 'season.tooMany', fields }, { status: 409 });
  await listed({}, { [`POST /api/competitions/seasons/${seasonId}/squad-plans`]: refusal });
  await userEvent.click(await screen.findByRole('button', { name: 'Preview teams' }));
  expect(await screen.findByText(fields.newSquads)).toBeTruthy();
});

it('adds one team after the other by name and Enter', async () => {
  const add = `POST /api/competitions/seasons/${seasonId}/squads`;
  const { sent } = await openApp(`/seasons/${seasonId}/registrations`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/seasons/${seasonId}/registrations`]: { registrations: [] },
    [add]: { ...aSquadShown, name: 'Ants' },
  });
  const name = await screen.findByRole('textbox', { name: 'Team name' });
  await userEvent.type(name, 'Ants{Enter}');
  expect(await screen.findByText('Ants added')).toBeTruthy();
  expect(sent.find(({ call }) => call === add)?.body).toMatchObject({ divisionId, name: 'Ants' });
  expect(name).toHaveProperty('value', '');
});
