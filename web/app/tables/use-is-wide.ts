import { useSyncExternalStore } from 'react';

const query = '(width >= 900px)';

/** Whether the window has room for a table; browsers without media queries count as wide. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, read);

const read = (): boolean => globalThis.matchMedia?.(query).matches ?? true;

function subscribe(onChange: () => void): () => void {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
