import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { toPreferences } from '#shared/notifications/preferences.ts';
import { momentWords } from '#web/blocks/moment.ts';
import { openApp, type Sent, signInAs } from '../support/app.tsx';
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
  it('shows what one was told, and where it leads', async () => {
    await open('/notifications');
    const link = await screen.findByRole('link', { name: invited.title });
    expect(link.getAttribute('href')).toBe(`/evt/${eventId}`);
    expect(screen.getAllByText(invited.description)).toHaveLength(2);
    expect(screen.getAllByText('Unread:')).toHaveLength(1);
    expect(screen.getAllByText(momentWords(createdAt))).toHaveLength(2);
  });

  it('says that there is nothing yet, and that everything is read', async () => {
    await open('/notifications', { 'GET /api/notifications/mine': { notifications: [] } });
    expect(await screen.findByText('No notifications yet')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show unread only' }));
    expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  });

  it('marks one and all as read, and deletes', async () => {
    const app = await open('/notifications', {
      [`PUT ${at(invited)}/read`]: {},
      'PUT /api/notifications/mine/read': { marked: 1 },
      [`DELETE ${at(changed)}`]: {},
    });
    await user.click(await screen.findByRole('button', { name: `Mark ${invited.title} as read` }));
    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    await user.click(screen.getByRole('button', { name: 'Delete New time' }));
    expect(await screen.findByText('The notification is deleted.')).toBeTruthy();
    const bodies = app.sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
    expect(bodies).toEqual([{ read: true }, { until: createdAt }]);
  });

  it('shows one as read at once, and takes that back with a message where it fails', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await open('/notifications', { [`PUT ${at(invited)}/read`]: () => promise });
    await user.click(await screen.findByRole('button', { name: `Mark ${invited.title} as read` }));
    expect(screen.getByRole('button', { name: `Mark ${invited.title} as unread` })).toBeTruthy();
    resolve(Response.json({ code: 'request.tooMany' }, { status: 429 }));
    expect(await screen.findByText(/too often/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: `Mark ${invited.title} as read` })).toBeTruthy();
  });

  it.each([
    ['that was only read', { createdAt: new Date().toISOString() }, true],
    ['that was answered', { createdAt: new Date().toISOString(), isAnswered: true }, false],
    ['of last month that was read', { createdAt: new Date(Date.now() - 30 * 86_400_000).toISOString() }, false],
  ])('asks for an answer to an invitation %s only while it waits for one', async (_, more, asks) => {
    const one = { ...invited, read: true, ...more };
    await open('/notifications', { 'GET /api/notifications/mine': { notifications: [one] } });
    await screen.findByRole('link', { name: invited.title });
    expect(screen.queryByRole('button', { name: `Join: ${invited.title}` }) !== null).toBe(asks);
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
    ['Accept', 'You are connected now', true],
    ['Decline', 'You declined. They are not told.', false],
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
    await user.click(await screen.findByRole('button', { name: `Mark ${invited.title} as read` }));
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy();
  });

  it('counts no further than anybody does', async () => {
    await open('/notifications', { 'GET /api/notifications/mine/unread': { unread: 100 } });
    expect(await screen.findByRole('link', { name: 'Notifications, 99+ unread' })).toBeTruthy();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  });
});

describe('the notification tab', () => {
  const settings = { ...toPreferences({}), timeZone: 'America/Chicago', version: 2 };
  const openTab = (answers: object = {}) =>
    open('/settings?tab=notification', { 'GET /api/notifications/settings': settings, ...answers });

  it('shows each topic with its ways, and saves what is changed', async () => {
    const app = await openTab({ 'PUT /api/notifications/settings': { ...settings, version: 3 } });
    await user.click(await screen.findByLabelText('E-mail: News'));
    await user.click(screen.getByLabelText('Quiet at night'));
    expect((screen.getByLabelText('E-mail: Cancelled events') as HTMLInputElement).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByText('Notification settings saved.')).toBeTruthy();
    const sent = app.sent.find(({ call }) => call === 'PUT /api/notifications/settings')?.body;
    expect(sent).toMatchObject({
      topics: { news: { email: false, push: true }, rsvp: { email: true, push: true } },
      quietHours: { from: '22:00', until: '07:00' },
      timeZone: 'America/Chicago',
      version: 2,
    });
  });

  it('shows topics under headings, and turns all of one heading off but for the mail that stays', async () => {
    await openTab();
    const all = await screen.findByLabelText<HTMLInputElement>('E-mail, all of: Your events');
    expect(all.checked).toBe(true);
    await user.click(all);
    expect(all.checked).toBe(false);
    const isOn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
    expect(['E-mail: Reminders', 'E-mail: Cancelled events', 'Push: Reminders', 'E-mail: News'].map(isOn)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    await user.click(screen.getByLabelText('E-mail: Reminders'));
    expect(all.indeterminate).toBe(true);
  });

  it('says that there are no teams', async () => {
    await openTab();
    expect(await screen.findByText('No teams exist')).toBeTruthy();
  });

  it('says that there are no topics', async () => {
    await openTab({ 'GET /api/notifications/settings': { ...settings, topics: {} } });
    expect(await screen.findByText('No topics exist')).toBeTruthy();
  });

  it('asks which of two stays when another tab saved first, and saves over it when told to', async () => {
    const app = await openTab({
      'PUT /api/notifications/settings': ({ body }: Sent) =>
        (body as { version: number }).version === 3
          ? { ...(body as object), version: 4 }
          : Response.json({ code: 'record.changed', currentVersion: 3 }, { status: 409 }),
    });
    await user.click(await screen.findByLabelText('E-mail: News'));
    await user.click(screen.getByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByText('Another tab or device saved first')).toBeTruthy();
    expect(screen.queryByText(/^Somebody changed this/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail: News').checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Notification settings saved.')).toBeTruthy();
    const sent = app.sent.filter(({ call }) => call === 'PUT /api/notifications/settings');
    expect(sent.map(({ body }) => (body as { version: number }).version).slice(1)).toEqual([3]);
  });
});
