import type { Actor } from '#lambdas/kernel/http/actor.ts';
import type { SocketStore } from '../presence/store.ts';
import { hashTicket, newTicket } from '../presence/ticket.ts';

const validForMs = 60_000;

/** A browser cannot send its session when it opens a WebSocket, and an address that held one would be logged. */
export async function createSocketTicket(
  { userId, signedInAt, sessionId }: Pick<Actor, 'userId' | 'signedInAt' | 'sessionId'>,
  store: Pick<SocketStore, 'saveTicket'>,
  now: Date,
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = newTicket();
  const validUntil = now.getTime() + validForMs;
  const holder = { userId, signedInAt: signedInAt.getTime(), ...(sessionId && { sessionId }) };
  await store.saveTicket({ ...holder, hash: hashTicket(ticket), validUntil });
  return { ticket, expiresAt: new Date(validUntil).toISOString() };
}
