import { orPushError, PushError } from './push-error.ts';
import type { PushOptions } from './push-step.ts';

const workerPath = '/service-worker.js';

/** @throws {PushError} in what cannot take push notifications */
export function checkSupport(): void {
  if (typeof window === 'undefined') throw new PushError('only-available-in-window');
  if (!('indexedDB' in window)) throw new PushError('indexed-db-unsupported');
  const has = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!has) throw new PushError('unsupported-browser');
}

/** Asks once; browsers do not ask again after notifications were blocked (R-PUSH-03). */
export async function askPermission(): Promise<void> {
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  if (permission === 'denied') throw new PushError('permission-blocked');
  if (permission !== 'granted') throw new PushError('permission-default');
}

/** Registers the service worker at once: the app itself waits until the page has settled. */
export const startWorker = (): Promise<ServiceWorkerRegistration> =>
  orPushError('failed-service-worker-registration', async () => {
    await navigator.serviceWorker.register(workerPath);
    return navigator.serviceWorker.ready;
  });

/** A subscription with the server's key; one with another key is ended before (R-PUSH-12). */
export async function subscribe(
  { pushManager, scope }: ServiceWorkerRegistration,
  applicationPubKey: string | undefined,
): Promise<PushOptions> {
  if (!applicationPubKey) throw new PushError('missing-app-config-values');
  const present = await pushManager.getSubscription();
  const isOurs = present && keyOf(present) === applicationPubKey;
  if (present && !isOurs) await orPushError('token-unsubscribe-failed', () => present.unsubscribe());
  const subscribing = { userVisibleOnly: true, applicationServerKey: applicationPubKey };
  const subscription = isOurs
    ? present
    : await orPushError('token-subscribe-failed', () => pushManager.subscribe(subscribing));
  return optionsOf(subscription, applicationPubKey, scope);
}

/** As the server is told (R-PUSH-10). */
function optionsOf(subscription: PushSubscription, applicationPubKey: string, scope: string): PushOptions {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  if (!endpoint || !p256dh || !auth) throw new PushError('token-subscribe-failed');
  return { endpoint, p256dh, auth, applicationPubKey, scope: new URL(scope, location.origin).pathname };
}

const keyOf = ({ options: { applicationServerKey: key } }: PushSubscription): string | undefined =>
  key
    ? btoa(String.fromCharCode(...new Uint8Array(key)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    : undefined;

/** `Chrome on Android`: how its person tells one device from another. */
export function deviceName(agent = navigator.userAgent): string {
  const found = (names: Readonly<Record<string, RegExp>>) =>
    Object.keys(names).find((name) => names[name]?.test(agent));
  const browser = found({ Edge: /Edg/, Firefox: /Firefox|FxiOS/, Chrome: /Chrome|CriOS/, Safari: /Safari/ });
  const system = found({
    iPhone: /iPhone/,
    iPad: /iPad/,
    Android: /Android/,
    Windows: /Windows/,
    Mac: /Mac OS/,
    Linux: /Linux/,
  });
  return `${browser ?? 'A browser'}${system ? ` on ${system}` : ''}`;
}
