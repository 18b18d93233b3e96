import { burstEntity } from './burst.entity.ts';
import { wasMade } from './conditions.ts';
import { createRetry, type Retry } from './retry.ts';
import type { Table } from './table.ts';

const most = 4;
const withinMs = 10 * 60_000;

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

/** At most four notices of a topic interrupt somebody in any ten minutes, however many senders there are (P22). */
export function createPace(table: Table, retry: Retry = createRetry()): Pace {
  const rows = burstEntity(table);
  const tryTake: Pace['take'] = async ({ userId, topic }, noticeId, now) => {
    const { data } = await rows.get({ userId, topic }).go({ consistent: true });
    const version = data?.version ?? 0;
    const lately = takenLately(data?.taken, now);
    if (lately.some((one) => one.noticeId === noticeId)) return undefined;
    if (lately.length >= most) return nextAfter(lately);
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

const takenLately = (taken: readonly Taken[] = [], now: Date) =>
  taken.filter(({ at }) => at > now.getTime() - withinMs);
const nextAfter = ([oldest]: readonly Taken[]) => new Date((oldest?.at ?? 0) + withinMs).toISOString();

/** Somebody else sent to the same person at the same time. */
const contended = () => Object.assign(new Error('The burst changed'), { name: 'TransactionConflictException' });
