import { DatabaseSync } from 'node:sqlite';
import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createCheckpoints } from '#infra/local/streams/checkpoints.ts';
import { deliverBatch } from '#infra/local/streams/deliver-batch.ts';
import { entityOf } from '#infra/local/streams/stream-record.ts';

const records = (...sequences: string[]): DynamoDBRecord[] =>
  sequences.map((SequenceNumber) => ({ dynamodb: { SequenceNumber } }));
const sequencesOf = (event: object) =>
  (event as { Records: DynamoDBRecord[] }).Records.map(({ dynamodb }) => dynamodb?.SequenceNumber ?? '');

/** A follower that refuses some changes for a number of times, and what it was given. */
function aFollower(refusals: Record<string, number>) {
  const taken: string[] = [];
  const givenUp: string[] = [];
  const invoke = async (_: string, event: object) => {
    for (const sequence of sequencesOf(event)) {
      if ((refusals[sequence] ?? 0) > 0) {
        refusals[sequence] = (refusals[sequence] ?? 0) - 1;
        return { batchItemFailures: [{ itemIdentifier: sequence }] };
      }
      taken.push(sequence);
    }
    return { batchItemFailures: [] };
  };
  const giveUp = ({ dynamodb }: DynamoDBRecord) => void givenUp.push(dynamodb?.SequenceNumber ?? '');
  return { taken, givenUp, target: { name: 'keeper', invoke, giveUp, firstWaitMs: 0 } };
}

describe('a follower of the stream', () => {
  it('is given changes in order, and those behind a failure again', async () => {
    const { target, taken, givenUp } = aFollower({ '2': 2 });
    await deliverBatch(records('1', '2', '3'), target);
    expect({ taken, givenUp }).toEqual({ taken: ['1', '2', '3'], givenUp: [] });
  });

  it('gives a poisoned change up after five retries and goes on behind it', async () => {
    const { target, taken, givenUp } = aFollower({ '2': 1000 });
    await deliverBatch(records('1', '2', '3', '4'), target);
    expect({ taken, givenUp }).toEqual({ taken: ['1', '3', '4'], givenUp: ['2'] });
  });

  it('finds the poisoned change when the function throws for the whole batch', async () => {
    const givenUp: string[] = [];
    const invoke = async (_: string, event: object) => {
      if (sequencesOf(event).includes('2')) throw new Error('poison');
      return undefined;
    };
    const giveUp = ({ dynamodb }: DynamoDBRecord) => void givenUp.push(dynamodb?.SequenceNumber ?? '');
    await deliverBatch(records('1', '2', '3'), { name: 'keeper', invoke, giveUp, firstWaitMs: 0 });
    expect(givenUp).toEqual(['2']);
  });

  it('remembers how far it came in each shard', () => {
    const checkpoints = createCheckpoints(new DatabaseSync(':memory:'));
    checkpoints.save('relay', 'shard-1', '100');
    checkpoints.save('relay', 'shard-1', '101');
    checkpoints.save('keeper', 'shard-1', '7');
    expect([checkpoints.find('relay', 'shard-1'), checkpoints.find('relay', 'shard-2')]).toEqual(['101', undefined]);
  });

  it('knows what a row was after it was deleted', () => {
    expect(entityOf({ dynamodb: { OldImage: { __edb_e__: { S: 'seats' } } } })).toBe('seats');
  });
});
