import { discardUnsaved, hasUnsaved } from '#web/app/shell/dialogs/unsaved.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

/** How often a new version is looked for (R-SHELL-02). */
export const updateCheckMs = 300_000;
/** Registered when the page has settled, at the latest after this (R-SHELL-06, decision D42). */
export const registerAtLatestMs = 30_000;

const unsupported = 'Service workers are disabled or not supported by this browser';

/** Keeps the app's files for the next visit, and moves to a new version when one is ready. */
export function startServiceWorker(isProduction = import.meta.env.PROD): void {
  if (!isProduction) return;
  void settled().then(register);
}

async function register(): Promise<void> {
  if (!navigator.serviceWorker) return sayOnce(unsupported);
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    watchFor(registration);
    void import('#web/app/live/push/hear-worker.ts').then(({ hearWorker }) => hearWorker()).catch(() => undefined);
    setInterval(() => void registration.update().catch(() => undefined), updateCheckMs);
  } catch {
    sayOnce(unsupported);
  }
}

/** The app works without; one word per session is enough. */
function sayOnce(text: string): void {
  const key = 'rovers.saidNoServiceWorker';
  if (!sessionStorage.getItem(key)) notify('info', text);
  sessionStorage.setItem(key, 'true');
}

/** The first worker takes a page that had none without a reload; a later one replaces a running version. */
function watchFor(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    const waiting = registration.waiting;
    if (waiting && navigator.serviceWorker.controller) offerUpdate(waiting);
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') offer();
    });
  });
}

/** Activates and reloads at once (R-SHELL-01), unless a form would lose what was typed: then the person decides. */
function offerUpdate(waiting: ServiceWorker): void {
  const activate = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    discardUnsaved();
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  if (!hasUnsaved()) {
    activate();
    return;
  }
  notify('info', 'A new version is ready. Anything you haven’t saved is lost when it loads.', {
    stays: true,
    button: { label: 'Load it now', onClick: activate },
  });
}

/** When the page has loaded and the browser is idle, or the longest wait is over. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, registerAtLatestMs);
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => resolve());
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  });
}
