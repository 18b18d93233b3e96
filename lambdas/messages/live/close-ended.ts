import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { sessionCounts } from '#shared/contract/session-counts.ts';
import type { SocketStore } from '../presence/store.ts';
import type { CloseSocket } from '../socket/close-socket.ts';

interface Ports {
  readonly store: Pick<SocketStore, 'connectionsOf' | 'removeConnection' | 'goOffline'>;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly close: CloseSocket;
}

const atOnce = 4;

/** Closes the open sockets of a person whose sessions the account no longer accepts. Safe to repeat. */
export async function closeEnded(userId: string, { store, accounts, close }: Ports, now: Date): Promise<void> {
  const account = await accounts.find(userId);
  const ended = (await store.connectionsOf(userId)).filter((connection) => !sessionCounts(connection, account));
  await inParallel(ended, atOnce, async (connection) => {
    // Closed before it is forgotten: where closing fails, the message comes again and finds it.
    await close(connection.connectionId, 'auth.required');
    await store.goOffline(connection, now);
    await store.removeConnection(connection.connectionId);
  });
}
