import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { framed } from '#lambdas/kernel/observability/framed.ts';
import { clock } from '../../kernel/clock.ts';
import { variable } from '../../kernel/env.ts';
import { connectSockets } from '../live/connect-sockets.ts';
import { createSocketStore } from '../presence/store.ts';
import { createWatchStore } from '../presence/watch-store.ts';
import { closeSockets } from './close-socket.ts';
import { serveSocket } from './serve-socket.ts';
import type { SocketAnswer, SocketEvent } from './socket-event.ts';

const ports = {
  store: createSocketStore(table()),
  watches: createWatchStore(table()),
  accounts: createAccountReader(table()),
  send: connectSockets(),
  close: closeSockets(),
};

export const handler = framed(
  'socket',
  ({ requestContext }: SocketEvent) => ({ name: requestContext.eventType }),
  (event): Promise<SocketAnswer> => serveSocket(event, { ...ports, webOrigin: variable('WEB_ORIGIN') }, clock.now()),
);
