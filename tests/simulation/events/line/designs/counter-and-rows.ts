import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailure, isContention } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import {
  type Actions,
  type Counter,
  type CounterChange,
  counterUpdate,
  metaKey,
  type Row,
  rowKey,
  rowRemoval,
  waitKey,
} from './counter-rows.ts';
import type { Joined, LineDesign, Without } from './line-design.ts';

/**
 * The design of the reliability page, section 3.2: one transaction over a seat counter and the person's row, waiting rows
 * numbered by the counter, promotion from the committed change. `pause` waits before another try, in milliseconds.
 */
export class CounterAndRows implements LineDesign {
  readonly name = 'one transaction over a seat counter and the RSVP row';
  private readonly table: Table;
  private readonly pause: (ms: number) => Promise<void>;
  private readonly without: Without;
  /** Requests sent, retries included. */
  requests = 0;

  constructor(table: Table, pause: (ms: number) => Promise<void>, without: Without = 'nothing') {
    [this.table, this.pause, this.without] = [table, pause, without];
  }

  async create(eventId: string, capacity: number): Promise<void> {
    const Item = { ...metaKey(eventId), capacity, left: capacity, nextSeq: 1, waitCount: 0 };
    await this.send(new PutCommand({ TableName: this.table.table, Item }));
  }

  async join(eventId: string, userId: string): Promise<Joined> {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const joined = await this.joinOnce(eventId, userId);
      if (joined) return joined;
      await this.pause(25);
    }
    throw new Error('Gave up joining');
  }

  private async joinOnce(eventId: string, userId: string): Promise<Joined | undefined> {
    const row = await this.row(eventId, userId);
    if (row) return row.status;
    const meta = await this.meta(eventId);
    const isFree = meta.left >= 1 && (meta.waitCount === 0 || this.without === 'the queue condition');
    const actions = isFree ? this.seat(eventId, userId) : this.queue(eventId, userId, meta);
    if (!(await this.tries(actions))) return undefined;
    return isFree ? 'in' : 'waiting';
  }

  async leave(eventId: string, userId: string): Promise<void> {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const row = await this.row(eventId, userId);
      if (!row) return;
      if (await this.tries(row.status === 'in' ? this.unseat(eventId, userId) : this.unqueue(eventId, row))) return;
      await this.pause(25);
    }
    throw new Error('Gave up leaving');
  }

  async promote(eventId: string): Promise<void> {
    for (;;) {
      const head = await this.head(eventId);
      const meta = await this.meta(eventId);
      if (!head || meta.left < 1) return;
      if (!(await this.tries(this.moveUp(eventId, head)))) await this.pause(25);
    }
  }

  async read(eventId: string) {
    const meta = await this.meta(eventId);
    const rows = await this.query(eventId, 'RSVP#');
    const people = (status: Row['status']) =>
      rows
        .filter((row) => row.status === status)
        .sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
        .map(({ userId }) => userId);
    return { capacity: meta.capacity, order: {}, heads: {}, in: people('in'), waiting: people('waiting') };
  }

  private seat(eventId: string, userId: string): Actions {
    const conditions = ['waitCount = :none', 'left_ >= :one'].slice(
      this.without === 'the queue condition' ? 1 : 0,
      this.without === 'the capacity condition' ? 1 : 2,
    );
    return [
      this.counter(eventId, 'ADD left_ :minus', conditions.join(' AND ') || 'attribute_exists(pk)', { ':minus': -1 }),
      this.newRow(eventId, { userId, status: 'in' }),
    ];
  }

  private queue(eventId: string, userId: string, { nextSeq }: Counter): Actions {
    const stillFull = 'nextSeq = :seen AND (waitCount > :none OR left_ < :one)';
    return [
      this.counter(eventId, 'ADD nextSeq :one, waitCount :one', stillFull, { ':seen': nextSeq }),
      this.newRow(eventId, { userId, status: 'waiting', seq: nextSeq }),
      { Put: { TableName: this.table.table, Item: { ...waitKey(eventId, nextSeq), userId, seq: nextSeq } } },
    ];
  }

  private unseat(eventId: string, userId: string): Actions {
    return [this.counter(eventId, 'ADD left_ :one', 'attribute_exists(pk)'), this.removeRow(eventId, userId, 'in')];
  }

  private unqueue(eventId: string, { userId, seq = 0 }: Row): Actions {
    return [
      this.counter(eventId, 'ADD waitCount :minus', 'attribute_exists(pk)', { ':minus': -1 }),
      this.removeRow(eventId, userId, 'waiting'),
      this.outOfQueue(eventId, seq),
    ];
  }

  private outOfQueue(eventId: string, seq: number): Actions[number] {
    const Key = waitKey(eventId, seq);
    return { Delete: { TableName: this.table.table, Key, ConditionExpression: 'attribute_exists(pk)' } };
  }

  private moveUp(eventId: string, { userId, seq }: { userId: string; seq: number }): Actions {
    return [
      this.counter(eventId, 'ADD left_ :minus, waitCount :minus', 'left_ >= :one', { ':minus': -1 }),
      this.outOfQueue(eventId, seq),
      {
        Update: {
          TableName: this.table.table,
          Key: rowKey(eventId, userId),
          UpdateExpression: 'SET #status = :in',
          ConditionExpression: '#status = :waiting',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':in': 'in', ':waiting': 'waiting' },
        },
      },
    ];
  }

  private counter(...change: CounterChange): Actions[number] {
    return counterUpdate(this.table.table, ...change);
  }

  private newRow(eventId: string, row: Row): Actions[number] {
    const condition = this.without === 'the row condition' ? {} : { ConditionExpression: 'attribute_not_exists(pk)' };
    return { Put: { TableName: this.table.table, Item: { ...rowKey(eventId, row.userId), ...row }, ...condition } };
  }

  private removeRow(eventId: string, userId: string, status: Row['status']): Actions[number] {
    return rowRemoval(this.table.table, eventId, userId, status);
  }

  private async tries(TransactItems: Actions): Promise<boolean> {
    try {
      await this.send(new TransactWriteCommand({ TransactItems }));
      return true;
    } catch (error) {
      if (isConditionFailure(error) || isContention(error) || (error as Error).name === 'TimeoutError') return false;
      throw error;
    }
  }

  private async meta(eventId: string): Promise<Counter> {
    const { Item } = (await this.send(
      new GetCommand({ TableName: this.table.table, Key: metaKey(eventId), ConsistentRead: true }),
    )) as { Item: Counter };
    return Item;
  }

  private async row(eventId: string, userId: string): Promise<Row | undefined> {
    const { Item } = (await this.send(
      new GetCommand({ TableName: this.table.table, Key: rowKey(eventId, userId), ConsistentRead: true }),
    )) as { Item?: Row };
    return Item;
  }

  private async head(eventId: string): Promise<{ userId: string; seq: number } | undefined> {
    return (await this.query(eventId, 'WAIT#', 1))[0] as { userId: string; seq: number } | undefined;
  }

  private async query(eventId: string, prefix: string, Limit?: number): Promise<Row[]> {
    const { Items } = (await this.send(
      new QueryCommand({
        TableName: this.table.table,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': metaKey(eventId).pk, ':prefix': prefix },
        ConsistentRead: true,
        ...(Limit && { Limit }),
      }),
    )) as { Items: Row[] };
    return Items;
  }

  private send(command: object): Promise<unknown> {
    this.requests += 1;
    return (this.table.client.send as (command: object) => Promise<unknown>)(command);
  }
}
