import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { hoursOn } from '#tests/support/people/availability.ts';
import { discardUnsaved } from '#web/app/shell/dialogs/unsaved.ts';
import { openApp, type Sent, signInAs } from '../../support/app.tsx';
import { aMember, kim, me } from '../../support/people/family.ts';

const user = userEvent.setup({ delay: null });

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());
afterEach(() => discardUnsaved());

const path = `/api/people/family/dependants/${kim.id}`;
const guardian = { userId: me.userId, displayName: 'Ana P', status: 'confirmed', relation: 'parent' };
const open = (rights: readonly string[]) =>
  openApp(`/family/${kim.id}/availability`, {
    'GET /api/accounts/me': me,
    [`GET ${path}`]: {
      ...aMember,
      guardians: [{ ...guardian, household: 'A', rights, contactShielded: false, priority: 1 }],
    },
    [`GET ${path}/availability`]: { availability: { ...hoursOn({ monday: ['17:00-20:00'] }), version: 2 } },
    [`PUT ${path}/availability`]: ({ body }: Sent) => ({ ...(body as object), version: 3 }),
  });

it('lets the user who answers for a child say when they can play, on the week grid', async () => {
  const app = await open(['rsvp']);
  expect(await screen.findByRole('heading', { name: 'When Kim can play' })).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Kim’s week, by the hour' })).toBeTruthy();
  await user.click(within(screen.getByRole('group', { name: 'Tuesday' })).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Hours saved')).toBeTruthy();
  expect(app.sent.find(({ call }) => call === `PUT ${path}/availability`)?.body).toMatchObject({
    ...{ weeklyAvailability: { tuesday: { isAvailable: true } }, version: 2 },
  });
});

it('shows a guardian who may not answer the hours of a child in words', async () => {
  await open(['pickup']);
  expect(await screen.findByText('5:00 PM – 8:00 PM')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
