import type { ErrorCode } from '#shared/errors.ts';
import { inverseOf, type Relation } from './relations.ts';

const dayMs = 24 * 60 * 60_000;
/** How long a request waits for its answer, and how long after a no or an end no new request is possible (decision D19). */
const waitsMs = 30 * dayMs;
/** How long it is known that two people were not connected after all (domain 4.3). */
export const rememberedMs = 90 * dayMs;
/** Requests to the same person in thirty days, and with the one that came first as long as any of it is known. */
const mostAsksInMonth = 2;
const mostAsks = 3;

/** Members of one family, and requests of one person that wait (reliability 6.2). */
export const mostMembers = 15;
export const mostWaiting = 20;

export const connectionStatuses = ['pending', 'accepted', 'rejected', 'cancelled', 'expired', 'removed'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

/** That two people are family, or that one of them asked: one record of the two, whichever asked first (promise P30). */
export interface Connection {
  readonly connectionId: string;
  readonly version: number;
  readonly status: ConnectionStatus;
  readonly requesterId: string;
  readonly recipientId: string;
  /** What the requester is to the recipient, and the other way round. */
  readonly requesterRelation: Relation;
  readonly recipientRelation: Relation;
  /** Instants of the requests between the two of the last ninety days. */
  readonly asks: readonly string[];
  /** When the status became what it is. */
  readonly since: string;
}

export type Decided = { readonly after: Connection } | { readonly refused: ErrorCode };

/** When a request without an answer ends. */
export const expiresAt = ({ since }: Pick<Connection, 'since'>): Date => new Date(Date.parse(since) + waitsMs);

/** As it is now: a request over its time has expired, whether or not that was noted. */
export const statusAt = (connection: Pick<Connection, 'status' | 'since'>, now: Date): ConnectionStatus =>
  connection.status === 'pending' && now >= expiresAt(connection) ? 'expired' : connection.status;

interface Asking {
  readonly connectionId: string;
  readonly requesterId: string;
  readonly recipientId: string;
  /** What the recipient is to the requester. */
  readonly relation: Relation;
}

/** Sends a family request. After a no or an end it takes thirty days, twice at most (decision D19). */
export function ask(before: Connection | undefined, { relation, ...asking }: Asking, now: Date): Decided {
  const refused = before && whyNotAsk(before, now);
  if (refused) return { refused };
  return {
    after: {
      ...asking,
      version: (before?.version ?? 0) + 1,
      status: 'pending',
      requesterRelation: inverseOf(relation),
      recipientRelation: relation,
      asks: [...recent(before?.asks ?? [], rememberedMs, now), now.toISOString()],
      since: now.toISOString(),
    },
  };
}

function whyNotAsk(before: Connection, now: Date): ErrorCode | undefined {
  const status = statusAt(before, now);
  if (status === 'pending') return 'family.alreadyAsked';
  if (status === 'accepted') return 'family.alreadyConnected';
  const rests = status === 'rejected' || status === 'removed';
  if (rests && now.getTime() - Date.parse(before.since) < waitsMs) return 'family.tooSoon';
  const isOften =
    recent(before.asks, waitsMs, now).length >= mostAsksInMonth ||
    recent(before.asks, rememberedMs, now).length >= mostAsks;
  return isOften ? 'family.tooSoon' : undefined;
}

const recent = (instants: readonly string[], withinMs: number, now: Date) =>
  instants.filter((instant) => now.getTime() - Date.parse(instant) < withinMs);

/** Only the person asked answers, once (reliability T75). */
export function answer(before: Connection, userId: string, status: 'accepted' | 'rejected', now: Date): Decided {
  if (statusAt(before, now) !== 'pending') return { refused: 'family.notWaiting' };
  if (before.recipientId !== userId) return { refused: 'access.denied' };
  return changed(before, status, now);
}

/** Either ends what was accepted; who asked takes the request back, and who was asked says no by it. */
export function end(before: Connection, userId: string, now: Date): Decided {
  const status = statusAt(before, now);
  if (status === 'accepted') return changed(before, 'removed', now);
  if (status !== 'pending') return { refused: 'family.notFound' };
  return changed(before, before.requesterId === userId ? 'cancelled' : 'rejected', now);
}

/** Notes that the answer did not come in time. */
export const expire = (before: Connection, now: Date): Decided =>
  before.status === 'pending' && statusAt(before, now) === 'expired'
    ? changed(before, 'expired', now)
    : { refused: 'family.notWaiting' };

const changed = (before: Connection, status: ConnectionStatus, now: Date): Decided => ({
  after: { ...before, version: before.version + 1, status, since: now.toISOString() },
});

/** The other of the two. */
export const otherOf = ({ requesterId, recipientId }: Connection, userId: string): string =>
  requesterId === userId ? recipientId : requesterId;
