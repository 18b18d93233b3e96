import { hasSession } from '#web/app/session/access-token.ts';
import { loadMe } from '#web/app/session/me.ts';
import { unreadChanged } from '#web/app/shell/flashes/unread.ts';

/** Hears what the service worker says (R-PUSH-11), and keeps this browser registered where it is. */
export async function hearWorker(container = navigator.serviceWorker): Promise<void> {
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  const isOn = typeof Notification !== 'undefined' && Notification.permission === 'granted' && hasSession();
  const me = isOn ? await loadMe() : undefined;
  if (!me || me.state === 'signedOut' || !('userId' in me)) return;
  const { keepOn } = await import('./push-device.ts');
  await keepOn(me.userId);
}

function hear(data: unknown): void {
  const { action, path } = (data ?? {}) as { action?: unknown; path?: unknown };
  if (action === 'push-received') unreadChanged();
  if (action === 'push-open' && typeof path === 'string') location.assign(path);
}
