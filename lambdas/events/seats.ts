import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { countSeats, seating, standingOf } from '#shared/events/seats.ts';
import { isConditionFailure, refusedItem } from '../kernel/conditions.ts';
import { outboxEntity } from '../kernel/outbox.entity.ts';
import type { factRow } from '../kernel/outbox.ts';
import { createRetry, type Retry } from '../kernel/retry.ts';
import type { Table } from '../kernel/table.ts';
import { countsOf, type Joined, type Left, lastOf, type Person, type StoredLine } from './line.ts';
import { joining, leaving, removing, type SeatWrite, toUpdate } from './seat-writes.ts';
import { seatsEntity } from './seats.entity.ts';

interface JoinRequest extends Person {
  /** The share token that the person came with. */
  readonly token?: string | undefined;
  readonly now: Date;
}

/** The lines of all events. Joining and leaving are one conditional write to one item. */
export interface SeatStore {
  /** Strongly consistent. */
  find(eventId: string): Promise<StoredLine | undefined>;
  join(request: JoinRequest): Promise<Joined>;
  leave(person: Person & { now: Date }): Promise<Left>;
  /** Takes a person off the list whatever the hour and records the fact; false when they are not on it. */
  remove(person: Person, fact: ReturnType<typeof factRow>): Promise<boolean>;
}

export function createSeatStore(at: Table, retry: Retry = createRetry()): SeatStore {
  const { client, table } = at;
  const lines = seatsEntity(at);
  const outbox = outboxEntity(at);
  const update = (person: Person, write: SeatWrite) => {
    const { Key } = lines.get({ eventId: person.eventId }).params<{ Key: Record<string, string> }>();
    return { TableName: table, Key, ...toUpdate(write, person.userId) };
  };

  /** The counters after the write, or the line that refused it: none when there is none. */
  const send = (person: Person, write: SeatWrite) =>
    retry(async (): Promise<{ done: StoredLine } | { refusedBy: StoredLine | undefined }> => {
      try {
        const returning = { ReturnValues: 'UPDATED_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
        const { Attributes } = await client.send(new UpdateCommand({ ...update(person, write), ...returning }));
        return { done: Attributes as StoredLine };
      } catch (error) {
        const refusal = refusedItem(error);
        if (!refusal) throw error;
        return { refusedBy: refusal.item as StoredLine | undefined };
      }
    });

  return {
    find: async (eventId) =>
      ((await lines.get({ eventId }).go({ consistent: true })).data as StoredLine | null) ?? undefined,
    join: async (request) => {
      const result = await send(request, joining(request));
      if ('refusedBy' in result) return whyNot(result.refusedBy, request);
      return { outcome: 'joined', open: true, mine: lastOf(result.done), seats: countsOf(result.done) };
    },
    leave: async ({ now, ...person }) => {
      const result = await send(person, leaving(now));
      if ('done' in result) return { outcome: 'left', mine: { status: 'none' }, seats: countsOf(result.done) };
      return { outcome: result.refusedBy && person.userId in result.refusedBy.order ? 'closed' : 'notOnList' };
    },
    remove: (person, fact) =>
      retry(async () => {
        const Put = outbox.put(fact).params<{ TableName: string; Item: Record<string, unknown> }>();
        try {
          await client.send(
            new TransactWriteCommand({ TransactItems: [{ Update: update(person, removing) }, { Put }] }),
          );
          return true;
        } catch (error) {
          if (isConditionFailure(error)) return false;
          throw error;
        }
      }),
  };
}

/** Why a join was refused. Who is on the list already is not: this also answers a repeat whose first answer was lost. */
function whyNot(line: StoredLine | undefined, { userId, token = '', now }: JoinRequest): Joined {
  if (!line) return { outcome: 'hidden' };
  if (userId in line.order) {
    const seated = seating(line);
    return { outcome: 'joined', open: line.open, mine: standingOf(userId, seated), seats: countSeats(line, seated) };
  }
  if (!['', token].includes(line.joinKey) && line.hostId !== userId) return { outcome: 'hidden' };
  return { outcome: line.open && line.closesAt > now.toISOString() ? 'full' : 'closed' };
}
