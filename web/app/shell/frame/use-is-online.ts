import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void) => {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
};

/** Whether the browser has a network (R-SHELL-03). */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
