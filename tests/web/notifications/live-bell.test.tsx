import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLive } from '#web/app/live/keep-live.ts';
import { onNews } from '#web/app/live/news.ts';
import { clearStoredSession } from '#web/app/session/session-token.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly opened: FakeSocket[] = [];
  readonly readyState = 1;
  readonly sent: string[] = [];
  readonly address: URL;
  constructor(address: URL) {
    super();
    this.address = address;
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
}

beforeEach(() => {
  signInAs();
  FakeSocket.opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

it('moves the number of the bell as soon as the socket says that there is something new', async () => {
  let unread = 1;
  await openApp('/notifications', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/notifications/mine': { notifications: [] },
    'GET /api/notifications/mine/unread': () => ({ unread }),
    'POST /api/messages/me/socket-ticket': { ticket: 'one', expiresAt: '2031-01-01T00:00:00.000Z' },
  });
  await screen.findByRole('link', { name: 'Notifications, 1 unread' });
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1), { timeout: 20_000 });
  unread = 2;
  const data = JSON.stringify({ news: 'notifications' });
  act(() => void FakeSocket.opened[0]?.dispatchEvent(new MessageEvent('message', { data })));
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toBeTruthy();
});

it.each([
  ['something new came', 2, 1],
  ['nothing new came', 1, 0],
] as const)('tells the page when %s before the socket was up', async (_, unreadThen, told) => {
  let unread = 1;
  const app = await openApp('/notifications', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/notifications/mine': { notifications: [] },
    'GET /api/notifications/mine/unread': () => ({ unread }),
    'POST /api/messages/me/socket-ticket': { ticket: 'one', expiresAt: '2031-01-01T00:00:00.000Z' },
  });
  await screen.findByRole('link', { name: 'Notifications, 1 unread' });
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1), { timeout: 20_000 });
  const heard = vi.fn();
  const stop = onNews(heard);
  unread = unreadThen;
  const asked = () => app.sent.filter(({ call }) => call === 'GET /api/notifications/mine/unread').length;
  const before = asked();
  await act(async () => void FakeSocket.opened[0]?.dispatchEvent(new Event('open')));
  await waitFor(() => expect(asked()).toBe(before + 1));
  await screen.findByRole('link', { name: `Notifications, ${unreadThen} unread` });
  await act(async () => {});
  expect(heard).toHaveBeenCalledTimes(told);
  stop();
});

it('opens no second socket on a page, and hangs up when it is over', async () => {
  await openApp('/notifications', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/notifications/mine': { notifications: [] },
    'GET /api/notifications/mine/unread': { unread: 0 },
    'POST /api/messages/me/socket-ticket': { ticket: 'one', expiresAt: '2031-01-01T00:00:00.000Z' },
  });
  const closed = vi.spyOn(FakeSocket.prototype, 'close');
  const hangUp = keepLive(() => undefined);
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  keepLive(() => undefined)();
  expect(FakeSocket.opened).toHaveLength(1);
  hangUp();
  expect(closed).toHaveBeenCalled();
});

it('asks for nothing once the session is over, while the page is left', async () => {
  const { sent } = await openApp('/notifications', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/notifications/mine': { notifications: [] },
    'GET /api/notifications/mine/unread': { unread: 0 },
  });
  await waitFor(() => expect(sent.some(({ call }) => call === 'GET /api/notifications/mine/unread')).toBe(true));
  await act(async () => {});
  const before = sent.length;
  clearStoredSession();
  keepLive(() => undefined)();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(async () => {});
  expect(sent).toHaveLength(before);
});

it('waits five minutes before it opens another socket where the server closed one for too many messages', async () => {
  await openApp('/notifications', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/notifications/mine': { notifications: [] },
    'GET /api/notifications/mine/unread': { unread: 0 },
    'POST /api/messages/me/socket-ticket': { ticket: 'one', expiresAt: '2031-01-01T00:00:00.000Z' },
  });
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1), { timeout: 20_000 });
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const data = JSON.stringify({ closed: 'request.tooMany' });
  act(() => {
    FakeSocket.opened[0]?.dispatchEvent(new MessageEvent('message', { data }));
    FakeSocket.opened[0]?.close();
  });
  expect(waits.mock.calls.map(([, ms]) => ms)).toContain(5 * 60_000);
  waits.mockRestore();
});
