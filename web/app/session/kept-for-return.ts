import { useEffect, useRef } from 'react';
import type * as z from 'zod';
import { storedUsername } from './session-token.ts';

const prefix = 'rovers.kept.';
/** A return later than this begins again. */
const keptMs = 10 * 60_000;

const keepers = new Map<string, () => object | undefined>();

/**
 * Something typed or chosen that must outlive a sign-in at Google, which leaves the page. It waits in this tab alone.
 * @param read what to keep; nothing while nothing has begun
 */
export function useKeptForReturn(name: string, read: () => object | undefined): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    keepers.set(name, () => latest.current());
    return () => void keepers.delete(name);
  }, [name]);
}

/** Before the page is left. */
export function keepForReturn(now = Date.now()): void {
  for (const [name, read] of keepers) {
    const said = read();
    if (said)
      sessionStorage.setItem(prefix + name, JSON.stringify({ said, of: storedUsername(), until: now + keptMs }));
  }
}

/** What was kept, once, for the same user. Anything else than the schema allows is nothing. */
export function takeKept<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  now = Date.now(),
): z.output<Schema> | undefined {
  const text = sessionStorage.getItem(prefix + name);
  if (!text) return undefined;
  sessionStorage.removeItem(prefix + name);
  const { said, of, until }: { said?: unknown; of?: unknown; until?: unknown } = JSON.parse(text);
  if (of !== storedUsername() || Number(until) < now) return undefined;
  return schema.safeParse(said).data;
}
