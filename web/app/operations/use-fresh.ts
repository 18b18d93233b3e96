import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { onNews } from '#web/app/live/news.ts';
import { askToWatch, isWatched, watchWhileShown } from '#web/app/live/watching.ts';

const everyMs = 5000;
/** Several things often change at once: they are read together. */
const gatherMs = 1000;
const movements = ['pointermove', 'keydown'] as const;

/**
 * Reads a page's data again while it is looked at. While the socket watches what the page shows, it does so when there is
 * news, and when the reader comes back or moves, at most every five seconds: a page that lies idle asks nothing. Without the
 * socket, as for visitors, it asks every five seconds.
 * @param thing what the page shows; nothing where nothing new can come
 * @param isOn false while the page must stay as it is: it is read when that ends, if something new came
 */
export function useFresh(thing: string | undefined, isOn = true): void {
  const { revalidate, state } = useRevalidator();
  const isMissed = useRef(false);
  const dueAt = useRef<number>(undefined);
  const beganAt = useRef(Date.now());
  useEffect(() => {
    if (thing === undefined) return;
    return watchWhileShown({ thing, readAt: () => beganAt.current });
  }, [thing]);
  useEffect(() => {
    if (thing === undefined) return;
    const doneAt = Date.now();
    let due: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      // What comes while the page is being read may be too late for that reading.
      isMissed.current = !isOn || state !== 'idle';
      if (isMissed.current) return;
      dueAt.current = undefined;
      beganAt.current = Date.now();
      void revalidate();
    };
    const readWhenDue = () => {
      clearTimeout(due);
      if (dueAt.current !== undefined) due = setTimeout(read, dueAt.current - Date.now());
    };
    const hear = (things: readonly string[] | undefined) => {
      if (!things) return read();
      if (!things.includes(thing)) return;
      dueAt.current ??= Math.max(Date.now() + gatherMs, beganAt.current + everyMs);
      readWhenDue();
    };
    const stop = [onNews(hear), () => clearTimeout(due)];
    if (isOn && isMissed.current) read();
    readWhenDue();
    if (isOn) stop.push(whileLookedAt(thing, read, doneAt));
    return () => {
      for (const one of stop) one();
    };
  }, [thing, isOn, revalidate, state]);
}

/** Reads when the reader comes back or moves, and every five seconds where no socket says what is new. */
function whileLookedAt(thing: string, read: () => void, readAt: number): () => void {
  const unlessWatched = () => {
    if (isWatched(thing)) return;
    askToWatch();
    read();
  };
  let movedAt = readAt;
  const moved = () => {
    if (Date.now() - movedAt < everyMs) return;
    movedAt = Date.now();
    read();
  };
  const timer = setInterval(unlessWatched, everyMs);
  document.addEventListener('visibilitychange', read);
  addEventListener('online', read);
  for (const movement of movements) document.addEventListener(movement, moved, { passive: true });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', read);
    removeEventListener('online', read);
    for (const movement of movements) document.removeEventListener(movement, moved);
  };
}
