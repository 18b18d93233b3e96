import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';
import { signedIn } from '../../support/signed-in.ts';
import { kim, teamAnswers, teamId } from '../../support/teams/teams.ts';

const dependantId = 'dep_00000000000000000000000001';
const child = { userId: dependantId, displayName: 'Kim C.', attendance: 'unknown', history: [] };
const grown = { ...child, userId: '00000000-0000-4000-8000-000000000001', displayName: 'Ana' };
const care = {
  allergies: 'Nuts',
  conditions: '',
  medication: '',
  notes: '',
  emergencyContacts: [{ name: 'Gran Ola', phoneNumber: '+15125550134', relation: 'Grandmother', canPickUp: true }],
};
const asked = `GET /api/events/care/${eventId}/${dependantId}`;

const open = (seesCare: boolean, answers: object = {}) => {
  signInAs();
  return openApp(`/event/${eventId}/attendance`, {
    'GET /api/accounts/me': aPlayer(),
    ...eventAnswers(false, true),
    [`GET /api/events/${eventId}/attendance`]: {
      people: [child, grown],
      counts: { in: 2, checkedIn: 0, missing: 2 },
      seesCare,
    },
    ...answers,
  });
};

it('shows at the door what a child needs once it is asked for, and says before that guardians see it', async () => {
  const app = await open(true, { [asked]: care });
  const [button, ...others] = await screen.findAllByRole('button', { name: /^What .* needs$/ });
  expect(others).toEqual([]);
  expect(button?.textContent).toContain('their guardians see that you looked');
  expect(app.sent.some(({ call }) => call === asked)).toBe(false);
  await userEvent.click(button!);
  expect(await screen.findByText('Nuts')).toBeTruthy();
  expect(screen.getByText('Grandmother, may pick up')).toBeTruthy();
  expect(screen.getByRole('link', { name: '(512) 555-0134' }).getAttribute('href')).toBe('tel:+15125550134');
});

it('says why where guardians have not agreed', async () => {
  await open(true, { [asked]: Response.json({ code: 'dependant.notDisclosed' }, { status: 409 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'What Kim C. needs' }));
  expect(await screen.findByText('Their guardians haven’t agreed to share this.')).toBeTruthy();
});

it('offers it to no helper that the owner does not trust', async () => {
  await open(false);
  await screen.findByText('Kim C.');
  expect(screen.queryByRole('button', { name: /needs$/ })).toBeNull();
});

it('lets the owner trust a coach with it, and say of themselves that they read it', async () => {
  const grants = (userId: string) => `PUT /api/teams/${teamId}/members/${userId}/grants`;
  const { members } = teamAnswers[`GET /api/teams/${teamId}/members`] as { members: { userId: string }[] };
  const [first] = members;
  const coach = { ...kim, displayName: 'Kim', roles: ['coach'], since: '2031-01-01T00:00:00.000Z', grants: [] };
  const app = await openApp(`/team/${teamId}?tab=manage`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/${teamId}/members`]: { members: [first, coach] },
    [grants(kim.userId)]: { ...coach, grants: ['safety'] },
    [grants(first!.userId)]: first,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More for Kim' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Share medical notes with Kim/ }));
  const body = { grants: ['safety'] };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: grants(kim.userId), body })));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Let me see medical notes/ }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: grants(first!.userId), body })));
});
