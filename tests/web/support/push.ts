import { vi } from 'vitest';

const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;

interface Browser {
  readonly permission?: NotificationPermission;
  /** What the person answers. */
  readonly answer?: NotificationPermission;
  readonly subscribe?: () => Promise<unknown>;
  readonly register?: () => Promise<unknown>;
  /** Kept since an earlier visit. */
  readonly record?: object;
  readonly indexedDB?: object | undefined;
}

export const serverKey = key;
export const options = {
  endpoint: 'https://push.example/1',
  p256dh: 'p',
  auth: 'a',
  applicationPubKey: key,
  scope: '/',
};

/** A subscription as a browser gives it out, made with a key. */
export const aSubscriptionWith = (applicationServerKey = key) => ({
  endpoint: options.endpoint,
  options: { applicationServerKey: bytesOf(applicationServerKey) },
  toJSON: () => ({ endpoint: options.endpoint, keys: { p256dh: options.p256dh, auth: options.auth } }),
  unsubscribe: vi.fn(async () => true),
});

/** A browser with push, as far as the app asks for it. */
export function aBrowser(browser: Browser = {}) {
  const kept = { record: browser.record as { token?: string } | undefined };
  const state = { present: null as ReturnType<typeof aSubscriptionWith> | null };
  const subscribe = vi.fn(async () => {
    await browser.subscribe?.();
    state.present = aSubscriptionWith();
    return state.present;
  });
  const pushManager = { getSubscription: async () => state.present, subscribe };
  const active = { postMessage: vi.fn() };
  const registration = { pushManager, scope: `${location.origin}/`, active };
  const worker = {
    register: async () => (await browser.register?.()) ?? registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    addEventListener: () => {},
  };
  const own: Readonly<Record<PropertyKey, unknown>> = { serviceWorker: worker };
  const proxied = new Proxy(navigator, {
    get: (real, name) => own[name] ?? Reflect.get(real, name, real),
    has: (real, name) => name in own || name in real,
  });
  vi.stubGlobal('navigator', proxied);
  vi.stubGlobal('PushManager', class {});
  const notification = {
    permission: browser.permission ?? 'default',
    requestPermission: vi.fn(async () => browser.answer ?? 'granted'),
  };
  vi.stubGlobal('Notification', notification);
  if (!('indexedDB' in browser)) vi.stubGlobal('indexedDB', aDatabase(kept));
  else if (browser.indexedDB) vi.stubGlobal('indexedDB', browser.indexedDB);
  return { kept, state, subscribe, active, notification };
}

/** IndexedDB of one store and one key. */
function aDatabase(kept: { record: unknown }) {
  const request = (result: () => unknown) => {
    const asked = { result: undefined as unknown, onsuccess: () => {} };
    queueMicrotask(() => {
      asked.result = result();
      asked.onsuccess();
    });
    return asked;
  };
  const objects = {
    get: () => request(() => kept.record),
    put: (record: unknown) => request(() => (kept.record = record)),
    delete: () => request(() => (kept.record = undefined)),
  };
  return { open: () => request(() => ({ transaction: () => ({ objectStore: () => objects }), close: () => {} })) };
}
