import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events.ts';
import { aPlayer } from '../../support/people.ts';
import { signedIn } from '../../support/signed-in.ts';

const reading = `GET /api/me/events/${eventId}`;
const { userId } = aPlayer();
const managing = (differences: object) => ({
  ...signedIn(),
  [reading]: { ...(eventAnswers(true)[reading] as object), event: anEvent({ creatorId: userId, ...differences }) },
});
const other = { userId: '33333333-3333-4333-8333-333333333333', displayName: 'Kim', status: 'confirmed' };

it('deletes a draft once it was asked, and goes home', async () => {
  const deleting = `DELETE /api/events/${eventId}`;
  const app = await openApp(`/event/${eventId}/manage`, { ...managing({ status: 'draft' }), [deleting]: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete event' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this event?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete event' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === deleting)).toBe(true));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: /^Manage/ })).toBeNull());
});

it('says on the page of a draft until when it is kept', async () => {
  await openApp(`/discover/events/${eventId}`, managing({ status: 'draft' }));
  await screen.findByText(/It is kept until Mon, Jun 30, 7:00.PM CDT/);
});

it('hands an event over to another host', async () => {
  const giving = `PUT /api/events/${eventId}/creator`;
  const app = await openApp(`/event/${eventId}/manage`, {
    ...managing({}),
    [`GET /api/me/events/${eventId}/hosts`]: { hosts: [{ userId, displayName: 'Ana', status: 'confirmed' }, other] },
    [giving]: anEvent(),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hand the event over to Kim' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand the event over to Kim?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  await waitFor(() =>
    expect(app.sent.find(({ call }) => call === giving)?.body).toEqual({ userId: other.userId, version: 1 }),
  );
});

it('gives a private event another link', async () => {
  const renewing = `POST /api/events/${eventId}/invite-link`;
  const app = await openApp(`/event/${eventId}/manage`, {
    ...managing({ visibility: 'private' }),
    [renewing]: { shareToken: 'x'.repeat(22) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make a new link?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'New link' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === renewing)).toBe(true));
});
