import { createDocumentClient, type Table } from '#lambdas/kernel/data/table.ts';

/** What a table was asked for. */
export interface Asked {
  requests: number;
  /** Items that queries and scans read, found or filtered out. */
  items: number;
  /** As the engine says: reads and writes together. */
  units: number;
}

/** A table that counts. `asked` is cleared by anyone who begins a measurement. */
export function countedTable(endpoint: string, table: string): Table & { readonly asked: Asked } {
  const client = createDocumentClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  });
  return { client, table, asked: counting(client) };
}

/** What a client asks from here on. */
export function counting(client: Table['client']): Asked {
  const asked: Asked = { requests: 0, items: 0, units: 0 };
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next({
        ...args,
        input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } as typeof args.input,
      });
      const { ScannedCount = 0, ConsumedCapacity = [] } = answer.output as Counted;
      asked.requests += 1;
      asked.items += ScannedCount;
      for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) asked.units += CapacityUnits;
      return answer;
    },
    { step: 'initialize' },
  );
  return asked;
}

interface Units {
  readonly CapacityUnits?: number;
}

interface Counted {
  readonly ScannedCount?: number;
  readonly ConsumedCapacity?: Units | readonly Units[];
}
