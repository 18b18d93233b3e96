import { isConditionFailure, wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { socketLimits } from '#shared/messages/socket.ts';
import { connectionEntity } from './connection.entity.ts';
import { presenceEntity } from './presence.entity.ts';
import { ticketEntity } from './ticket.entity.ts';

/** A connection without a sign of life counts as gone after ten minutes (decision D39). */
const leaseMs = 10 * 60_000;

/** Whose a socket is, by which session. */
export interface Holder {
  readonly userId: string;
  /** Milliseconds since 1970 when the session began. */
  readonly signedInAt: number;
  readonly sessionId?: string;
}

export interface Connection extends Holder {
  readonly connectionId: string;
}

const leaseFrom = (now: Date) => {
  const leaseUntil = now.getTime() + leaseMs;
  return { leaseUntil, expires: Math.ceil(leaseUntil / 1000) + 86_400 };
};

export interface SocketStore {
  saveTicket(ticket: Holder & { hash: string; validUntil: number }): Promise<void>;
  /** The holder of a valid ticket, which cannot be used again. */
  takeTicket(hash: string, now: Date): Promise<Holder | undefined>;
  findConnection(connectionId: string): Promise<Connection | undefined>;
  /** Those that a person opened, with the time until which each counts as alive; one that opened just now may be missing. */
  connectionsOf(userId: string): Promise<readonly (Connection & { readonly leaseUntil: number })[]>;
  /** Keeps a connection that just opened, and puts its person online. */
  renew(connection: Connection, now: Date): Promise<void>;
  /**
   * Counts a message of a connection, which lives for another lease, and says whose it is. A connection that said too much
   * is forgotten: only the first message over the limit hears `tooMany`, all after it `unknown`.
   */
  countMessage(connectionId: string, now: Date): Promise<CountedMessage>;
  /** Puts the person online for another lease, or offline; false when all their connections said too much this hour. */
  hear(connection: Connection, online: boolean, now: Date): Promise<boolean>;
  /** False where it was forgotten before. */
  removeConnection(connectionId: string): Promise<boolean>;
  /** Takes the person offline where this connection was the last one heard from. */
  goOffline(connection: Connection, now: Date): Promise<void>;
}

type CountedMessage =
  | { readonly status: 'counted' | 'tooMany'; readonly connection: Connection }
  | { readonly status: 'unknown' };

export function createSocketStore(table: Table): SocketStore {
  const tickets = ticketEntity(table);
  const connections = connectionEntity(table);
  const presence = presenceEntity(table);
  return {
    saveTicket: async (ticket) => {
      await tickets.put({ ...ticket, expires: Math.ceil(ticket.validUntil / 1000) }).go();
    },
    takeTicket: async (hash, now) => {
      const taken = tickets.delete({ hash }).where((row, { gt }) => gt(row.validUntil, now.getTime()));
      const ticket = await unlessRefused(taken.go({ response: 'all_old' }));
      return ticket?.data ?? undefined;
    },
    findConnection: async (connectionId) =>
      (await connections.get({ connectionId }).go({ consistent: true })).data ?? undefined,
    connectionsOf: async (userId) => (await connections.query.byPerson({ userId }).go({ pages: 'all' })).data,
    renew: async ({ connectionId, userId, signedInAt, sessionId }, now) => {
      const { leaseUntil, expires } = leaseFrom(now);
      const holder = { userId, signedInAt, ...(sessionId && { sessionId }) };
      await connections.put({ ...holder, connectionId, leaseUntil, expires, messages: 0 }).go();
      const changedAt = now.toISOString();
      await presence.upsert({ userId, online: true, leaseUntil, connectionId, changedAt }).go();
    },
    countMessage: async (connectionId, now) => {
      const counted = connections
        .patch({ connectionId })
        .add({ messages: 1 })
        .set(leaseFrom(now))
        .where(
          (row, { lt, notExists }) => `${notExists(row.messages)} OR ${lt(row.messages, socketLimits.perConnection)}`,
        );
      const row = await unlessRefused(counted.go({ response: 'all_new' }));
      if (row) return { status: 'counted', connection: row.data };
      const { data } = await connections.delete({ connectionId }).go({ response: 'all_old' });
      return data ? { status: 'tooMany', connection: data } : { status: 'unknown' };
    },
    hear: (connection, online, now) => hear(presence, connection, online, now),
    removeConnection: async (connectionId) =>
      (await connections.delete({ connectionId }).go({ response: 'all_old' })).data !== null,
    goOffline: async ({ connectionId, userId }, now) => {
      const offline = { userId, online: false, leaseUntil: now.getTime(), connectionId, changedAt: now.toISOString() };
      await unlessRefused(
        presence
          .upsert(offline)
          .where((row, { eq }) => eq(row.connectionId, connectionId))
          .go(),
      );
    },
  };
}

/** Counts a message of a person in the write that says whether they are online. */
async function hear(
  presence: ReturnType<typeof presenceEntity>,
  { connectionId, userId }: Connection,
  online: boolean,
  now: Date,
): Promise<boolean> {
  const leaseUntil = online ? leaseFrom(now).leaseUntil : now.getTime();
  const row = { userId, online, leaseUntil, connectionId, changedAt: now.toISOString() };
  const hour = now.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  const another = () =>
    presence
      .upsert(row)
      .add({ messages: 1 })
      .where(
        ({ messages, messagesIn }, { eq, lt }) =>
          `${eq(messagesIn, hour)} AND ${lt(messages, socketLimits.perPersonAndHour)}`,
      )
      .go();
  const first = () =>
    presence
      .upsert({ ...row, messagesIn: hour, messages: 1 })
      .where(({ messagesIn }, { lt, notExists }) => `${notExists(messagesIn)} OR ${lt(messagesIn, hour)}`)
      .go();
  // Of messages that begin an hour at once one is the first, and the others count after it.
  return (await wasMade(another())) || (await wasMade(first())) || wasMade(another());
}

async function unlessRefused<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}
