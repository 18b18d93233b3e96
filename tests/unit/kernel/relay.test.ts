import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { follow } from '#lambdas/kernel/messages/follow.ts';
import type { BusEntry } from '#lambdas/kernel/messages/relay/publish.ts';
import { type PutEvents, relay } from '#lambdas/kernel/messages/relay/relay.ts';
import { aContext } from '#tests/support/product/a-context.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

const image = (number: number) =>
  marshall({
    messageId: `msg_${number}`,
    type: 'whistles.blown',
    occurredAt: '2031-06-01T10:00:00.000Z',
    quiet: false,
    data: { number },
  }) as Image;

const recorded = (number: number): DynamoDBRecord => ({
  dynamodb: { SequenceNumber: String(number), NewImage: image(number) },
});

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const batch = (count: number) => ({ Records: numbers(1, count).map(recorded) });
const numberIn = ({ Detail }: BusEntry): number => JSON.parse(Detail).data.number;

/** A bus that keeps what it was sent, request by request, and answers as told. */
function aBus(answer: (entries: readonly BusEntry[]) => ReturnType<PutEvents>) {
  const requests: number[][] = [];
  const put: PutEvents = (entries) => {
    requests.push(entries.map(numberIn));
    return answer(entries);
  };
  const handler = follow(relay(put, () => 'bus'));
  return { requests, handler: (event: DynamoDBStreamEvent) => handler(event, aContext()) };
}

/** Takes all but some facts, as EventBridge does: the request succeeds. */
const refusing = (refused: readonly number[]) => async (entries: readonly BusEntry[]) => {
  const Entries = entries.map((entry) =>
    refused.includes(numberIn(entry)) ? { ErrorCode: 'ThrottlingException' } : {},
  );
  return { FailedEntryCount: Entries.filter((entry) => 'ErrorCode' in entry).length, Entries };
};
const takingAll = refusing([]);

it('puts facts on the bus in order, ten to a request', async () => {
  const { requests, handler } = aBus(takingAll);
  await expect(handler(batch(23))).resolves.toEqual({ batchItemFailures: [] });
  expect(requests).toEqual([numbers(1, 10), numbers(11, 20), numbers(21, 23)]);
});

it('puts only new facts on the bus, and asks for nothing where there are none', async () => {
  const { requests, handler } = aBus(takingAll);
  const touched = { dynamodb: { SequenceNumber: '2', OldImage: image(2), NewImage: image(2) } };
  const swept = { dynamodb: { SequenceNumber: '3', OldImage: image(3) } };
  await handler({ Records: [recorded(1), touched, swept, recorded(4)] });
  await handler({ Records: [touched, swept] });
  expect(requests).toEqual([[1, 4]]);
});

it('starts again at the first fact that the bus refused, and sends no more before', async () => {
  consoleErrors.expect(/the bus refused facts/);
  const { requests, handler } = aBus(refusing([14, 17]));
  await expect(handler(batch(25))).resolves.toEqual({ batchItemFailures: [{ itemIdentifier: '14' }] });
  expect(requests).toEqual([numbers(1, 10), numbers(11, 20)]);
});

it('starts again at the first fact of a request that failed', async () => {
  consoleErrors.expect(/publishing failed/);
  const { handler } = aBus(async (entries) => {
    if (entries.length < 10) throw new Error('no answer');
    return takingAll(entries);
  });
  await expect(handler(batch(15))).resolves.toEqual({ batchItemFailures: [{ itemIdentifier: '11' }] });
});
