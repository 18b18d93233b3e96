const name = 'payments';
const storageKey = 'rovers.payments';

/** Has the product's other tabs read what they show of payments again (R-PAY-17). */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name);
    channel.postMessage('changed');
    channel.close();
    return;
  }
  localStorage.setItem(storageKey, String(Date.now()));
}

/** Hears of payments in other tabs. Returns what stops that. */
export function onOtherTab(hear: () => void): () => void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name);
    channel.onmessage = hear;
    return () => channel.close();
  }
  const onStorage = ({ key }: StorageEvent) => key === storageKey && hear();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
