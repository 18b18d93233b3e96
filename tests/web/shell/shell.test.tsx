import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyAppearance, chooseAppearance } from '#web/app/main/appearance.ts';
import { registerAtLatestMs, startServiceWorker, updateCheckMs } from '#web/app/main/service-worker.ts';
import { countVisit, isFirstVisit, visits } from '#web/app/main/visits.ts';
import { markUnsaved } from '#web/app/shell/dialogs/unsaved.ts';
import { NoticeList } from '#web/app/shell/flashes/notice-list.tsx';
import {
  dismiss,
  noticeMs,
  notify,
  notifyAfterReload,
  showNoticeLeftBehind,
  useNotices,
} from '#web/app/shell/flashes/notices.ts';
import { ConnectionNotice } from '#web/app/shell/frame/connection.tsx';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';

afterEach(() => {
  vi.useRealTimers();
  markUnsaved('form', false);
});

describe('a message', () => {
  it('stays as long as its kind says from when it is on the screen', async () => {
    await import('#web/app/shell/flashes/flashes.tsx');
    const Said = () => <output>{useNotices().map(({ text }) => text)}</output>;
    vi.useFakeTimers();
    notify('success', 'Done');
    vi.advanceTimersByTime(2 * noticeMs.success);
    const { container } = render(
      <>
        <NoticeList />
        <Said />
      </>,
    );
    const said = () => container.querySelector('output')?.textContent;
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(noticeMs.success - 1));
    expect(said()).toBe('Done');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(said()).toBe('');
    expect(noticeMs).toEqual({ success: 5000, info: 3000, post: 3500, error: 5000 });
  });

  it('is not shown twice, and can survive a reload', async () => {
    expect(notify('error', 'Once', { stays: true })).toBe(notify('error', 'Once'));
    dismiss(notify('error', 'Once'));
    notifyAfterReload('error', 'Left behind');
    showNoticeLeftBehind();
    render(<NoticeList />);
    expect(await screen.findByText('Left behind')).toBeTruthy();
    dismiss(notify('error', 'Left behind'));
  });
});

describe('the shell', () => {
  it('says when the network is away, and when it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(
      <>
        <ConnectionNotice />
        <NoticeList />
      </>,
    );
    expect(screen.getByText(/You’re offline/)).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    expect(await screen.findByText('You’re online again.')).toBeTruthy();
    online.mockRestore();
  });

  it('counts visits and flags the first', () => {
    countVisit();
    expect(visits()).toBe(1);
    expect(isFirstVisit()).toBe(true);
    expect(document.documentElement.dataset.firstVisit).toBe('true');
    countVisit();
    expect(visits()).toBe(2);
    expect(isFirstVisit()).toBe(false);
  });

  it('is dark when the system is, or when that was chosen', () => {
    const system = { matches: true, addEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => system);
    applyAppearance();
    expect(document.body.classList.contains('awsui-dark-mode')).toBe(true);
    chooseAppearance('light');
    expect(document.body.classList.contains('awsui-dark-mode')).toBe(false);
    chooseAppearance('dark');
    system.matches = false;
    applyAppearance();
    expect(document.body.classList.contains('awsui-dark-mode')).toBe(true);
  });

  it('moves the focus to the heading of the page one goes to, and sets the title', async () => {
    signInAs();
    const app = await openApp('/home', {
      'GET /api/accounts/me': aPlayer(),
      'GET /api/events/mine': { events: [] },
    });
    await screen.findByRole('heading', { level: 1, name: 'Hi Ana P' });
    expect(document.title).toBe('Home · Rovers');
    await act(() => app.router.navigate('/profile/complete'));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Settings' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Settings · Rovers');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('offers a way past the navigation', async () => {
    await openApp('/auth/login');
    const link = await screen.findByRole('link', { name: 'Skip to main content' });
    expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
  });

  it('keeps standing when a page cannot be read', async () => {
    signInAs();
    const failed = () => Response.json({ code: 'server.failed', requestId: 'req-1' }, { status: 500 });
    await openApp('/home', { 'GET /api/accounts/me': aPlayer(), 'GET /api/events/mine': failed });
    expect(await screen.findByText('Something went wrong on our end. (Request req-1)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
  });
});

/** A service worker container whose registration the test holds. */
function aContainer(waiting?: { postMessage: () => void }) {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, update: vi.fn(async () => {}) });
  const container = Object.assign(new EventTarget(), { controller: {}, register: vi.fn(async () => registration) });
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: container } }));
  return { container, registration };
}

describe('the service worker', () => {
  it('is registered after 30 seconds at the latest and looks for a new version every five minutes', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', () => {});
    const { container, registration } = aContainer();
    startServiceWorker(true);
    await vi.advanceTimersByTimeAsync(registerAtLatestMs - 1);
    expect(container.register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(container.register).toHaveBeenCalledWith('/service-worker.js');
    await vi.advanceTimersByTimeAsync(updateCheckMs);
    expect(registration.update).toHaveBeenCalledTimes(1);
    expect([registerAtLatestMs, updateCheckMs]).toEqual([30_000, 300_000]);
  });

  it('is registered at once when the page has settled', async () => {
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
    const { container } = aContainer();
    startServiceWorker(true);
    await waitFor(() => expect(container.register).toHaveBeenCalled());
  });

  it('moves to a version that is ready', async () => {
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
    const waiting = { postMessage: vi.fn() };
    aContainer(waiting);
    startServiceWorker(true);
    await waitFor(() => expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }));
  });

  it('asks first while a form holds something that was not sent', async () => {
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
    const waiting = { postMessage: vi.fn() };
    aContainer(waiting);
    markUnsaved('form', true);
    render(<NoticeList />);
    startServiceWorker(true);
    const button = await screen.findByRole('button', { name: 'Load it now' });
    expect(waiting.postMessage).not.toHaveBeenCalled();
    button.click();
    expect(waiting.postMessage).toHaveBeenCalled();
  });

  it('says when the browser has none', async () => {
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
    vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: undefined } }));
    render(<NoticeList />);
    startServiceWorker(true);
    expect(await screen.findByText('Service workers are disabled or not supported by this browser')).toBeTruthy();
  });
});
