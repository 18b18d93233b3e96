import type { AccountReader } from '../../kernel/accounts.ts';
import type { SocketStore } from '../store.ts';
import { hashTicket } from '../ticket.ts';
import { readAction } from './actions.ts';
import type { SocketAnswer, SocketEvent } from './socket-event.ts';

interface Ports {
  readonly store: SocketStore;
  readonly accounts: Pick<AccountReader, 'find'>;
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
  const userId = ticket && (await store.takeTicket(hashTicket(ticket), now));
  if (!userId || !(await isUsable(userId, accounts))) return answer(401);
  await store.renew({ connectionId, userId }, now);
  return answer(200);
}

async function receive(connectionId: string, body: string, ports: Ports, now: Date): Promise<SocketAnswer> {
  const { store, accounts } = ports;
  const action = readAction(body);
  if (!action) return answer(400);
  const connection = await store.findConnection(connectionId);
  if (!connection || !(await isUsable(connection.userId, accounts))) return answer(401);
  if (action === 'offline') await store.goOffline(connection, { onlyIfLast: false }, now);
  else await store.renew(connection, now);
  return answer(200);
}

async function disconnect(connectionId: string, { store }: Ports, now: Date): Promise<SocketAnswer> {
  const connection = await store.findConnection(connectionId);
  if (connection) {
    await store.goOffline(connection, { onlyIfLast: true }, now);
    await store.removeConnection(connectionId);
  }
  return answer(200);
}

/** From the first step of a deletion an account is unusable, whatever connection it still holds (promise P33). */
async function isUsable(userId: string, accounts: Ports['accounts']): Promise<boolean> {
  const account = await accounts.find(userId);
  return account !== undefined && !account.deletedAt;
}

function originOf({ headers = {} }: SocketEvent): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'origin')?.[1];
}
