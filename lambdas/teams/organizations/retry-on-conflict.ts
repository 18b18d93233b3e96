import { Problem } from '#shared/contract/errors.ts';

const tries = 4;

/**
 * Looks, decides and writes again while something moved meanwhile, of which `work` tells by answering undefined.
 * @throws {Problem} server.busy
 */
export async function retryOnConflict<T>(work: (isFirst: boolean) => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const done = await work(attempt === 0);
    if (done !== undefined) return done;
  }
  throw new Problem('server.busy', { retryAfterSeconds: 1 });
}

/** What a write that was made comes to; undefined where something moved, and it is to be looked at again. */
export const whenMade = async <T>(write: Promise<boolean>, outcome: T): Promise<T | undefined> =>
  (await write) ? outcome : undefined;
