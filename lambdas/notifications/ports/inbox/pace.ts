import { contention, wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { burstEntity } from './burst.entity.ts';

/** How many notices may interrupt a user within a time. */
interface Limit {
  readonly most: number;
  readonly withinMs: number;
}
const ofTopic: Limit = { most: 4, withinMs: 10 * 60_000 };

interface Taken {
  readonly noticeId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Pace {
  /**
   * Undefined when a notice may interrupt its person now; otherwise when the next of its topic may. Asked again for the
   * same notice, it counts once.
   */
  take(person: { userId: string; topic: string }, noticeId: string, now: Date): Promise<string | undefined>;
}

/** At most four notices of a topic interrupt a user in any ten minutes, however many senders there are (P22). */
export function createPace(table: Table, retry: Retry = createRetry(), { most, withinMs }: Limit = ofTopic): Pace {
  const rows = burstEntity(table);
  const tryTake: Pace['take'] = async ({ userId, topic }, noticeId, now) => {
    const { data } = await rows.get({ userId, topic }).go({ consistent: true });
    const version = data?.version ?? 0;
    const lately = ((data?.taken as readonly Taken[] | undefined) ?? []).filter(
      ({ at }) => at > now.getTime() - withinMs,
    );
    if (lately.some((one) => one.noticeId === noticeId)) return undefined;
    if (lately.length >= most) return new Date((lately[0]?.at ?? 0) + withinMs).toISOString();
    const taken = [...lately, { noticeId, at: now.getTime() }];
    const expires = Math.ceil((now.getTime() + withinMs) / 1000) + 60;
    const put = rows
      .put({ userId, topic, version: version + 1, taken, expires })
      .where((row, { eq, notExists }) => (version === 0 ? notExists(row.version) : eq(row.version, version)));
    if (!(await wasMade(put.go()))) throw contended();
    return undefined;
  };
  return { take: (person, noticeId, now) => retry(() => tryTake(person, noticeId, now)) };
}

/** Another run sent to the same person at the same time. */
const contended = () => contention('The burst changed');
