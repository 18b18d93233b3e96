import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { discardUnsaved } from '#web/app/shell/dialogs/unsaved.ts';
import { openApp, type Sent, signInAs } from '../../support/app.tsx';
import { aNewcomer, aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());
// After the page is gone: leaving it would ask.
afterEach(() => {
  cleanup();
  discardUnsaved();
});

const open = async (me: object, answers = {}) => {
  const app = await openApp('/settings', {
    'GET /api/accounts/me': me,
    'GET /api/accounts/me/alternate-emails': { emails: [] },
    'GET /api/public/places/cities': { cities: [] },
    ...answers,
  });
  await screen.findByLabelText('Display name');
  return app;
};
const email = () => screen.getByLabelText('Email') as HTMLInputElement;
const optionsOf = async (label: RegExp) => {
  await user.click(screen.getByLabelText(label, { selector: 'button' }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent?.split('Selected')[0]);
};

it('locks the email once the stored full name and email are valid', async () => {
  await open(aPlayer());
  expect(email().disabled).toBe(true);
  cleanup();
  await open(aNewcomer());
  expect(email().disabled).toBe(false);
  await user.clear(email());
  await user.tab();
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
});

it('shows how a phone number is written, and counts a last name', async () => {
  await open(aPlayer({ lastName: 'Perez' }));
  expect(screen.getByPlaceholderText('+1 (555) 123-4567')).toBeTruthy();
  expect(screen.getByText('5 / 100')).toBeTruthy();
});

it('adds the code of the country to a number that is typed without it, and names one that is none', async () => {
  await open(aPlayer());
  const phone = screen.getByLabelText(/^Phone/) as HTMLInputElement;
  await user.type(phone, '(512) 555-0123');
  await user.tab();
  await waitFor(() => expect(phone.value).toBe('(512) 555-0123'));
  await user.clear(phone);
  await user.type(phone, '555 12');
  await user.tab();
  expect(await screen.findAllByText(/Enter the number with its country code/)).not.toEqual([]);
  expect(phone.value).toBe('555 12');
});

it('offers the pronouns of the specification', async () => {
  await open(aPlayer());
  expect(await optionsOf(/Pronouns/)).toEqual(['Not said', 'None', 'He/Him', 'She/Her', 'They/Them', 'Unspecified']);
});

it('offers five reasons to be here', async () => {
  await open(aPlayer());
  expect(await optionsOf(/What brings you here/)).toEqual([
    'Organise events',
    'Find friends',
    'Manage a community',
    'Find events',
    'Be a substitute or guest',
  ]);
});

it('asks which of two stays when another tab saved first', async () => {
  const app = await open(aPlayer(), {
    'PUT /api/people/me/profile': ({ body }: Sent) =>
      (body as { version: number }).version === 5
        ? aPlayer({ version: 6 })
        : Response.json({ code: 'record.changed', currentVersion: 5 }, { status: 409 }),
  });
  await user.type(screen.getByLabelText('Display name'), 'x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Another tab or device saved first');
  expect((screen.getByLabelText('Display name') as HTMLInputElement).value).toBe('Ana Px');
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('Successfully updated your profile')).toBeTruthy();
  const sent = app.sent.filter(({ call }) => call === 'PUT /api/people/me/profile').map(({ body }) => body);
  expect(sent).toMatchObject([{ version: 2 }, { version: 5, displayName: 'Ana Px' }]);
});
