import { Problem } from '#shared/contract/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Connection, Decided } from '#shared/people/family/connection.ts';
import type { FamilyStore } from './store.ts';

const tries = 5;

interface Key {
  readonly userId: string;
  readonly connectionId: string;
}

/**
 * Decides about the newest state of a connection, again whenever another writer was faster.
 * @throws {Problem} what the decision refuses, family.tooMany, family.tooManyRequests, user.notFound, server.busy
 */
export async function revise(
  { userId, connectionId }: Key,
  store: Pick<FamilyStore, 'find' | 'write'>,
  decide: (before: Connection | undefined) => Decided,
  now: Date,
): Promise<{ readonly before: Connection | undefined; readonly after: Connection }> {
  for (let tried = 0; tried < tries; tried += 1) {
    const before = await store.find(userId, connectionId);
    const decided = decide(before);
    if ('refused' in decided) throw new Problem(decided.refused);
    const { after } = decided;
    const written = await store.write(before, after, now);
    if (written === 'written') return { before, after };
    if (written !== 'stale') throw new Problem(whyNotWritten(written, after));
  }
  throw new Problem('server.busy');
}

function whyNotWritten(written: 'full' | 'unknown', { status }: Connection): ErrorCode {
  if (written === 'unknown') return 'user.notFound';
  return status === 'accepted' ? 'family.tooMany' : 'family.tooManyRequests';
}
