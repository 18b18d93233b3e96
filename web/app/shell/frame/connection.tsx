import { useEffect, useRef, useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import { useWaitingCount } from '#web/app/operations/outbox.ts';
import { useSavedAt } from '#web/app/operations/saved-at.ts';
import { notify } from '../flashes/notices.ts';
import { useIsOnline } from './use-is-online.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** A line above the page while the network is away, with how old the page is and what waits; one message when it is back. */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const savedAt = useSavedAt();
  const waiting = useLasting(useWaitingCount());
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) notify('success', 'You’re online again.');
    wasOnline.current = isOnline;
  }, [isOnline]);
  const parts = [
    ...(isOnline ? [] : ['You’re offline.']),
    ...(savedAt === undefined ? [] : [`Saved at ${timeOf(savedAt)}.`]),
    ...(waiting === 0 ? [] : [`${quantity(waiting, 'change')} waiting to be sent.`]),
  ];
  return (
    <div role="status" className="connection">
      {parts.join(' ')}
    </div>
  );
}

const lastingMs = 1000;

/** A count once it lasts: what is sent at once does not flicker through the line. */
function useLasting(count: number): number {
  const [shown, setShown] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setShown(count), lastingMs);
    return () => clearTimeout(timer);
  }, [count]);
  return Math.min(shown, count);
}

/** `9:41 AM`, or `Thu 9:41 AM` of another day. */
const timeOf = (at: number): string =>
  (new Date(at).toDateString() === new Date().toDateString() ? clock : dayAndClock).format(at);
