import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { follow, type RowChange } from '#lambdas/kernel/follow.ts';
import { consoleErrors } from '#tests/support/console-errors.ts';

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
  it('hands over every change, in order', async () => {
    const seen: RowChange[] = [];
    await follow(async (row) => void seen.push(row))(batch);
    expect(seen.map(({ after }) => after)).toEqual([
      { pk: 'a', n: 1 },
      { pk: 'b', n: 8 },
      { pk: 'a', n: 2 },
    ]);
  });

  it('hands over what became of each row where only that matters', async () => {
    const seen: RowChange[] = [];
    await follow(async (row) => void seen.push(row), { merged: true })(batch);
    expect(seen).toEqual([
      { before: undefined, after: { pk: 'a', n: 2 } },
      { before: { pk: 'b', n: 7 }, after: { pk: 'b', n: 8 } },
    ]);
  });

  it('starts again at the first change that failed', async () => {
    consoleErrors.expect(/following failed/);
    const fail = async ({ after }: RowChange) => {
      if (after?.pk === 'b') throw new Error('not now');
    };
    await expect(follow(fail, { merged: true })(batch)).resolves.toEqual({
      batchItemFailures: [{ itemIdentifier: '2' }],
    });
  });
});
