import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { sessionCounts } from '#shared/contract/session-counts.ts';
import type { SocketClosing } from '#shared/messages/socket.ts';
import { SocketMessage } from '#shared/messages/socket.ts';
import type { SendToSocket } from '../live/connect-sockets.ts';
import type { Connection, Holder, SocketStore } from '../presence/store.ts';
import { hashTicket } from '../presence/ticket.ts';
import type { WatchStore } from '../presence/watch-store.ts';
import type { CloseSocket } from './close-socket.ts';
import type { SocketAnswer, SocketEvent } from './socket-event.ts';
import { watchThings } from './watch-things.ts';

interface Ports {
  readonly store: SocketStore;
  readonly watches: WatchStore;
  readonly send: SendToSocket;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly close: CloseSocket;
  /** The one origin whose pages may connect. */
  readonly webOrigin: string;
}

const answer = (statusCode: SocketAnswer['statusCode']): SocketAnswer => ({ statusCode });

/** Serves one moment of a WebSocket. Whose it is was said by the ticket and is never read from a message. */
export function serveSocket(event: SocketEvent, ports: Ports, now: Date): Promise<SocketAnswer> {
  const { connectionId, eventType } = event.requestContext;
  switch (eventType) {
    case 'CONNECT':
      return connect(connectionId, event, ports, now);
    case 'MESSAGE':
      return receive(connectionId, event.body ?? '', ports, now);
    case 'DISCONNECT':
      return disconnect(connectionId, ports, now);
  }
}

async function connect(connectionId: string, event: SocketEvent, ports: Ports, now: Date): Promise<SocketAnswer> {
  const { store, accounts, webOrigin } = ports;
  if (originOf(event) !== webOrigin) return answer(403);
  const ticket = event.queryStringParameters?.ticket;
  const holder = ticket && (await store.takeTicket(hashTicket(ticket), now));
  if (!holder || !(await isUsable(holder, accounts))) return answer(401);
  await store.renew({ ...holder, connectionId }, now);
  return answer(200);
}

/** Every message is counted in the write that reads whose it is, before anything else is asked of the table. */
async function receive(connectionId: string, body: string, ports: Ports, now: Date): Promise<SocketAnswer> {
  const { store, accounts } = ports;
  const message = await store.countMessage(connectionId, now);
  if (message.status === 'unknown') return answer(401);
  const { connection } = message;
  if (message.status === 'tooMany') return end(connection, 'request.tooMany', ports, now);
  const said = readMessage(body);
  if (!said) return answer(400);
  const isKnown = await isUsable(connection, accounts);
  if (isKnown && (await store.hear(connection, said.action !== 'offline', now))) {
    if (said.action === 'watch') await watchThings(connectionId, said, ports, now);
    return answer(200);
  }
  const why = isKnown ? 'request.tooMany' : 'auth.required';
  // Only what forgets the connection closes it: of many messages at once, one.
  if (await store.removeConnection(connectionId)) return end(connection, why, ports, now);
  return answer(401);
}

async function end(connection: Connection, why: SocketClosing['closed'], { store, close }: Ports, now: Date) {
  if (why === 'request.tooMany') await store.goOffline(connection, now);
  await close(connection.connectionId, why);
  return answer(why === 'request.tooMany' ? 429 : 401);
}

async function disconnect(connectionId: string, { store }: Ports, now: Date): Promise<SocketAnswer> {
  const connection = await store.findConnection(connectionId);
  if (connection) {
    await store.goOffline(connection, now);
    await store.removeConnection(connectionId);
  }
  return answer(200);
}

/**
 * From the first step of a deletion an account is unusable, whatever connection it still holds (promise P33); so is a
 * session that was ended.
 */
async function isUsable(holder: Holder, accounts: Ports['accounts']): Promise<boolean> {
  const account = await accounts.find(holder.userId);
  return account !== undefined && !account.deletedAt && sessionCounts(holder, account);
}

function originOf({ headers = {} }: SocketEvent): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'origin')?.[1];
}

/** What a message asks for, or undefined for one that is none of ours. */
function readMessage(body: string): SocketMessage | undefined {
  try {
    return SocketMessage.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
