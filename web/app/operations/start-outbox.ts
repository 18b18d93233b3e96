import { isHeld, onOutboxChanged, waitingDeeds } from './outbox.ts';

/** A network that is back is not always reachable at once. */
const againMs = 15_000;

/**
 * Sends what waits as soon as there is a network, from the first page on. Only a request shows whether there is one:
 * `navigator.onLine` says no in some pages that have a network. Returns how to stop.
 */
export function startOutbox(): () => void {
  const send = () => {
    if (waitingDeeds().every((deed) => isHeld(deed))) return;
    void import('./send-outbox.ts').then(({ sendOutbox }) => sendOutbox()).catch(() => undefined);
  };
  send();
  const timer = setInterval(send, againMs);
  addEventListener('online', send);
  const stop = onOutboxChanged(send);
  return () => {
    clearInterval(timer);
    removeEventListener('online', send);
    stop();
  };
}
