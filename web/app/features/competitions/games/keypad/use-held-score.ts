import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { games } from '#shared/competitions/games/contract.ts';
import type { Match } from '#shared/competitions/games/schemas.ts';
import { ScoreEntry } from '#shared/competitions/games/scoring/scoring.ts';
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

/** How long a saved score can be undone. */
const holdMs = 10_000;
const operation = 'games/enterScore';

/** A score that is saved on this device and not sent yet. */
export interface HeldScore {
  readonly entry: ScoreEntry;
  /** It can be undone; afterwards it waits for a network. */
  readonly canUndo: boolean;
}

/**
 * A score is saved on this device first and sent ten seconds later, or as soon as its reader leaves the page: until then
 * Undo takes it back, and neither the other captain nor the table has seen it.
 */
export function useHeldScore(match: Match, about: string) {
  const deed = useWaitingDeeds().find((one) => isOf(match, one));
  const { sent, refused, forget } = useSettled(match);
  useSendingLater(deed);
  const undo = () => deed && takeFromOutbox(deed.deedId);
  const save = (entry: ScoreEntry, now = new Date()) => {
    forget();
    undo();
    const { gameId, matchId, version } = match;
    putInOutbox({
      deedId: crypto.randomUUID(),
      operation,
      input: { gameId, matchId, version, entry },
      about,
      heldUntil: new Date(now.getTime() + holdMs).toISOString(),
    });
  };
  return { held: deed && heldOf(deed), sent, refused, save, undo };
}

const isOf = ({ gameId, matchId }: Match, { operation: of, input }: Deed): boolean =>
  of === operation && input.gameId === gameId && input.matchId === matchId;

function heldOf(deed: Deed): HeldScore | undefined {
  const { data: entry } = ScoreEntry.safeParse(deed.input.entry);
  return entry && { entry, canUndo: isHeld(deed) };
}

/** What came of the score once it was sent: the match as it is now, or why it was refused. */
function useSettled({ gameId, matchId, version }: Match) {
  const [sent, setSent] = useState<Match>();
  const [refused, setRefused] = useState<string>();
  const { revalidate } = useRevalidator();
  const tell = useCallback(
    ({ deed, answer, refused: reason }: Settled) => {
      if (deed.operation !== operation || deed.input.gameId !== gameId || deed.input.matchId !== matchId) return false;
      setRefused(reason);
      setSent(games.operations.enterScore.output.safeParse(answer).data);
      void revalidate();
      return true;
    },
    [gameId, matchId, revalidate],
  );
  useEffect(() => tellSettled(tell), [tell]);
  const forget = () => setRefused(undefined);
  return { sent: sent && sent.version > version ? sent : undefined, refused, forget };
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
