import { DeleteCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#lambdas/kernel/data/table.ts';

/** A row as it is stored, with its keys and the name of its entity. */
export type StoredRow = Readonly<Record<string, unknown>>;

export interface PersonRows {
  /** Everything that is found under a person, whatever entity it is of, page by page. */
  pages(userId: string): AsyncIterable<readonly StoredRow[]>;
  /** Safe to repeat. */
  remove(row: StoredRow): Promise<void>;
  /** Sets these attributes and removes those that are undefined; nothing where the row is gone. Safe to repeat. */
  blank(row: StoredRow, attributes: Readonly<Record<string, unknown>>): Promise<void>;
}

export const entityOfRow = (row: StoredRow): string => String(row.__edb_e__);

/**
 * The partitions in which entities put what they keep by person: those whose first key is the person's id, in the table
 * and in its indexes. An entity that finds its rows by person in another way is told so by a test.
 */
export const personPartitions = [
  { key: 'userid' },
  { key: 'userid', index: 'gsi1' },
  { key: 'creatorid', index: 'gsi1' },
  { key: 'userid', index: 'gsi2' },
  { key: 'claimedby', index: 'gsi2' },
] as const;

export function createPersonRows({ client, table }: Table): PersonRows {
  return {
    pages: async function* (userId) {
      for (const { key, ...index } of personPartitions)
        yield* partition(`$rovers#${key}_${userId}`.toLowerCase(), index);
    },
    remove: async (row) => {
      await client.send(new DeleteCommand({ TableName: table, Key: keyOf(row) }));
    },
    blank: async (row, attributes) => {
      const names = Object.keys(attributes);
      const set = names.filter((name) => attributes[name] !== undefined);
      const gone = names.filter((name) => attributes[name] === undefined);
      const update = new UpdateCommand({
        TableName: table,
        Key: keyOf(row),
        UpdateExpression: [clause('SET', set, (name) => `#${name} = :${name}`), clause('REMOVE', gone)].join(' '),
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ...(set.length > 0 && {
          ExpressionAttributeValues: Object.fromEntries(set.map((name) => [`:${name}`, attributes[name]])),
        }),
      });
      await client.send(update).catch(unlessGone);
    },
  };

  async function* partition(value: string, { index }: { index?: 'gsi1' | 'gsi2' }) {
    let from: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          ...(index && { IndexName: index }),
          ConsistentRead: !index,
          KeyConditionExpression: '#pk = :pk',
          ExpressionAttributeNames: { '#pk': `${index ?? ''}pk` },
          ExpressionAttributeValues: { ':pk': value },
          ...(from && { ExclusiveStartKey: from }),
        }),
      );
      yield Items;
      from = LastEvaluatedKey;
    } while (from);
  }
}

const keyOf = ({ pk, sk }: StoredRow) => ({ pk, sk });

const clause = (word: string, names: readonly string[], write = (name: string) => `#${name}`) =>
  names.length > 0 ? `${word} ${names.map(write).join(', ')}` : '';

const unlessGone = (error: unknown) => {
  if ((error as Error).name !== 'ConditionalCheckFailedException') throw error;
};
