import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { signedIn } from '../../support/signed-in.ts';

const reading = `GET /api/events/mine/${eventId}`;
const { title, startsAt, timeZone } = anEvent();
const changes = { changes: [{ eventId, title, startsAt, timeZone, version: 2 }] };
const asked = () => ({ ...(eventAnswers()[reading] as object), mine: { status: 'in' } });
const changed = () => ({
  ...signedIn(),
  [reading]: { ...asked(), changeToSee: 2 },
});

it('asks on the event whether one has seen that its time changed, until one says so', async () => {
  const saying = `PUT /api/events/me/event-changes/${eventId}`;
  let hasSaid = false;
  const app = await openApp(`/evt/${eventId}`, {
    ...changed(),
    [reading]: () => ({ ...asked(), ...(!hasSaid && { changeToSee: 2 }) }),
    [saying]: () => {
      hasSaid = true;
      return {};
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull());
  expect(app.sent.find(({ call }) => call === saying)?.body).toEqual({ version: 2 });
});

it('is among what is left to do at home', async () => {
  await openApp('/home', { ...changed(), 'GET /api/events/mine': { events: [], ...changes } });
  const tasks = await screen.findByRole('button', { name: /^Incomplete Tasks/ });
  await act(() => vi.dynamicImportSettled());
  await userEvent.click(tasks);
  expect(await screen.findByText(`${title} has a new time or place`)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Got it/ })).toBeTruthy();
});

it('shows hosts who has not seen a change', async () => {
  await openApp(`/event/${eventId}/manage`, {
    ...signedIn(),
    [reading]: { ...(eventAnswers(true)[reading] as object), event: anEvent({ version: 2 }) },
    [`GET /api/events/${eventId}/change-seen`]: {
      people: [
        { userId: '33333333-3333-4333-8333-333333333333', displayName: 'Kim', hasSeen: false },
        { userId: '44444444-4444-4444-8444-444444444444', displayName: 'Lou', hasSeen: true },
      ],
    },
  });
  expect(await screen.findByText('Not seen yet:')).toBeTruthy();
  expect(screen.getByText('Kim')).toBeTruthy();
  expect(screen.queryByText('Lou')).toBeNull();
});
