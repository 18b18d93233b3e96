import { createAccountReader } from '../../kernel/accounts.ts';
import { clock } from '../../kernel/clock.ts';
import { variable } from '../../kernel/env.ts';
import { table } from '../../kernel/table.ts';
import { createSocketStore } from '../store.ts';
import { serveSocket } from './serve-socket.ts';
import type { SocketAnswer, SocketEvent } from './socket-event.ts';

const ports = { store: createSocketStore(table()), accounts: createAccountReader(table()) };

export const handler = (event: SocketEvent): Promise<SocketAnswer> =>
  serveSocket(event, { ...ports, webOrigin: variable('WEB_ORIGIN') }, clock.now());
