import { TransactWriteCommand, type TransactWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { contention, isConditionFailure, refusedItem } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Move } from '#shared/events/rsvp/line/line-moves.ts';
import { standIn, whyNot } from '../join-refusal.ts';
import { joinedInGroup, joinInGroup } from './join-in-group.ts';
import { type Leaving, offLine } from './leave-line.ts';
import {
  type Counters,
  type Joined,
  type Left,
  type Person,
  type Stand,
  type StoredLine,
  standOfLast,
  toLine,
} from './line.ts';
import { toCompareAndSet } from './line-update.ts';
import {
  asking,
  entering,
  type JoinRequest,
  joining,
  leaving,
  type SeatWrite,
  toUpdate,
  waiting,
} from './seat-writes.ts';
import { seatsEntity } from './seats.entity.ts';

type Fact = ReturnType<typeof factRow>;

/** A write of another item, as DynamoDB takes it. */
type Besides = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** What a move came to, with the line as it is now. */
interface Moved<Outcome extends string> {
  readonly outcome: Outcome;
  readonly line: StoredLine;
}

/** The lines of all events. A plain join and a plain leave are one conditional write to one item. */
export interface SeatStore {
  /** Strongly consistent. */
  find(eventId: string): Promise<StoredLine | undefined>;
  join(request: JoinRequest): Promise<Joined>;
  /** `late` where the event goes ahead with them, unless they say that they know it. */
  leave(person: Person & Leaving): Promise<Left>;
  /** Takes a person off the list whatever the hour and records the fact; false when they are not on it. */
  remove(person: Person, fact: Fact): Promise<boolean>;
  /**
   * Everything else: decides on the line as it is and writes what comes of it, with facts, if it still is so; otherwise
   * decides again. Undefined when there is no such line.
   */
  move<Outcome extends string>(
    eventId: string,
    decide: (line: StoredLine) => Move<StoredLine, Outcome>,
    facts?: (after: StoredLine, before: StoredLine) => readonly Fact[],
    /** What is written with the line or not at all, besides facts. */
    besides?: (before: StoredLine) => readonly Besides[],
  ): Promise<Moved<Outcome> | undefined>;
}

type Sent = { readonly done: Record<string, unknown> } | { readonly refusedBy: StoredLine | undefined };

export function createSeatStore(at: Table, retry: Retry = createRetry()): SeatStore {
  const { client } = at;
  const lines = seatsEntity(at);
  const keyOf = keysOf(at);

  const find = async (eventId: string) => {
    const { data } = await lines.get({ eventId }).go({ consistent: true });
    return data ? toLine(data) : undefined;
  };

  /** What the write left, or the line that refused it: none when there is none. */
  const send = ({ eventId, userId }: Person, write: SeatWrite, returned: 'UPDATED_NEW' | 'ALL_NEW') =>
    retry(async (): Promise<Sent> => {
      try {
        const returning = { ReturnValues: returned, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
        const update = { ...keyOf(eventId), ...toUpdate(write, userId), ...returning };
        const { Attributes = {} } = await client.send(new UpdateCommand(update));
        return { done: Attributes };
      } catch (error) {
        const refusal = refusedItem(error);
        if (!refusal) throw error;
        return { refusedBy: refusal.item && toLine(refusal.item) };
      }
    });

  const standAfter = standing(find);
  const move = moving(at, retry, find);

  const join = async (request: JoinRequest, tries = 4): Promise<Joined> => {
    const first = await send(request, joining(request), 'UPDATED_NEW');
    if ('done' in first) return joined(request, await standAfter(request, first.done as unknown as Counters));
    const { refusedBy } = first;
    if (refusedBy?.grouping)
      return joinedInGroup(await move(request.eventId, (line) => joinInGroup(line, request)), request);
    const why = whyNot(refusedBy, request);
    if (typeof why !== 'string') return why;
    // It was judged by this line, so that is what they are known to fit.
    const judged = judgedBy(refusedBy, request);
    const second = await send(request, instead[why](judged), 'ALL_NEW');
    if ('done' in second) return joined(request, standIn(toLine(second.done), request.userId));
    // A seat came free, or what is asked changed in between: begin again.
    if (tries > 1) return join(judged, tries - 1);
    throw lineMoved();
  };

  const leave: SeatStore['leave'] = async ({ now, isLate, ...person }) => {
    const result = await send(person, leaving(now), 'UPDATED_NEW');
    if ('done' in result) {
      const { seats } = await standAfter(person, result.done as unknown as Counters);
      return { outcome: 'left', mine: { status: 'none' }, seats };
    }
    const moved = await move(person.eventId, (line) => offLine(line, person.userId, { now, isLate }));
    if (moved?.outcome !== 'left') return { outcome: moved?.outcome ?? 'notOnList' };
    return { outcome: 'left', ...standIn(moved.line, person.userId) };
  };

  return {
    find,
    join: (request) => join(request),
    leave,
    remove: async (person, fact) => {
      const takeOff = (line: StoredLine) => offLine(line, person.userId);
      const moved = await move(person.eventId, takeOff, () => [fact]);
      return moved?.outcome === 'left';
    },
    move,
  };
}

const instead = { ask: asking, wait: waiting, enter: entering, show: joining };

const judgedBy = (line: StoredLine | undefined, request: JoinRequest) => ({ ...request, fits: line?.asked ?? '' });

const joined = ({ heads = 1 }: JoinRequest, stand: Stand): Joined => ({
  outcome: 'joined',
  open: true,
  heads,
  ...stand,
});

/** How things stand after a plain write; only parties beyond the seats and handed-out seats take another look. */
const standing =
  (find: SeatStore['find']) =>
  async ({ eventId, userId }: Person, counters: Counters): Promise<Stand> => {
    const stand = standOfLast(counters);
    if (stand) return stand;
    const line = await find(eventId);
    if (!line) throw new Error('A line is gone');
    return standIn(line, userId);
  };

function keysOf(at: Table) {
  const lines = seatsEntity(at);
  return (eventId: string) => {
    const { Key } = lines.get({ eventId }).params<{ Key: Record<string, string> }>();
    return { TableName: at.table, Key };
  };
}

/** Reads, decides and writes if nobody wrote in between, again and again. */
function moving(at: Table, retry: Retry, find: SeatStore['find']): SeatStore['move'] {
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

  return (eventId, decide, facts = () => [], besides = () => []) =>
    retry(async () => {
      const before = await find(eventId);
      if (!before) return undefined;
      const { outcome, line: after } = decide(before);
      if (!after) return { outcome, line: before };
      const next = { ...after, version: before.version + 1 };
      await write(before, after, facts(next, before), besides(before)).catch((error: unknown) => {
        throw isConditionFailure(error) ? lineMoved() : error;
      });
      return { outcome, line: next };
    });
}

/** Somebody else changed the line between the look and the write: the same as any other contention. */
const lineMoved = () => contention('The line moved');
