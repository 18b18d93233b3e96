import { useState } from 'react';
import type { Rejection } from './rejection.ts';
import type { Change } from './use-change.ts';

type Shown = Pick<Change<never, unknown>, 'isRunning' | 'problem' | 'rejection'>;

interface Together extends Shown {
  /** Hides why the last one was refused. */
  readonly forget: () => void;
}

/** Changes whose refusals are shown in one place: whether any is on its way, and why the last one was refused. */
export function useTogether(...changes: readonly Shown[]): Together {
  const [wasRunning, setWasRunning] = useState(false);
  const [earlier, setEarlier] = useState<readonly (Rejection | undefined)[]>([]);
  const isRunning = changes.some((change) => change.isRunning);
  const forget = () => setEarlier(changes.map(({ rejection }) => rejection));
  if (isRunning !== wasRunning) {
    setWasRunning(isRunning);
    // What was refused before the one that begins is history.
    if (isRunning) forget();
  }
  const last = changes.find(({ rejection }) => rejection && !earlier.includes(rejection));
  return { isRunning, problem: last?.problem, rejection: last?.rejection, forget };
}
