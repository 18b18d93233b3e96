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
