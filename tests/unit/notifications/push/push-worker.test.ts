import { expect, it, vi } from 'vitest';
import { takePush, type WorkerEvent, type WorkerScope } from '#web/worker/push-events.ts';

/** A service worker's world with so many open pages. */
function aWorker(pageCount = 0) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const pages = Array.from({ length: pageCount }, () => ({ postMessage: vi.fn(), focus: vi.fn(async () => {}) }));
  const shown = { close: vi.fn() };
  const scope = {
    location: { origin: 'https://rovers.example' },
    registration: {
      pushManager: { subscribe: vi.fn(async () => {}) },
      showNotification: vi.fn(async () => {}),
      getNotifications: async () => [shown],
    },
    clients: { matchAll: async () => pages, openWindow: vi.fn(async () => {}) },
    addEventListener: (type, listener) => void listeners.set(type, listener),
  } satisfies WorkerScope;
  takePush(scope);
  const fire = async (type: string, event: Omit<WorkerEvent, 'waitUntil'>) => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work) => void works.push(work) });
    await Promise.all(works);
  };
  return { scope, pages, shown, fire };
}

const pushed = (data: unknown) => ({ data: { text: () => (typeof data === 'string' ? data : JSON.stringify(data)) } });
const message = { title: 'New time', body: 'Sunday run starts at 9.', path: '/evt/1', tag: 'evt_1' };

it('shows what was pushed, and has open pages count anew', async () => {
  const { scope, pages, fire } = aWorker(1);
  await fire('push', pushed(message));
  expect(scope.registration.showNotification).toHaveBeenCalledWith('New time', {
    body: 'Sunday run starts at 9.',
    tag: 'evt_1',
    icon: '/icon.svg',
    data: { path: '/evt/1' },
  });
  expect(pages[0]?.postMessage).toHaveBeenCalledWith({ action: 'push-received' });
});

it.each(['', 'not JSON', 'null', '[]', '{"title":7}'])(
  'shows that something happened when the message is %j',
  async (text) => {
    const { scope, fire } = aWorker();
    await fire('push', pushed(text));
    expect(scope.registration.showNotification).toHaveBeenCalledWith('Something happened', expect.anything());
  },
);

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'evt/1', 7])(
  'leads into the app, not to %j',
  async (path) => {
    const { scope, fire } = aWorker();
    await fire('push', pushed({ ...message, path }));
    const shown = expect.objectContaining({ data: { path: '/notifications' } });
    expect(scope.registration.showNotification).toHaveBeenCalledWith('New time', shown);
  },
);

it('opens what a notification is about, in the page that is open where there is one', async () => {
  const notification = { data: { path: '/evt/1' }, close: vi.fn() };
  const closed = aWorker();
  await closed.fire('notificationclick', { notification });
  expect(closed.scope.clients.openWindow).toHaveBeenCalledWith('https://rovers.example/evt/1');
  const open = aWorker(2);
  await open.fire('notificationclick', { notification });
  expect(open.scope.clients.openWindow).not.toHaveBeenCalled();
  expect(open.pages[0]?.focus).toHaveBeenCalled();
  expect(open.pages[0]?.postMessage).toHaveBeenCalledWith({ action: 'push-open', path: '/evt/1' });
  expect(notification.close).toHaveBeenCalledTimes(2);
});

it('subscribes again with the same key when the browser ends a subscription', async () => {
  const { scope, fire } = aWorker();
  const options = { userVisibleOnly: true, applicationServerKey: 'key' };
  await fire('pushsubscriptionchange', { oldSubscription: { options } });
  await fire('pushsubscriptionchange', { oldSubscription: null });
  expect(scope.registration.pushManager.subscribe).toHaveBeenCalledExactlyOnceWith(options);
});

it('takes away what it shows when a page asks by its action, and hears nothing else', async () => {
  const { shown, fire } = aWorker();
  for (const data of [null, 'push-close', { action: 'other' }]) await fire('message', { data });
  expect(shown.close).not.toHaveBeenCalled();
  await fire('message', { data: { action: 'push-close' } });
  expect(shown.close).toHaveBeenCalledTimes(1);
});
