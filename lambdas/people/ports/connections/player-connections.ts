import type { Table } from '#lambdas/kernel/data/table.ts';
import type { ConnectionState } from '#shared/people/connections/rules.ts';
import { playerConnectionEntity } from './player-connection.entity.ts';

/** How people stand to each other, each as one of them may know it. Strongly consistent. */
export interface ConnectionReader {
  stateOf(userId: string, otherId: string): Promise<ConnectionState>;
  statesOf(userId: string, others: readonly string[]): Promise<ReadonlyMap<string, ConnectionState>>;
}

const shown = {
  asked: 'asked',
  askedBy: 'askedBy',
  connected: 'connected',
  declined: 'none',
  ended: 'none',
} as const;

export function createConnectionReader(table: Table): ConnectionReader {
  const rows = playerConnectionEntity(table);
  return {
    stateOf: async (userId, otherId) => {
      const { data } = await rows.get({ userId, otherId }).go({ consistent: true });
      return data ? shown[data.status] : 'none';
    },
    statesOf: async (userId, others) => {
      if (others.length === 0) return new Map();
      const { data } = await rows.get(others.map((otherId) => ({ userId, otherId }))).go({ consistent: true });
      return new Map(data.map(({ otherId, status }) => [otherId, shown[status]]));
    },
  };
}
