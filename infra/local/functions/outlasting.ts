import { setTimeout as sleep } from 'node:timers/promises';
import { isDiskFull } from '../data/disk.ts';

/** More often than an engine ends in a row before it is given up: work may meet each of these ends. */
const mostTries = 8;
/** In the first wait the end is noticed; each further one is twice as long. */
const defaultFirstWaitMs = 50;

/** Does some work, and does it again where an engine's end or a full disk broke it. @throws what the work throws. */
export type Outlast = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * Work that is done once it can be: while there is room on the disk and the engine is up. What happens without being
 * asked may happen twice, and says nothing of trouble that the disk's or the engine's own line tells.
 */
export const createOutlast =
  (ready: () => Promise<void>, firstWaitMs = defaultFirstWaitMs): Outlast =>
  async (work) => {
    for (let tries = 1; ; tries += 1) {
      await ready();
      try {
        return await work();
      } catch (error) {
        if (tries === mostTries || !passes(error)) throw error;
        await sleep(firstWaitMs * 2 ** (tries - 1));
      }
    }
  };

const passes = (error: unknown) => isDiskFull(error) || isUnreachable(error);

/** True for an error of a connection that was refused or broke off, also where a client wraps it in words of its own. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { message, cause } = error;
  const code = 'code' in error ? error.code : '';
  return /ECONNREFUSED|ECONNRESET|EPIPE|socket hang up/.test(`${code} ${message}`) || isUnreachable(cause);
}
