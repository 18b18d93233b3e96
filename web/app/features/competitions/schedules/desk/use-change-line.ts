import { useEffect, useState } from 'react';
import type { DraftChange } from '#shared/competitions/schedules/contract.ts';

/** What one drop, key or menu does to the draft: all of it or nothing. */
export type Made = readonly DraftChange[];

interface Sending {
  readonly send: (made: Made) => unknown;
  readonly isRunning: boolean;
  /** Someone else changed the draft: what is in line is not sent any more. */
  readonly isHeld: boolean;
  readonly onUnsent: (line: readonly Made[]) => void;
}

/** Changes of the draft by hand, one after the other: each is made to the version that the one before it left. */
export function useChangeLine({ send, isRunning, isHeld, onUnsent }: Sending) {
  const [line, setLine] = useState<readonly Made[]>([]);
  useEffect(() => {
    const [next, ...others] = line;
    if (!next || isRunning) return;
    setLine(isHeld ? [] : others);
    if (isHeld) onUnsent(line);
    else send(next);
  }, [line, isRunning, isHeld, send, onUnsent]);
  return (...made: readonly Made[]) => setLine((before) => [...before, ...made]);
}
