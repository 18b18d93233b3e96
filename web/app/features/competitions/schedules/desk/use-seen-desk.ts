import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';

/** The desk that an organizer works on: the one they saw last, also when someone else changed it since. */
export function useSeenDesk(loaded: ScheduleDesk) {
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState(loaded);
  // The version that changes of this page led to, and the highest that may be theirs.
  const [own, setOwn] = useState(loaded.version);
  const [expected, setExpected] = useState(loaded.version);
  const [reloads, setReloads] = useState(0);
  const isHeld = loaded.version > expected;
  if (!isHeld && seen !== loaded) setSeen(loaded);
  const latest = useRef(loaded.version);
  useEffect(() => {
    latest.current = loaded.version;
  }, [loaded]);
  useReadOnReturn(revalidate);
  return {
    desk: seen,
    /** The newest that is known: of the page's own changes before the page has been read again. */
    version: Math.max(own, seen.version),
    /** Someone else changed it: what is shown stays as it was, and nothing can be changed, until it is reloaded. */
    isHeld,
    /** How often the version of someone else was taken over. */
    reloads,
    /** A change of this page led to this version. */
    made: (version: number) => {
      setOwn((before) => Math.max(before, version));
      setExpected((before) => Math.max(before, version));
    },
    /** It may have led up to this version: its answer was not waited for. */
    mayHaveMade: (version: number) => setExpected((before) => Math.max(before, version)),
    reload: async () => {
      await revalidate();
      setExpected(latest.current);
      setReloads((count) => count + 1);
    },
  };
}

/** Who comes back to the page sees whether it is still as it was. */
function useReadOnReturn(revalidate: () => Promise<void>) {
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [revalidate]);
}
