import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 5000;

/** Reads a page's data again every five seconds while somebody looks at it, and when they come back to it. */
export function useFresh(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible' && navigator.onLine && state === 'idle') void revalidate();
    };
    const timer = setInterval(read, everyMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [revalidate, state]);
}
