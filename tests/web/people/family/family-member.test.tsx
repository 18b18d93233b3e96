import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { bo, kim, me, problem } from '../../support/people/family.ts';

const user = userEvent.setup({ delay: null });

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

const rights = ['rsvp', 'medicalView', 'medicalEdit', 'manageGuardians', 'consent'];
const guardian = {
  userId: me.userId,
  displayName: 'Ana P',
  status: 'confirmed',
  relation: 'parent',
  household: 'A',
  rights,
  contactShielded: false,
  priority: 1,
  phoneNumber: '+15551234567',
};
const father = {
  ...guardian,
  userId: bo.userId,
  displayName: 'Bo',
  household: 'B',
  priority: 2,
  contactShielded: true,
  phoneNumber: undefined,
};
const member = {
  dependantId: kim.id,
  version: 3,
  firstName: 'Kim',
  lastName: 'Perez',
  age: 10,
  guardians: [guardian, father],
  consents: [
    { type: 'data_collection', givenAt: '2031-01-01T10:00:00.000Z', givenBy: 'Ana P', textVersion: '2026-11' },
  ],
};
const care = { allergies: 'Nuts', conditions: '', medication: '', notes: '', emergencyContacts: [], version: 2 };
const path = `/api/people/family/dependants/${kim.id}`;

const open = (answers: object = {}) =>
  openApp(`/family/${kim.id}`, {
    'GET /api/accounts/me': me,
    [`GET ${path}`]: member,
    [`GET ${path}/care`]: { ...care, looks: [{ displayName: 'Sam', at: '2031-06-01T12:00:00.000Z' }] },
    ...answers,
  });

it('shows both households, a shielded contact to no one, and each consent as a tick of its own', async () => {
  const app = await open({ [`PUT ${path}/consents/photo`]: member });
  expect(await screen.findByRole('heading', { name: 'Kim Perez' })).toBeTruthy();
  expect(screen.getByText('Contact hidden')).toBeTruthy();
  expect(screen.getByText(/Household B, parent, call second/)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /You may keep the first name/, checked: true })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /Hosts of events/, checked: false })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Pictures of my child/ }));
  expect(await screen.findByText('Consent saved. We’ve emailed you a confirmation.')).toBeTruthy();
  expect(app.sent.find(({ call }) => call.endsWith('/photo'))?.body).toEqual({ given: true });
});

it('asks before a guardian is taken off, and says why the last one stays', async () => {
  await open({ [`DELETE ${path}/guardians/${me.userId}`]: problem('dependant.lastGuardian') });
  await user.click(await screen.findByRole('button', { name: 'Remove Ana P' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Step down as a guardian?' }));
  await user.click(dialog.getByRole('button', { name: 'Step down' }));
  expect(await screen.findByText(/A child needs a guardian who answers for them/)).toBeTruthy();
});

it('says who read the medical notes lately, and saves the notes without that', async () => {
  const app = await open({ [`PUT ${path}/care`]: { ...care, version: 3 } });
  const readers = await screen.findByRole('list', { name: 'Who read the notes' });
  expect(within(readers).getByText(/^Sam, Jun 1, 2031/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save notes and contacts' }));
  await waitFor(() => expect(app.sent.find(({ call }) => call === `PUT ${path}/care`)?.body).toEqual(care));
});

it('shows medical notes to guardians with the right alone', async () => {
  const weak = { ...guardian, rights: ['rsvp'] };
  const app = await open({ [`GET ${path}`]: { ...member, guardians: [weak, father] } });
  expect(await screen.findByRole('heading', { name: 'Kim Perez' })).toBeTruthy();
  expect(screen.queryByText('In an emergency')).toBeNull();
  expect(app.sent.some(({ call }) => call.endsWith('/care'))).toBe(false);
  expect(screen.queryByRole('button', { name: 'Invite a guardian' })).toBeNull();
});

it('says no more than a first name to anyone who is asked to be a guardian, and takes the answer', async () => {
  const asked = { ...kim, requesterId: bo.userId, requesterName: 'Bo', recipientName: 'Kim', status: 'pending' };
  const app = await open({
    [`GET ${path}`]: problem('dependant.notFound'),
    'GET /api/people/family': { connections: [asked] },
    [`PUT ${path}/answer`]: {},
  });
  expect(await screen.findByRole('heading', { name: 'Guardian of Kim' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Hide my contact/ }));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You’re a guardian now')).toBeTruthy();
  expect(app.sent.find(({ call }) => call === `PUT ${path}/answer`)?.body).toEqual({
    accepted: true,
    contactShielded: true,
  });
});
