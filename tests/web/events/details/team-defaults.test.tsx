import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const patience = { timeout: 30_000 };
const save = `PUT /api/teams/${teamId}`;
const defaults = { capacity: 12, allowWaitlist: true, allowParticipantGuests: false, guestLimit: 1 };
const said = { defaults, availabilityCutoffHours: { game: 24, practice: 3 } };
const answers = () => ({
  ...signedIn(),
  ...teamAnswers,
  [`GET /api/teams/me/communities/${teamId}`]: {
    team: aTeamShown(said),
    roles: ['owner'],
    may: ['editProfile'],
    squads: [],
  },
});
const spots = () => screen.getByLabelText<HTMLInputElement>('Spots');

it('begins an event with what its community said, names it, and lets the host change it', async () => {
  await openApp(`/create?team=${teamId}`, answers());
  expect(await screen.findByText('Defaults of Dawn Hoops', {}, patience)).toBeTruthy();
  expect(screen.getByText(/^12 spots\. You can change any of it/)).toBeTruthy();
  await waitFor(() => expect(spots().value).toBe('12'));
  fireEvent.change(spots(), { target: { value: '20' } });
  await userEvent.click(screen.getByRole('button', { name: /^More options/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Description and details' }, patience));
  await userEvent.click(await screen.findByRole('button', { name: /^Kind/ }, patience));
  await userEvent.click(await screen.findByRole('option', { name: 'Match' }));
  expect(await screen.findByText(/RSVPs close 24 hours before the start/)).toBeTruthy();
  const closing = await screen.findByLabelText<HTMLInputElement>(/^Sign-up closes \(hours/, {}, patience);
  await waitFor(() => expect(closing.value).toBe('24'));
  expect(spots().value).toBe('20');
});

it('keeps what events of the community begin with', async () => {
  const { sent } = await openApp(`/team/${teamId}/edit`, { ...answers(), [save]: aTeamShown() });
  const practice = await screen.findByLabelText(/^Practice replies close/, {}, patience);
  fireEvent.change(practice, { target: { value: '6' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ call }) => call === save)).toBe(true), patience);
  expect(sent.find(({ call }) => call === save)?.body).toMatchObject({
    defaults,
    availabilityCutoffHours: { game: 24, practice: 6 },
  });
});

it('switches off what the community does not use, and leaves on what it says nothing of', async () => {
  const { sent } = await openApp(`/team/${teamId}/edit`, { ...answers(), [save]: aTeamShown() });
  const statistics = await screen.findByRole('checkbox', { name: /^Player stats/ }, patience);
  await userEvent.click(statistics);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ call }) => call === save)).toBe(true), patience);
  const featureToggles = { duties: true, tracking: true, stats: false };
  expect(sent.find(({ call }) => call === save)?.body).toMatchObject({ featureToggles });
});

it('lets a coach put an event under a squad of theirs, and under no other', async () => {
  const squads = [
    { squadId: 'squadown', name: 'Juniors', isOwn: true },
    { squadId: 'squadoth', name: 'Seniors', isOwn: false },
  ];
  await openApp(`/create?team=${teamId}`, {
    ...answers(),
    'GET /api/teams/me/communities': { teams: [{ team: aTeamShown(), roles: ['coach'] }] },
    [`GET /api/teams/me/communities/${teamId}`]: { team: aTeamShown(), roles: ['coach'], may: [], squads },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Team/ }, patience));
  expect(await screen.findByRole('option', { name: 'Juniors' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Seniors' })).toBeNull();
});
