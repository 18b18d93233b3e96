import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { clock } from '#lambdas/kernel/clock.ts';
import { contention, refusedParts } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { type Answering, rightToAnswer } from '#lambdas/people/ports/family/right-to-answer.ts';
import { acceptSeat } from '#shared/events/rsvp/line/line-moves.ts';
import { standIn, whyNot } from '../rsvp/join-refusal.ts';
import { joinedInGroup, joinInGroup } from '../rsvp/line/join-in-group.ts';
import { type Leaving, offLine } from '../rsvp/line/leave-line.ts';
import type { Joined, Stand, StoredLine } from '../rsvp/line/line.ts';
import { toCompareAndSet } from '../rsvp/line/line-update.ts';
import type { Fact } from '../rsvp/line/move-line.ts';
import { asking, entering, type JoinRequest, joining, toUpdate, waiting } from '../rsvp/line/seat-writes.ts';
import { seatsEntity } from '../rsvp/line/seats.entity.ts';
import { createSeatStore, type SeatStore } from '../rsvp/line/seats.ts';
import { settlementsOf } from '../rsvp/line/settlements.ts';

/** A join by a guardian: `userId` in it is the dependant. */
export type JoinFor = Answering & Omit<JoinRequest, 'userId' | 'heads'>;
type At = Answering & { readonly eventId: string; readonly now: Date };

type NoRight = { readonly outcome: 'noRight' };
type Taken = ReturnType<typeof acceptSeat>['outcome'];

/**
 * Seats of dependants. They stand in the line under their own id, as all do, so that two guardians at once take
 * one seat. Every write is one transaction with the guardian's right to make it.
 */
export interface DependantSeats {
  join(request: JoinFor): Promise<Joined | NoRight>;
  leave(
    at: At & Leaving,
  ): Promise<NoRight | { readonly outcome: 'closed' | 'late' | 'notOnList' } | ({ readonly outcome: 'left' } & Stand)>;
  /** Takes the seat that is held, or a free one where the first to come gets it. */
  take(at: At): Promise<NoRight | { readonly outcome: Exclude<Taken, 'in'> } | ({ readonly outcome: 'in' } & Stand)>;
}

type Expression = Omit<ReturnType<typeof toUpdate>, 'ExpressionAttributeValues'> & {
  readonly ExpressionAttributeValues: Record<string, unknown>;
};

const tries = 8;
const writes = { ask: asking, wait: waiting, enter: entering, show: joining, accept: joining };

interface Tools {
  readonly find: SeatStore['find'];
  readonly write: ReturnType<typeof writing>;
  readonly retry: Retry;
  readonly now: () => Date;
}

export function createDependantSeats(at: Table, retry: Retry = createRetry(), now = clock.now): DependantSeats {
  const tools: Tools = { find: createSeatStore(at, retry).find, write: writing(at), retry, now };
  return {
    join: (request) => join(tools, request),
    leave: async ({ now, isLate, ...who }) => {
      const left = await move(tools, who, (line) => offLine(line, who.dependantId, { now, isLate }));
      return ended(left, 'left', who.dependantId, 'notOnList');
    },
    take: async ({ now, ...who }) => {
      const taken = await move(tools, who, (line) => acceptSeat(line, who.dependantId, now));
      return ended(taken, 'in', who.dependantId, 'notOffered');
    },
  };
}

/** As `SeatStore.join` does: the plain write, then what its refusal says is to be done, and again. */
async function join(
  tools: Tools,
  { dependantId, guardianId, ...rest }: JoinFor,
  how: keyof typeof writes = 'show',
  left = tries,
): Promise<Joined | NoRight> {
  const { eventId } = rest;
  const request: JoinRequest = { ...rest, userId: dependantId };
  const who = { dependantId, guardianId };
  const update = toUpdate(writes[how](request), dependantId);
  const written = await tools.retry(() => tools.write(eventId, update, who));
  if (written === 'noRight') return { outcome: 'noRight' };
  const line = await tools.find(eventId);
  if (written === 'written' && line) return { outcome: 'joined', open: true, heads: 1, ...standIn(line, dependantId) };
  const why = whyNot(line, request);
  if (typeof why !== 'string') return why;
  if (line?.grouping) return groupJoin(tools, request, who);
  if (left === 0) throw lineMoved();
  // Where what was to be done instead was refused as well the line has changed: begin again.
  return join(tools, { ...rest, ...who, fits: line?.asked ?? '' }, how === 'show' ? why : 'show', left - 1);
}

async function groupJoin(tools: Tools, request: JoinRequest, who: Answering): Promise<Joined | NoRight> {
  const moved = await move(tools, { ...who, eventId: request.eventId }, (line) => joinInGroup(line, request));
  if (moved?.outcome === 'noRight') return { outcome: 'noRight' };
  return joinedInGroup(moved as Parameters<typeof joinedInGroup>[0], request);
}

type Where = Answering & { readonly eventId: string };
type Decide = (line: StoredLine) => { readonly outcome: string; readonly line?: StoredLine };

/** Decides on the newest state of a line until the write succeeds. */
const move = (tools: Tools, where: Where, decide: Decide) => tools.retry(() => moveOnce(tools, where, decide));

async function moveOnce({ find, write, now }: Tools, { eventId, ...who }: Where, decide: Decide) {
  const before = await find(eventId);
  if (!before) return undefined;
  const { outcome, line: after } = decide(before);
  if (!after) return { outcome, line: before };
  const settled = settlementsOf(before, after, undefined, now());
  const written = await write(eventId, toCompareAndSet(before, after), who, settled);
  if (written === 'refused') throw lineMoved();
  return { outcome: written === 'noRight' ? written : outcome, line: after };
}

/** With where they stand where it was done. */
function ended<Done extends string, Refused extends string>(
  moved: { readonly outcome: string; readonly line: StoredLine } | undefined,
  done: Done,
  dependantId: string,
  none: Refused,
): ({ readonly outcome: Done } & Stand) | { readonly outcome: never } {
  const outcome = (moved?.outcome ?? none) as never;
  return moved?.outcome === done ? { outcome: done, ...standIn(moved.line, dependantId) } : { outcome };
}

/** One write of a line, with what follows for seats that were paid, if the guardian has the right at that moment. */
function writing(at: Table) {
  const lines = seatsEntity(at);
  const outbox = outboxEntity(at);
  const right = rightToAnswer(at);
  return async (
    eventId: string,
    update: Expression,
    who: Answering,
    facts: readonly Fact[] = [],
  ): Promise<'written' | 'refused' | 'noRight'> => {
    const { Key } = lines.get({ eventId }).params<{ Key: Record<string, string> }>();
    const Update = { TableName: at.table, Key, ...update };
    const puts = facts.map((fact) => ({
      Put: outbox.put(fact).params<{ TableName: string; Item: Record<string, unknown> }>(),
    }));
    try {
      await at.client.send(new TransactWriteCommand({ TransactItems: [{ Update }, right(who), ...puts] }));
      return 'written';
    } catch (error) {
      const [line, guardian] = refusedParts(error);
      if (guardian) return 'noRight';
      if (line) return 'refused';
      throw error;
    }
  };
}

/** Another writer changed the line between the look and the write: the same as any other contention. */
const lineMoved = () => contention('The line moved');
