import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 30_000;

/**
 * What comes about some moments after it was asked for.
 * @throws {Error} when it does not come about
 */
export async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > giveUpAt) throw new Error('The first world did not come about: an answer never came.');
    await sleep(20);
  }
}
