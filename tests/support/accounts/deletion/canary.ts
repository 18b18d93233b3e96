import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#lambdas/kernel/data/table.ts';
import { product } from '../../product/product.ts';

/** What stands in every field that the person of a sweep fills in. */
export const canary = 'zqxwv';
/** The same where only digits are taken. */
export const canaryPhone = '+15557770199';

const isHeld = (text: string): boolean => [canary, canaryPhone].some((mark) => text.toLowerCase().includes(mark));

interface Found {
  readonly entity: string;
  readonly row: string;
}

/** Rows of the table that hold a canary, of those that the table has not forgotten by now. */
export async function canariesInTable(): Promise<readonly Found[]> {
  const { client, table: TableName } = table();
  const found: Found[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page: {
      Items?: Record<string, unknown>[] | undefined;
      LastEvaluatedKey?: Record<string, unknown> | undefined;
    } = await client.send(new ScanCommand({ TableName, ...(ExclusiveStartKey && { ExclusiveStartKey }) }));
    for (const row of page.Items ?? []) {
      const isForgotten = Number(row.expires ?? Number.POSITIVE_INFINITY) * 1000 <= product.clock.now().getTime();
      const text = JSON.stringify(row, (_, value) => (value instanceof Set ? [...value] : value));
      if (!isForgotten && isHeld(text)) found.push({ entity: String(row.__edb_e__), row: text });
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

export const entitiesOf = (found: readonly Found[]): string[] => [...new Set(found.map(({ entity }) => entity))].sort();

/** Of lines, mails or anything else that can be written down, those that hold a canary. */
export const canariesIn = (said: readonly unknown[]): string[] =>
  said.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).filter(isHeld);
