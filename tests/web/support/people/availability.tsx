import { fireEvent, screen } from '@testing-library/react';
import type { StoredAvailability } from '#shared/people/availability/schemas.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { openApp, type Sent } from '../app.tsx';
import { aPlayer } from './people.ts';

/** Hours that a player keeps, in their fourth version. */
export const storedHours: StoredAvailability = {
  ...hoursOn({ monday: ['17:00-20:00'], friday: ['18:00-21:00', '22:00-23:00'] }),
  version: 4,
};

/** The availability tab, with hours that are stored or none. */
export async function openAvailability(
  availability?: StoredAvailability,
  answers: object = {},
  path = '/settings?tab=availability',
) {
  const app = await openApp(path, {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/people/me/availability': availability ? { availability } : {},
    'PUT /api/people/me/availability': ({ body }: Sent) => ({ ...(body as object), version: 5 }),
    'POST /api/people/me/availability': ({ body }: Sent) => ({ ...(body as object), version: 1 }),
    ...answers,
  });
  await screen.findByRole('group', { name: 'Monday' });
  return app;
}

/** The times in a day's fields, in order. */
export const timesOf = (name: string) =>
  [...screen.getByRole('group', { name }).querySelectorAll<HTMLInputElement>('input[type=time]')].map(
    ({ value }) => value,
  );
export const typeTime = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const saveButton = () => screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement;
/** What the app last sent by a call. */
export const sentBy = (app: { sent: readonly Sent[] }, call: string) => app.sent.find((one) => one.call === call)?.body;
