import { useEffect, useRef, useState } from 'react';

/** How long a score can be taken back before it is sent, in seconds. */
export const heldSeconds = 10;

interface Held {
  /** A score waits to be sent. */
  readonly isHeld: boolean;
  readonly hold: (send: () => void) => void;
  readonly undo: () => void;
  readonly sendNow: () => void;
}

/**
 * Sends what was tapped after ten seconds, so that it can be undone as if it had never been. Leaving the page or the dialog
 * sends it at once: what looks saved is.
 */
export function useHeld(): Held {
  const [isHeld, setHeld] = useState(false);
  const waiting = useRef<() => void>(undefined);
  const take = () => {
    const send = waiting.current;
    waiting.current = undefined;
    setHeld(false);
    return send;
  };
  useEffect(() => {
    if (!isHeld) return;
    const send = () => take()?.();
    const timer = setTimeout(send, heldSeconds * 1000);
    const onHide = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [isHeld]);
  useEffect(() => () => waiting.current?.(), []);
  return {
    isHeld,
    hold: (send) => {
      waiting.current = send;
      setHeld(true);
    },
    undo: () => void take(),
    sendNow: () => take()?.(),
  };
}
