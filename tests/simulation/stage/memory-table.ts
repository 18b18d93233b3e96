import { marshall } from '@aws-sdk/util-dynamodb';
import { holds } from './conditions.ts';
import type { Item, Words } from './expression-tokens.ts';
import { atRates, type Fault, type FaultRates, failure, type Strike, toError } from './faults.ts';
import type { Scheduler } from './scheduler.ts';
import { update } from './updates.ts';

/** One committed change, as the table's stream would carry it. */
export interface StreamRecord {
  readonly key: string;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** The part of a write that decides and changes. */
export interface Write {
  readonly Key?: Item;
  readonly Item?: Item;
  readonly ConditionExpression?: string;
  readonly UpdateExpression?: string;
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
  readonly ReturnValues?: string;
  readonly ReturnValuesOnConditionCheckFailure?: string;
}

interface Query extends Write {
  readonly IndexName?: string;
  readonly KeyConditionExpression: string;
  readonly FilterExpression?: string;
  readonly ScanIndexForward?: boolean;
  readonly Limit?: number;
  readonly ExclusiveStartKey?: Item;
}

export interface Command {
  readonly constructor: { readonly name: string };
  readonly input: Record<string, unknown>;
}

/** Items of errors come in the table's own notation: the document client leaves them so. */
const asSent = (item: Item) => marshall(item, { removeUndefinedValues: true });

const keyOf = ({ pk, sk }: Item): string => `${pk}|${sk}`;
const wordsOf = (input: Write): Words => ({
  names: input.ExpressionAttributeNames ?? {},
  values: input.ExpressionAttributeValues ?? {},
});

/**
 * The part of DynamoDB that our stores use, in memory, with the scheduler deciding every interleaving and faults as the
 * AWS client would show them: it retries throttles and time-outs by itself, also after a write that did happen.
 */
export class MemoryTable {
  readonly items = new Map<string, Item>();
  readonly stream: StreamRecord[] = [];
  /** Called at every commit, when every promise about states must hold. */
  onCommit: () => void = () => undefined;
  /** What the simulation itself could not do. The code under test may take it for a failure that it survives. */
  defect: Error | undefined;
  private readonly scheduler: Scheduler;
  private readonly faults: Strike;
  private readonly twist: (write: Write) => Write;

  /** `twist` makes a broken twin of the code that writes: the same writes with a condition taken out. */
  constructor(scheduler: Scheduler, faults: FaultRates | Strike, twist: (write: Write) => Write = (write) => write) {
    this.scheduler = scheduler;
    this.faults = typeof faults === 'function' ? faults : atRates(faults, scheduler.random);
    this.twist = twist;
  }

  entity(name: string): Item[] {
    return [...this.items.values()].filter((item) => item.__edb_e__ === name);
  }

  async send(command: Command): Promise<unknown> {
    const name = command.constructor.name;
    for (let attempt = 1; ; attempt += 1) {
      await this.scheduler.turn();
      const struck = this.strike(name);
      if (struck === 'timeoutAfter') this.attempt(name, command.input);
      if (!struck) return this.attempt(name, command.input);
      if (struck === 'conflict' || attempt === 3) throw toError(struck);
      await this.scheduler.turn(1 + this.scheduler.below(50));
    }
  }

  private strike(name: string): Fault | undefined {
    return this.faults([
      'throttle',
      ...(name.startsWith('Transact') ? (['conflict'] as const) : []),
      'timeoutBefore',
      ...(/Put|Update|Delete|Transact/.test(name) ? (['timeoutAfter'] as const) : []),
    ]);
  }

  private attempt(name: string, input: Record<string, unknown>): unknown {
    const handlers: Record<string, (input: never) => unknown> = {
      GetCommand: ({ Key }: { Key: Item }) => ({ Item: structuredClone(this.items.get(keyOf(Key))) }),
      PutCommand: (write: Write) => this.single(write),
      UpdateCommand: (write: Write) => this.single(write),
      DeleteCommand: (write: Write) => this.single(write),
      QueryCommand: (query: Query) => this.query(query),
      BatchGetCommand: (batch: { RequestItems: Record<string, { Keys: Item[] }> }) => this.batchGet(batch.RequestItems),
      TransactWriteCommand: ({ TransactItems }: { TransactItems: Record<string, Write>[] }) =>
        this.transact(TransactItems),
    };
    const handle = handlers[name];
    try {
      if (!handle) throw new Error(`The simulated table does not know ${name}`);
      return handle(input as never);
    } catch (error) {
      if ((error as Error).name === 'Error') this.defect ??= error as Error;
      throw error;
    }
  }

  private single(asked: Write): object {
    const write = this.twist(asked);
    const before = this.items.get(keyOf(write.Key ?? write.Item ?? {}));
    if (!holds(write.ConditionExpression, before, wordsOf(write)))
      throw failure(
        'ConditionalCheckFailedException',
        write.ReturnValuesOnConditionCheckFailure && before ? { Item: asSent(before) } : {},
      );
    const after = this.apply(write);
    this.onCommit();
    return { Attributes: structuredClone(write.ReturnValues?.endsWith('OLD') ? before : after) };
  }

  private transact(actions: Record<string, Write>[]): object {
    const writes = actions.map((action) => {
      const [kind = '', write = {}] = Object.entries(action)[0] ?? [];
      return [kind, this.twist(write)] as const;
    });
    const reasons = writes.map(([, write]) => {
      const before = this.items.get(keyOf(write.Key ?? write.Item ?? {}));
      const ok = holds(write.ConditionExpression, before, wordsOf(write));
      return ok
        ? { Code: 'None' }
        : {
            Code: 'ConditionalCheckFailed',
            ...(write.ReturnValuesOnConditionCheckFailure && before && { Item: structuredClone(before) }),
          };
    });
    if (reasons.some(({ Code }) => Code !== 'None'))
      throw failure('TransactionCanceledException', { CancellationReasons: reasons });
    for (const [kind, write] of writes) if (kind !== 'ConditionCheck') this.apply(write);
    this.onCommit();
    return {};
  }

  private apply(write: Write): Item | undefined {
    const key = keyOf(write.Key ?? write.Item ?? {});
    const before = this.items.get(key);
    const after = write.UpdateExpression
      ? update(write.UpdateExpression, before ?? { ...write.Key }, wordsOf(write))
      : write.Item && (JSON.parse(JSON.stringify(write.Item)) as Item);
    if (after) this.items.set(key, after);
    else this.items.delete(key);
    this.stream.push({ key, before, after });
    return after;
  }

  private batchGet(requests: Record<string, { Keys: Item[] }>): object {
    const found = (keys: Item[]) => keys.flatMap((key) => structuredClone(this.items.get(keyOf(key))) ?? []);
    return {
      Responses: Object.fromEntries(Object.entries(requests).map(([table, { Keys }]) => [table, found(Keys)])),
      UnprocessedKeys: {},
    };
  }

  private query(query: Query): object {
    const sortKey = query.IndexName ? `${query.IndexName}sk` : 'sk';
    const words = wordsOf(query);
    // Every key condition begins with the partition: looking at it first saves reading the whole of it for most rows.
    const [, name = '', value = ''] = /^(#?\w+) = (:\w+)/.exec(query.KeyConditionExpression) ?? [];
    const partitionKey = words.names[name] ?? name;
    const inOrder = [...this.items.values()]
      .filter((item) => item[partitionKey] === words.values[value])
      .filter((item) => holds(query.KeyConditionExpression, item, words))
      .sort((a, b) => (String(a[sortKey]) < String(b[sortKey]) ? -1 : 1));
    if (query.ScanIndexForward === false) inOrder.reverse();
    const start = query.ExclusiveStartKey
      ? inOrder.findIndex((item) => keyOf(item) === keyOf(query.ExclusiveStartKey ?? {})) + 1
      : 0;
    const page = inOrder.slice(start, start + (query.Limit ?? inOrder.length));
    const last = page.at(-1);
    const more = last && start + page.length < inOrder.length;
    return {
      Items: structuredClone(page.filter((item) => holds(query.FilterExpression, item, words))),
      ...(more && { LastEvaluatedKey: { pk: last.pk, sk: last.sk } }),
    };
  }
}
