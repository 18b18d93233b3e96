import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { RowChange } from '#lambdas/kernel/data/row-change.ts';
import { byRow, follow } from '#lambdas/kernel/messages/follow.ts';
import { aContext } from '#tests/support/product/a-context.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';

const change = (sequence: string, row: string, before: number | undefined, after: number): DynamoDBRecord => ({
  dynamodb: {
    SequenceNumber: sequence,
    Keys: { pk: { S: row }, sk: { S: '' } },
    ...(before !== undefined && { OldImage: { pk: { S: row }, n: { N: String(before) } } }),
    NewImage: { pk: { S: row }, n: { N: String(after) } },
  },
});
const batch = { Records: [change('1', 'a', undefined, 1), change('2', 'b', 7, 8), change('3', 'a', 1, 2)] };

describe('following rows', () => {
  it('hands over what happened to each row together, in order', async () => {
    const seen: (readonly RowChange[])[] = [];
    await follow(byRow(async (changes) => void seen.push(changes)))(batch, aContext());
    expect(seen).toEqual([
      [
        { before: undefined, after: { pk: 'a', n: 1 } },
        { before: { pk: 'a', n: 1 }, after: { pk: 'a', n: 2 } },
      ],
      [{ before: { pk: 'b', n: 7 }, after: { pk: 'b', n: 8 } }],
    ]);
  });

  it('reports the first change of each row that failed, and goes on with the others', async () => {
    consoleErrors.expect(/following failed/);
    const seen: unknown[] = [];
    const fail = async (changes: readonly RowChange[]) => {
      if (changes[0]?.after?.pk === 'a') throw new Error('not now');
      seen.push(changes[0]?.after?.pk);
    };
    await expect(follow(byRow(fail))(batch, aContext())).resolves.toEqual({
      batchItemFailures: [{ itemIdentifier: '1' }],
    });
    expect(seen).toEqual(['b']);
  });
});
