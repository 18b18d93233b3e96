import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Strike } from './faults.ts';
import type { Command, MemoryTable } from './memory-table.ts';

/**
 * A process that works on the table. It may die before and after anything it asks of another; what it asked for still
 * happens, and nothing of it goes on. Stores are made once over its table, because making them costs more than a schedule.
 */
export class Worker {
  private memory: MemoryTable | undefined;
  private strike: Strike = () => undefined;
  private isDead = false;

  readonly table: Table = {
    client: { send: (command: Command) => this.send(command), createSet: () => undefined },
    table: 'rovers',
  } as unknown as Table;

  set(memory: MemoryTable, strike: Strike): void {
    this.memory = memory;
    this.strike = strike;
    this.isDead = false;
  }

  /** @throws when the process dies here, or is dead. */
  step(): void {
    this.isDead ||= this.strike(['crash']) !== undefined;
    if (this.isDead) throw new Error('The process died');
  }

  /** One invocation, in a new process if the last one died. False when it failed or died. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    const done = await work().then(
      () => true,
      () => false,
    );
    const survived = !this.isDead;
    this.isDead = false;
    return done && survived;
  }

  private async send(command: Command): Promise<unknown> {
    this.step();
    const answer = await this.memory?.send(command);
    this.step();
    return answer;
  }
}
