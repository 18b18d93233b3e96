import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { variable } from '../env.ts';
import { readWholeBatches } from '../messages/whole-batches.ts';
import { countCapacity } from '../observability/count-capacity.ts';
import { silentLogger } from '../observability/silent-logger.ts';

/** What every store is given: the document client and the table's name. Tests and the simulation pass their own. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
}

let shared: Table | undefined;

/** The product's one table, with one client per instance. */
export function table(): Table {
  shared ??= { client: createDocumentClient(), table: variable('TABLE_NAME') };
  return shared;
}

/** A document client that drops undefined members, as our optional fields are written, and reads batches whole. */
export const createDocumentClient = (
  options: ConstructorParameters<typeof DynamoDBClient>[0] = {},
): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    countCapacity(readWholeBatches(new DynamoDBClient({ logger: silentLogger, ...options }))),
    {
      marshallOptions: { removeUndefinedValues: true },
    },
  );
