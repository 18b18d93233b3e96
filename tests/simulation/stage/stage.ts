import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Command, MemoryTable } from './memory-table.ts';
import type { Scheduler } from './scheduler.ts';

let current: { readonly scheduler: Scheduler; readonly memory: MemoryTable } | undefined;

function playing() {
  if (!current) throw new Error('No schedule is running');
  return current;
}

/**
 * Where a schedule is played. Stores and entities are made once over this table, because making them costs more than a
 * whole schedule; each seed then sets its own memory and scheduler behind it.
 */
export const stage = {
  set: (scheduler: Scheduler, memory: MemoryTable): void => {
    current = { scheduler, memory };
  },
  table: {
    client: { send: (command: Command) => playing().memory.send(command), createSet: () => undefined },
    table: 'rovers',
  } as unknown as Table,
  retry: createRetry({
    tries: 12,
    random: () => playing().scheduler.random(),
    wait: (ms) => playing().scheduler.turn(ms),
  }),
};
