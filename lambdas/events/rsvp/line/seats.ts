import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { clock } from '#lambdas/kernel/clock.ts';
import { isConditionFailure, refusedItem } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { invitationEntity } from '../../invitations/invitation.entity.ts';
import { standIn, whyNot } from '../join-refusal.ts';
import { acceptedOn, acceptOn, mayNeedApproval } from './accept-invitation.ts';
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
import { type Fact, keysOf, lineMoved, type MoveLine, moving } from './move-line.ts';
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

/** The lines of all events. A plain join and a plain leave are one conditional write to one item. */
export interface SeatStore {
  /** Strongly consistent. */
  find(eventId: string): Promise<StoredLine | undefined>;
  join(request: JoinRequest): Promise<Joined>;
  /** `late` where the event goes ahead with them, unless they say that they know it. */
  leave(person: Person & Leaving): Promise<Left>;
  /** Takes a person off the list whatever the hour and records the fact; false when they are not on it. */
  remove(person: Person, fact: Fact): Promise<boolean>;
  /** Everything else. */
  readonly move: MoveLine;
}

type Sent = { readonly done: Record<string, unknown> } | { readonly refusedBy: StoredLine | undefined };

export function createSeatStore(at: Table, retry: Retry = createRetry(), now = clock.now): SeatStore {
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
  const move = moving(at, retry, find, now);
  const look = looking(accepting(at, retry, find), move);

  const join = async (request: JoinRequest, tries = 4): Promise<Joined> => {
    const first = await send(request, joining(request), 'UPDATED_NEW');
    if ('done' in first) return joined(request, await standAfter(request, first.done as unknown as Counters));
    const { refusedBy } = first;
    const looked = await look(refusedBy, request);
    if (looked) return looked;
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
      const moved = await move(person.eventId, takeOff, () => [fact], undefined, 'removed');
      return moved?.outcome === 'left';
    },
    move,
  };
}

// An invitation is accepted before anything is refused (`accepting`): another try finds it.
const instead = { ask: asking, wait: waiting, enter: entering, show: joining, accept: joining };

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

/** What one condition cannot decide of a join: an invitation that stands for approval, and groups. */
const looking =
  (accept: ReturnType<typeof accepting>, move: MoveLine) =>
  async (line: StoredLine | undefined, request: JoinRequest): Promise<Joined | undefined> => {
    const accepted = mayNeedApproval(line, request) ? await accept(request) : undefined;
    if (accepted || !line?.grouping) return accepted;
    return joinedInGroup(await move(request.eventId, (now) => joinInGroup(now, request)), request);
  };

/** Accepts an invitation while it stands: line and invitation in one write. Undefined where there is none. */
function accepting(at: Table, retry: Retry, find: SeatStore['find']) {
  const { client } = at;
  const invitations = invitationEntity(at);
  const keyOf = keysOf(at);
  return (request: JoinRequest): Promise<Joined | undefined> => {
    const { eventId, userId } = request;
    const stands = invitations.get({ eventId, userId });
    return retry(async () => {
      const [before, { data }] = await Promise.all([find(eventId), stands.go({ consistent: true })]);
      if (!before || data?.status !== 'invited') return undefined;
      const asked = { ...request, isInvited: true };
      const { outcome, line: after } = acceptOn(before, asked);
      if (!after) return acceptedOn(before, outcome, asked);
      const Update = { ...keyOf(eventId), ...toCompareAndSet(before, after) };
      const ConditionCheck = {
        ...stands.params<{ TableName: string; Key: Record<string, string> }>(),
        ConditionExpression: '#status = :invited',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':invited': 'invited' },
      };
      await client
        .send(new TransactWriteCommand({ TransactItems: [{ Update }, { ConditionCheck }] }))
        .catch((error) => {
          throw isConditionFailure(error) ? lineMoved() : error;
        });
      return acceptedOn(after, outcome, asked);
    });
  };
}
