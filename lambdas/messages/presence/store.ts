import { isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
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
}

interface Connection extends Holder {
  readonly connectionId: string;
}

export interface SocketStore {
  saveTicket(ticket: Holder & { hash: string; validUntil: number }): Promise<void>;
  /** Whose valid ticket it was; nobody can use it again. */
  takeTicket(hash: string, now: Date): Promise<Holder | undefined>;
  findConnection(connectionId: string): Promise<Connection | undefined>;
  /** Those that a person opened, with the time until which each counts as alive; one that opened just now may be missing. */
  connectionsOf(userId: string): Promise<readonly (Connection & { readonly leaseUntil: number })[]>;
  /** Keeps the connection and its person's presence alive for another lease. */
  renew(connection: Connection, now: Date): Promise<void>;
  removeConnection(connectionId: string): Promise<void>;
  /** Takes the person offline; with `onlyIfLast`, only where this connection was the last one heard from. */
  goOffline(connection: Connection, options: { onlyIfLast: boolean }, now: Date): Promise<void>;
}

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
    renew: async ({ connectionId, userId, signedInAt }, now) => {
      const leaseUntil = now.getTime() + leaseMs;
      const changedAt = now.toISOString();
      const expires = Math.ceil(leaseUntil / 1000) + 86_400;
      await connections.put({ connectionId, userId, signedInAt, leaseUntil, expires }).go();
      await presence.put({ userId, online: true, leaseUntil, connectionId, changedAt }).go();
    },
    removeConnection: async (connectionId) => {
      await connections.delete({ connectionId }).go();
    },
    goOffline: async ({ connectionId, userId }, { onlyIfLast }, now) => {
      const offline = { userId, online: false, leaseUntil: now.getTime(), connectionId, changedAt: now.toISOString() };
      const change = presence.put(offline);
      if (!onlyIfLast) await change.go();
      else await unlessRefused(change.where((row, { eq }) => eq(row.connectionId, connectionId)).go());
    },
  };
}

async function unlessRefused<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}
