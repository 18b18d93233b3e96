import { setTimeout as sleep } from 'node:timers/promises';
import type { Invoke } from './invoke.ts';

/** More than an engine ends in a row before it is given up: a call may meet each of these ends. */
const mostTries = 8;
/** In the first wait the end is noticed; each further one is twice as long. */
const defaultFirstWaitMs = 50;

/**
 * Calls functions while an engine is up. A call that an engine's end broke is made again once it is back: what happens
 * without being asked may happen twice, and says nothing of a restart that the engine's own line tells.
 */
export const outlasting =
  (invoke: Invoke, up: () => Promise<void>, firstWaitMs = defaultFirstWaitMs): Invoke =>
  async (name, event) => {
    for (let tries = 1; ; tries += 1) {
      await up();
      try {
        return await invoke(name, event);
      } catch (error) {
        if (tries === mostTries || !isUnreachable(error)) throw error;
        await sleep(firstWaitMs * 2 ** (tries - 1));
      }
    }
  };

/** True for an error of a connection that was refused or broke off, also where a client wraps it in words of its own. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', message, cause } = error as Error & { readonly code?: string };
  return /ECONNREFUSED|ECONNRESET|EPIPE|socket hang up/.test(`${code} ${message}`) || isUnreachable(cause);
}
