import { TransactWriteCommand, type TransactWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { contention, isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Move } from '#shared/events/rsvp/line/line-moves.ts';
import type { StoredLine } from './line.ts';
import { toCompareAndSet } from './line-update.ts';
import { seatsEntity } from './seats.entity.ts';
import { lapsesOf, settlementsOf } from './settlements.ts';

export type Fact = ReturnType<typeof factRow>;

/** A write of another item, as DynamoDB takes it. */
type Besides = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** What a move came to, with the line as it is now. */
interface Moved<Outcome extends string> {
  readonly outcome: Outcome;
  readonly line: StoredLine;
}

type FindLine = (eventId: string) => Promise<StoredLine | undefined>;

/**
 * Decides on the line as it is and writes what comes of it, with facts, if it still is so; otherwise decides again.
 * Undefined when there is no such line.
 */
export type MoveLine = <Outcome extends string>(
  eventId: string,
  decide: (line: StoredLine) => Move<StoredLine, Outcome>,
  facts?: (after: StoredLine, before: StoredLine) => readonly Fact[],
  /** What is written with the line or not at all, besides facts; may read what it depends on, with every try. */
  besides?: (before: StoredLine) => readonly Besides[] | Promise<readonly Besides[]>,
  /** Why a player loses a seat that was paid; by themselves where it is not said. */
  cause?: 'removed' | 'cancelled',
) => Promise<Moved<Outcome> | undefined>;

/** Where a line is stored. */
export function keysOf(at: Table) {
  const lines = seatsEntity(at);
  return (eventId: string) => {
    const { Key } = lines.get({ eventId }).params<{ Key: Record<string, string> }>();
    return { TableName: at.table, Key };
  };
}

/** Reads, decides and writes if no other request wrote in between, again and again. */
export function moving(at: Table, retry: Retry, find: FindLine, now: () => Date): MoveLine {
  const { client } = at;
  const outbox = outboxEntity(at);
  const keyOf = keysOf(at);
  const write = async (before: StoredLine, after: StoredLine, facts: readonly Fact[], besides: readonly Besides[]) => {
    const Update = { ...keyOf(before.eventId), ...toCompareAndSet(before, after) };
    if (facts.length + besides.length === 0) return client.send(new UpdateCommand(Update));
    const puts = facts.map((fact) => ({
      Put: outbox.put(fact).params<{ TableName: string; Item: Record<string, unknown> }>(),
    }));
    return client.send(new TransactWriteCommand({ TransactItems: [{ Update }, ...puts, ...besides] }));
  };

  return (eventId, decide, facts = () => [], besides = () => [], cause = undefined) =>
    retry(async () => {
      const before = await find(eventId);
      if (!before) return undefined;
      const { outcome, line: after } = decide(before);
      if (!after) return { outcome, line: before };
      const next = { ...after, version: before.version + 1 };
      const ended = [...settlementsOf(before, next, cause, now()), ...lapsesOf(before, next, now())];
      await write(before, after, [...facts(next, before), ...ended], await besides(before)).catch((error: unknown) => {
        throw isConditionFailure(error) ? lineMoved() : error;
      });
      return { outcome, line: next };
    });
}

/** Another request changed the line between the look and the write: the same as any other contention. */
export const lineMoved = () => contention('The line moved');
