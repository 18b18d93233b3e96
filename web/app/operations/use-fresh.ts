import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 5000;

/**
 * Reads a page's data again every five seconds while somebody looks at it, and when they come back to it.
 * @param isLive false while nothing new can come, or while a page must stay as it is
 */
export function useFresh(isLive = true): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isLive) return;
    const read = () => {
      if (document.visibilityState === 'visible' && navigator.onLine && state === 'idle') void revalidate();
    };
    const timer = setInterval(read, everyMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [isLive, revalidate, state]);
}
