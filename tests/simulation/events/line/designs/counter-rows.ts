import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

export interface Counter {
  readonly capacity: number;
  readonly left: number;
  readonly nextSeq: number;
  readonly waitCount: number;
}

export interface Row {
  readonly userId: string;
  readonly status: 'in' | 'waiting';
  readonly seq?: number;
}

export type Actions = NonNullable<TransactWriteCommandInput['TransactItems']>;

export const metaKey = (eventId: string) => ({ pk: `A#${eventId}`, sk: 'META' });
export const rowKey = (eventId: string, userId: string) => ({ pk: `A#${eventId}`, sk: `RSVP#${userId}` });
export const waitKey = (eventId: string, seq: number) => ({
  pk: `A#${eventId}`,
  sk: `WAIT#${String(seq).padStart(6, '0')}`,
});

/** An event, what is added to its counter, on which condition, and what both name besides one and none. */
export type CounterChange = readonly [
  eventId: string,
  update: string,
  condition: string,
  values?: Record<string, number>,
];

/** As part of a transaction; `left_` stands for the reserved word. */
export function counterUpdate(TableName: string, ...change: CounterChange): Actions[number] {
  const [eventId, update, condition, values = {}] = change;
  const all: Record<string, number> = { ':one': 1, ':none': 0, ...values };
  const used = Object.entries(all).filter(([name]) => `${update} ${condition}`.split(/[^:\w]+/).includes(name));
  return {
    Update: {
      TableName,
      Key: metaKey(eventId),
      UpdateExpression: update.replaceAll('left_', '#left'),
      ConditionExpression: condition.replaceAll('left_', '#left'),
      ...(`${update}${condition}`.includes('left_') && { ExpressionAttributeNames: { '#left': 'left' } }),
      ExpressionAttributeValues: Object.fromEntries(used),
    },
  };
}

/** A person's row is removed while it says so of them. */
export const rowRemoval = (TableName: string, eventId: string, userId: string, status: Row['status']) => ({
  Delete: {
    TableName,
    Key: rowKey(eventId, userId),
    ConditionExpression: '#status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status },
  },
});
