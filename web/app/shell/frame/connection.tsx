import { useEffect, useRef, useSyncExternalStore } from 'react';
import { notify } from '../flashes/notices.ts';

const subscribe = (tell: () => void) => {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
};

/** Whether the browser has a network (R-SHELL-03). */
const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** A line above the page while the network is away; one message when it is back. */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) notify('success', 'You are online again.');
    wasOnline.current = isOnline;
  }, [isOnline]);
  return (
    <div role="status" className="connection">
      {isOnline ? null : 'You are offline. What you see may be out of date, and changes cannot be saved.'}
    </div>
  );
}
