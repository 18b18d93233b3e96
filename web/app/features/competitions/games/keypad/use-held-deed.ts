import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import {
  type Deed,
  holdNoLonger,
  isHeld,
  putInOutbox,
  type Settled,
  takeFromOutbox,
  tellSettled,
  useWaitingDeeds,
} from '#web/app/operations/outbox.ts';
import { sendOutbox } from '#web/app/operations/send-outbox.ts';

/** How long what was saved can be undone. */
const holdMs = 10_000;

/** A deed that is saved on this device and not sent yet. */
type Held = Pick<Deed, 'operation' | 'input'> & {
  /** It can be undone; afterwards it waits for a network. */
  readonly canUndo: boolean;
};

/**
 * A deed that is saved on this device first and sent ten seconds later, or as soon as its reader leaves the page: until
 * then Undo takes it back, and the server has not seen it. A later one takes its place.
 * @param isOf whether a deed is about this page's match
 * @param onSettled hears what came of it
 */
export function useHeldDeed(
  isOf: (deed: Pick<Deed, 'operation' | 'input'>) => boolean,
  onSettled: (settled: Settled) => void,
) {
  const deed = useWaitingDeeds().find(isOf);
  const { revalidate } = useRevalidator();
  const hears = useRef({ isOf, onSettled });
  hears.current = { isOf, onSettled };
  const tell = useCallback(
    (settled: Settled) => {
      if (!hears.current.isOf(settled.deed)) return false;
      hears.current.onSettled(settled);
      void revalidate();
      return true;
    },
    [revalidate],
  );
  useEffect(() => tellSettled(tell), [tell]);
  useSendingLater(deed);
  const undo = () => deed && takeFromOutbox(deed.deedId);
  const hold = (next: Pick<Deed, 'operation' | 'input' | 'about'>, now = new Date()) => {
    undo();
    const heldUntil = new Date(now.getTime() + holdMs).toISOString();
    putInOutbox({ ...next, deedId: crypto.randomUUID(), heldUntil });
  };
  const held: Held | undefined = deed && { operation: deed.operation, input: deed.input, canUndo: isHeld(deed) };
  return { held, hold, undo };
}

/** Sends what is held when its time is over, and when the page is left or put in the background. */
function useSendingLater(deed: Deed | undefined): void {
  const { deedId, heldUntil } = deed ?? {};
  const held = useRef<string>(undefined);
  useEffect(() => {
    held.current = heldUntil && deedId;
    if (!deedId || !heldUntil) return undefined;
    const send = () => sendNow(deedId);
    const sendHidden = () => document.visibilityState === 'hidden' && send();
    const timer = setTimeout(send, Date.parse(heldUntil) - Date.now());
    addEventListener('pagehide', send);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', sendHidden);
    };
  }, [deedId, heldUntil]);
  useEffect(() => () => void (held.current && sendNow(held.current)), []);
}

function sendNow(deedId: string): void {
  holdNoLonger(deedId);
  void sendOutbox().catch(() => undefined);
}
