import { useSyncExternalStore } from 'react';

let savedAt: number | undefined;
const listeners = new Set<() => void>();

function change(to: number | undefined): void {
  if (to === savedAt) return;
  savedAt = to;
  for (const tell of listeners) tell();
}

/** The page shows what was saved then. The oldest part says how old it is. */
export const shownAsSaved = (at: number): void => change(Math.min(at, savedAt ?? at));

/** The network answers again. */
export const shownAsItIs = (): void => change(undefined);

/** When what the page shows was saved; nothing while it is as it is now. */
export const useSavedAt = (): number | undefined =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => savedAt,
  );
