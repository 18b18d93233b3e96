import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Holder, SocketStore } from '../presence/store.ts';
import { hashTicket } from '../presence/ticket.ts';
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
  const holder = ticket && (await store.takeTicket(hashTicket(ticket), now));
  if (!holder || !(await isUsable(holder, accounts))) return answer(401);
  await store.renew({ ...holder, connectionId }, now);
  return answer(200);
}

async function receive(connectionId: string, body: string, ports: Ports, now: Date): Promise<SocketAnswer> {
  const { store, accounts } = ports;
  const action = readAction(body);
  if (!action) return answer(400);
  const connection = await store.findConnection(connectionId);
  if (!connection || !(await isUsable(connection, accounts))) return answer(401);
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

/**
 * From the first step of a deletion an account is unusable, whatever connection it still holds (promise P33); so is a
 * session from before the sign-ins that its account counts.
 */
async function isUsable({ userId, signedInAt }: Holder, accounts: Ports['accounts']): Promise<boolean> {
  const account = await accounts.find(userId);
  if (!account || account.deletedAt) return false;
  return !account.signInsFrom || signedInAt >= Date.parse(account.signInsFrom);
}

function originOf({ headers = {} }: SocketEvent): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'origin')?.[1];
}
