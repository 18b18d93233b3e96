import { actionOf, shownOf } from './push-words.ts';

/** What of a service worker's world push needs; the types of workers and of pages do not go together. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly pushManager: { subscribe(options: PushSubscriptionOptionsInit): Promise<unknown> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(): Promise<readonly { close(): void }[]>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WorkerClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerClient {
  postMessage(message: object): void;
  focus(): Promise<unknown>;
}

/** The members of the four events that are listened for. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  /** Of `push` it can be read as text; of `message` it is what was said. */
  readonly data?: unknown;
  readonly notification?: { readonly data?: unknown; close(): void };
  readonly oldSubscription?: { readonly options: PushSubscriptionOptionsInit } | null;
}

/** Takes push messages: shows them, leads to what they are about, and tells open pages (R-PUSH-01, R-PUSH-11). */
export function takePush(worker: WorkerScope): void {
  const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tellPages = async (message: object) => {
    for (const page of await pages()) page.postMessage(message);
  };

  const show = async (data: unknown) => {
    const { title, ...options } = shownOf(textOf(data));
    await worker.registration.showNotification(title, options);
    await tellPages({ action: 'push-received' });
  };

  const open = async (path: string) => {
    const [page] = await pages();
    if (!page) return worker.clients.openWindow(new URL(path, worker.location.origin).href);
    await page.focus();
    return page.postMessage({ action: 'push-open', path });
  };

  const closeAll = async () => {
    for (const shown of await worker.registration.getNotifications()) shown.close();
  };

  worker.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification?.close();
    const { path } = (event.notification?.data ?? {}) as { path?: string };
    event.waitUntil(open(path ?? '/notifications'));
  });
  // The server hears of it when the app is opened: the options are no longer those that it knows.
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const options = event.oldSubscription?.options;
    if (options) event.waitUntil(worker.registration.pushManager.subscribe(options));
  });
  worker.addEventListener('message', (event) => {
    if (actionOf(event.data) === 'push-close') event.waitUntil(closeAll());
  });
}

const textOf = (data: unknown): string => (data as { text(): string } | null | undefined)?.text() ?? '';
