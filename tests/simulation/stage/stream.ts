import type { RowChange } from '#lambdas/kernel/data/row-change.ts';
import type { FaultRates } from './faults.ts';
import type { MemoryTable } from './memory-table.ts';
import { pastFaults } from './past-faults.ts';
import type { Scheduler } from './scheduler.ts';

/** What a follower is: the entity whose rows it is given, and what it does. */
export interface Follower {
  readonly entity: string;
  readonly react: (change: RowChange) => Promise<void>;
}

/**
 * Delivers the table's stream as Lambda does: in order per row, rows among each other in any order, each change at least
 * once; a batch that fails, or whose worker died after its work, comes again from a change before.
 */
export class Stream {
  private taken = 0;
  private readonly queues = new Map<string, Promise<void>>();
  private readonly memory: MemoryTable;
  private readonly scheduler: Scheduler;
  private readonly faults: FaultRates;
  private readonly followers: readonly Follower[];

  constructor(memory: MemoryTable, scheduler: Scheduler, faults: FaultRates, followers: readonly Follower[]) {
    this.memory = memory;
    this.scheduler = scheduler;
    this.faults = faults;
    this.followers = followers;
  }

  /** Takes up what was committed since the last call. */
  pump(): void {
    for (const { key, before, after } of this.memory.stream.slice(this.taken)) {
      const entity = (after ?? before)?.__edb_e__;
      for (const follower of this.followers.filter((one) => one.entity === entity)) {
        const queue = `${follower.entity} ${key}`;
        const earlier = this.queues.get(queue) ?? Promise.resolve();
        this.queues.set(
          queue,
          earlier.then(() => this.deliver(follower, { before, after })),
        );
      }
    }
    this.taken = this.memory.stream.length;
  }

  private async deliver(follower: Follower, change: RowChange): Promise<void> {
    await this.scheduler.turn(this.scheduler.below(20));
    for (let delivery = 1; delivery <= 60; delivery += 1) {
      const done = await follower.react(structuredClone(change)).then(
        () => true,
        () => false,
      );
      const again = this.scheduler.random() < this.faults.redelivery;
      if (done && again) void this.late(follower, change);
      if (done) return;
      await this.scheduler.turn(1 + this.scheduler.below(100));
    }
    throw new Error('A change was never taken');
  }

  /** The same change once more, after others of its row: a whole batch is repeated when one of it fails. */
  private async late(follower: Follower, change: RowChange): Promise<void> {
    await this.scheduler.turn(this.scheduler.below(200));
    await follower.react(structuredClone(change)).catch(pastFaults);
  }
}
