import { useEffect, useRef, useState } from 'react';

interface Waits {
  /** Shorter texts find nothing. */
  readonly least?: number;
  /** How long typing pauses before the search starts. */
  readonly delayMs?: number;
}

/** What is found for what was typed last; an answer that comes late does not replace a newer one. */
export function useSuggestions<Found>(
  find: (text: string, signal: AbortSignal) => Promise<readonly Found[]>,
  { least = 0, delayMs = 0 }: Waits = {},
) {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [status, setStatus] = useState<'pending' | 'loading' | 'finished' | 'error'>('pending');
  const waiting = useRef<{ readonly timer?: ReturnType<typeof setTimeout>; readonly asked: AbortController }>(
    undefined,
  );
  const stop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current?.asked.abort();
  };
  useEffect(() => stop, []);
  const ask = async (text: string, asked: AbortController) => {
    const answer = await find(text, asked.signal).catch(() => undefined);
    if (asked.signal.aborted) return;
    setFound(answer ?? []);
    setStatus(answer ? 'finished' : 'error');
  };
  const suggest = (typed: string) => {
    stop();
    const text = typed.trim();
    setStatus(text.length < least ? 'finished' : 'loading');
    if (text.length < least) return setFound([]);
    const asked = new AbortController();
    if (delayMs === 0) {
      waiting.current = { asked };
      return void ask(text, asked);
    }
    waiting.current = { asked, timer: setTimeout(() => void ask(text, asked), delayMs) };
  };
  return { found, status, suggest };
}
