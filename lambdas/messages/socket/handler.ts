import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { clock } from '../../kernel/clock.ts';
import { variable } from '../../kernel/env.ts';
import { createSocketStore } from '../presence/store.ts';
import { serveSocket } from './serve-socket.ts';
import type { SocketAnswer, SocketEvent } from './socket-event.ts';

const ports = { store: createSocketStore(table()), accounts: createAccountReader(table()) };

export const handler = (event: SocketEvent): Promise<SocketAnswer> =>
  serveSocket(event, { ...ports, webOrigin: variable('WEB_ORIGIN') }, clock.now());
