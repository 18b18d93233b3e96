import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';
import { signedIn } from '../../support/signed-in.ts';

const reading = `GET /api/events/mine/${eventId}`;
const { userId } = aPlayer();
const self = { userId, displayName: 'Ana', status: 'confirmed' };
const managing = (differences: object, hosting: readonly object[] = [self]) => ({
  ...signedIn(),
  [reading]: {
    ...(eventAnswers(true)[reading] as object),
    event: anEvent({ creatorId: userId, ...differences }),
    hosting,
  },
});
const other = { userId: '33333333-3333-4333-8333-333333333333', displayName: 'Kim', status: 'confirmed' };

it('deletes a draft once it was asked, and goes home', async () => {
  const deleting = `DELETE /api/events/${eventId}`;
  const app = await openApp(`/event/${eventId}/manage?tab=settings`, {
    ...managing({ status: 'draft' }),
    [deleting]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete event' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this event?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete event' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === deleting)).toBe(true));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: /^Manage/ })).toBeNull());
});

it('says on the page of a draft until when it is kept', async () => {
  await openApp(`/discover/events/${eventId}`, managing({ status: 'draft' }));
  await screen.findByText(/We’ll save it until Mon, Jun 30, 7:00.PM CDT/);
});

it('hands an event over to another host', async () => {
  const giving = `PUT /api/events/${eventId}/creator`;
  const app = await openApp(`/event/${eventId}/manage?tab=settings`, {
    ...managing({}, [self, other]),
    [giving]: anEvent(),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hand the event over to Kim' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand the event over to Kim?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  await waitFor(() =>
    expect(app.sent.find(({ call }) => call === giving)?.body).toEqual({ userId: other.userId, version: 1 }),
  );
});

it('lets the owner step down by choosing the host who owns the event next', async () => {
  const leaving = `DELETE /api/events/${eventId}/hosts/${userId}`;
  const app = await openApp(`/event/${eventId}/manage?tab=settings`, {
    ...managing({}, [self, other]),
    [leaving]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Step down' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand over and step down?' });
  within(dialog).getByRole('button', { name: /Kim/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over and step down' }));
  await waitFor(() => expect(app.sent.find(({ call }) => call === leaving)?.search).toBe(`?heirId=${other.userId}`));
});

it('shows an owner who hosts alone no way to step down', async () => {
  await openApp(`/event/${eventId}/manage?tab=settings`, managing({}));
  await screen.findByRole('heading', { name: /^Hosts/ });
  expect(screen.queryByRole('button', { name: 'Step down' })).toBeNull();
});

it('gives a private event another link', async () => {
  const renewing = `POST /api/events/${eventId}/invite-link`;
  const app = await openApp(`/event/${eventId}/manage?tab=settings`, {
    ...managing({ visibility: 'private' }),
    [renewing]: { shareToken: 'x'.repeat(22) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make a new link?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'New link' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === renewing)).toBe(true));
});
