import { useEffect, useRef } from 'react';
import { notify } from '../flashes/notices.ts';
import { useIsOnline } from './use-is-online.ts';

/** A line above the page while the network is away; one message when it is back. */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) notify('success', 'You’re online again.');
    wasOnline.current = isOnline;
  }, [isOnline]);
  return (
    <div role="status" className="connection">
      {isOnline ? null : 'You’re offline. What you see may be out of date, and changes can’t be saved.'}
    </div>
  );
}
