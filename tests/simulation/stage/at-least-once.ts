import type { MemoryTable } from './memory-table.ts';
import { pastFaults } from './past-faults.ts';
import type { Scheduler } from './scheduler.ts';

/** Once it worked, one time in so many it is done again. */
const oneIn = 6;

/** Who hears of which facts. */
export type Listeners = Readonly<Record<string, (data: never) => Promise<unknown>>>;

/** What is delivered at least once: until it worked, and now and then again, late and in another order. */
export class AtLeastOnce {
  private readonly done = new Set<string>();
  private readonly scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.scheduler = scheduler;
  }

  /** @param key what is done; the same key is the same work */
  async do(key: string, work: () => Promise<unknown>): Promise<void> {
    if (this.done.has(key) && this.scheduler.below(oneIn) > 0) return;
    const worked = await work()
      .then(() => true)
      .catch(pastFaults);
    if (worked) this.done.add(key);
  }

  /** Every fact that was written so far reaches its listener. */
  async hear(memory: MemoryTable, listeners: Listeners): Promise<void> {
    const facts = memory.entity('outbox') as unknown as { type: string; data: never; messageId: string }[];
    for (const { type, data, messageId } of facts) {
      const listener = listeners[type];
      if (listener) await this.do(messageId, () => listener(data));
    }
  }
}
