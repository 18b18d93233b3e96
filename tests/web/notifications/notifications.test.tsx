import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { momentWords } from '#web/blocks/moment.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';

const user = userEvent.setup({ delay: null });

beforeEach(() => signInAs());

const eventId = `evt_${'0'.repeat(26)}`;
const createdAt = '2031-01-01T12:00:00.000Z';
const invited = {
  notificationId: `ntc_${'0'.repeat(26)}`,
  userId: aPlayer().userId,
  type: 'invitation',
  title: 'Bo invites you: Sunday run',
  description: 'You are invited to Sunday run.',
  data: { path: `/evt/${eventId}`, eventId, asks: 'invitation' },
  read: false,
  createdAt,
};
const changed = { ...invited, notificationId: `ntc_${'1'.repeat(26)}`, title: 'New time', data: {}, read: true };
const at = ({ notificationId }: { notificationId: string }) =>
  `/api/notifications/mine/${encodeURIComponent(createdAt)}/${notificationId}`;

const open = (path: string, answers: object = {}) =>
  openApp(path, {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/notifications/mine': { notifications: [invited, changed] },
    'GET /api/notifications/mine/unread': { unread: 1 },
    ...answers,
  });

describe('the page of notifications', () => {
  it('shows what one was told by day, with a picture, and where it leads', async () => {
    await open('/notifications');
    const link = await screen.findByRole('link', { name: invited.title });
    expect(link.getAttribute('href')).toBe(`/evt/${eventId}`);
    expect(screen.getAllByText(invited.description)).toHaveLength(2);
    expect(screen.getAllByText('Unread:')).toHaveLength(1);
    expect(screen.getAllByTitle(momentWords(createdAt))).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: 'Wed, Jan 1' })).toBeTruthy();
  });

  it('says that the reader is all caught up, whatever is shown', async () => {
    await open('/notifications', { 'GET /api/notifications/mine': { notifications: [] } });
    expect(await screen.findByRole('heading', { name: 'You’re all caught up' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Unread' }));
    expect(await screen.findByRole('heading', { name: 'You’re all caught up' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  });

  it('reads a notice when it is opened', async () => {
    const app = await open('/notifications', { [`PUT ${at(invited)}/read`]: {} });
    await user.click(await screen.findByRole('link', { name: invited.title }));
    await waitFor(() => expect(app.sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ read: true }));
    await waitFor(() => expect(app.path()).toBe(`/evt/${eventId}`));
  });

  it('marks one as read and deletes it from the menu of its row', async () => {
    const app = await open('/notifications', { [`PUT ${at(invited)}/read`]: {}, [`DELETE ${at(changed)}`]: {} });
    await user.click(await screen.findByRole('button', { name: `More for ${invited.title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark read' }));
    expect(screen.queryByText('Unread:')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More for New time' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Deleted')).toBeTruthy();
    expect(screen.queryByText('New time')).toBeNull();
    expect(app.sent.find(({ call }) => call === `PUT ${at(invited)}/read`)?.body).toEqual({ read: true });
  });

  it('marks all as read at once, and takes it back when that fails', async () => {
    const answer = Promise.withResolvers<Response>();
    await open('/notifications', { 'PUT /api/notifications/mine/read': () => answer.promise });
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    expect(screen.queryByText('Unread:')).toBeNull();
    answer.resolve(Response.json({ code: 'server.busy' }, { status: 503 }));
    expect(await screen.findByText('Unread:')).toBeTruthy();
  });

  it('gathers notices of one day about one event, and reads them together', async () => {
    const data = { path: `/evt/${eventId}`, eventId };
    const newest = { ...invited, type: 'rsvp', title: 'You’re in: Sunday run', data };
    const earlier = { ...changed, type: 'rsvp', title: 'You left: Sunday run', data, read: false };
    const app = await open('/notifications', {
      'GET /api/notifications/mine': { notifications: [newest, earlier] },
      [`PUT ${at(newest)}/read`]: {},
      [`PUT ${at(earlier)}/read`]: {},
    });
    expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Unread: You’re in: Sunday run, +1');
    await user.click(screen.getByRole('link', { name: newest.title }));
    await waitFor(() => expect(app.sent.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(2));
  });

  it('approves a player who wants to join in the row', async () => {
    const personId = '22222222-2222-4222-8222-222222222222';
    const data = { ...invited.data, asks: 'request', personId, personName: 'Tess' };
    const asking = { ...invited, type: 'rsvp', title: 'Tess wants to join, +1: Sunday run', data };
    const decide = `POST /api/events/${eventId}/requests/decision`;
    const app = await open('/notifications', {
      'GET /api/notifications/mine': { notifications: [asking] },
      [decide]: { decided: [personId], gone: [], full: [], seats: { taken: 2, waiting: 0, free: 3 } },
      [`PUT ${at(asking)}/read`]: {},
    });
    await user.click(await screen.findByRole('button', { name: `Approve: ${asking.title}` }));
    expect(await screen.findByText('Approved. They’re in.')).toBeTruthy();
    expect(app.sent.find(({ call }) => call === decide)?.body).toEqual({ userIds: [personId], decision: 'approve' });
  });

  it.each([
    ['that was only read', { createdAt: new Date().toISOString() }, true],
    ['that was answered', { createdAt: new Date().toISOString(), isAnswered: true }, false],
    ['of last month that was read', { createdAt: new Date(Date.now() - 30 * 86_400_000).toISOString() }, false],
  ])('asks for an answer to an invitation %s only while it waits for one', async (_, more, asks) => {
    const one = { ...invited, read: true, ...more };
    await open('/notifications', { 'GET /api/notifications/mine': { notifications: [one] } });
    await screen.findByRole('link', { name: invited.title });
    expect(screen.queryByRole('button', { name: `I’m in: ${invited.title}` }) !== null).toBe(asks);
  });

  it('answers an invitation in place, after which it is read', async () => {
    const app = await open('/notifications', {
      [`PUT /api/events/${eventId}/rsvp/reply`]: { mine: { status: 'none' }, seats: { taken: 1, waiting: 0, free: 3 } },
      [`PUT ${at(invited)}/read`]: {},
    });
    await user.click(await screen.findByRole('button', { name: `Maybe: ${invited.title}` }));
    await waitFor(() => expect(app.sent.some(({ call }) => call.includes(eventId))).toBe(true));
    expect(screen.queryByRole('button', { name: 'Maybe: New time' })).toBeNull();
  });

  it.each([
    ['Accept', 'You’re connected', true],
    ['Decline', 'Declined. We don’t tell them.', false],
  ])('answers who would like to connect in place: %s', async (words, said, accept) => {
    const personId = '22222222-2222-4222-8222-222222222222';
    const asking = { ...invited, title: 'Bo would like to connect', data: { asks: 'connection', personId } };
    const app = await open('/notifications', {
      'GET /api/notifications/mine': { notifications: [asking] },
      [`PUT /api/people/me/connections/${personId}/answer`]: { state: 'none' },
      [`PUT ${at(invited)}/read`]: {},
    });
    await user.click(await screen.findByRole('button', { name: `${words}: ${asking.title}` }));
    expect(await screen.findByText(said)).toBeTruthy();
    const answered = `PUT /api/people/me/connections/${personId}/answer`;
    expect(app.sent.find(({ call }) => call === answered)?.body).toEqual({ accept });
    await waitFor(() => expect(app.sent.some(({ call }) => call === `PUT ${at(asking)}/read`)).toBe(true));
  });

  it('goes on to older ones', async () => {
    await open('/notifications', { 'GET /api/notifications/mine': { notifications: [invited], nextCursor: 'c1' } });
    const link = await screen.findByRole('link', { name: 'Older notifications' });
    expect(link.getAttribute('href')).toContain('cursor=c1');
  });
});

describe('the bell', () => {
  it('says how much is unread, and asks again when something was read', async () => {
    let unread = 3;
    await open('/notifications', {
      'GET /api/notifications/mine/unread': () => ({ unread }),
      [`PUT ${at(invited)}/read`]: {},
    });
    expect(await screen.findByRole('link', { name: 'Notifications, 3 unread' })).toBeTruthy();
    unread = 0;
    await user.click(await screen.findByRole('button', { name: `More for ${invited.title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark read' }));
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy();
  });

  it('counts no further than anybody does', async () => {
    await open('/notifications', { 'GET /api/notifications/mine/unread': { unread: 100 } });
    expect(await screen.findByRole('link', { name: 'Notifications, 99+ unread' })).toBeTruthy();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  });
});
