import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/** True when a write was refused by its own condition, alone or as a part of a transaction. */
export function isConditionFailure(error: unknown): boolean {
  const { name, reasons } = failureOf(error);
  return name === 'ConditionalCheckFailedException' || reasons.includes('ConditionalCheckFailed');
}

/** Whether a conditional write was made. */
export async function wasMade(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return false;
  }
}

/** What a store throws where a row moved between its look and its write: contention as any other, to be tried again. */
export const contention = (what: string): Error =>
  Object.assign(new Error(what), { name: 'TransactionConflictException' });

/** Of a transaction that was refused: which of its parts, in their order, their own condition refused. */
export const refusedParts = (error: unknown): readonly boolean[] =>
  failureOf(error).reasons.map((reason) => reason === 'ConditionalCheckFailed');

/** True when trying the same write again may succeed: contention and throttling, nothing that a condition decided. */
export function isContention(error: unknown): boolean {
  const { name, reasons } = failureOf(error);
  if (passing.has(name)) return true;
  const failed = reasons.filter((reason) => reason !== 'None');
  return failed.length > 0 && failed.every((reason) => passingReasons.has(reason));
}

/** A single write that meets a transaction on its item fails with the third of these. */
const passing = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'RequestLimitExceeded',
]);
const passingReasons = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

interface AwsFailure {
  readonly name?: string;
  readonly cause?: unknown;
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
}

/** ElectroDB wraps what the client threw; the client's own error is its cause. */
function failureOf(error: unknown): { name: string; reasons: string[] } {
  const failure = error as AwsFailure | undefined;
  if (failure?.name === 'ElectroError' && failure.cause) return failureOf(failure.cause);
  return { name: failure?.name ?? '', reasons: (failure?.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None') };
}

/**
 * The item that refused a single raw write by its condition (asked for with ReturnValuesOnConditionCheckFailure);
 * undefined when the failure was another one. The document client leaves the items of errors as they came.
 */
export function refusedItem(error: unknown): { item: Record<string, unknown> | undefined } | undefined {
  const { name, Item } = error as { name?: string; Item?: Record<string, AttributeValue> };
  if (name !== 'ConditionalCheckFailedException') return undefined;
  return { item: Item && unmarshall(Item) };
}
