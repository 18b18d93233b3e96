import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressOf } from '../engines/address-of.ts';
import { isForeign, refusalOf } from '../engines/guard.ts';
import { refuseUpgrade, type SocketApi } from '../gateway/socket-api.ts';

export interface Upgrades {
  readonly sockets: SocketApi;
  readonly names: readonly string[];
  /** The hot web app listens on the same server for a protocol of its own. */
  readonly isHot: boolean;
}

/** Takes requests for another protocol: `/ws` is ours, and the hot web app's are its own. */
export const takeUpgrades =
  ({ sockets, names, isHot }: Upgrades) =>
  (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // The server watches this connection no longer: without a listener, a client that leaves would be thrown.
    socket.on('error', () => socket.destroy());
    const status = refusedWith(request, names);
    const isVite = isHot && request.headers['sec-websocket-protocol']?.startsWith('vite-');
    if (!status && isVite) return;
    if (status || addressOf(request).pathname !== '/ws') refuseUpgrade(socket, status ?? 404);
    else sockets.upgrade(request, socket, head).catch((error: unknown) => end(socket, error));
  };

function refusedWith(request: IncomingMessage, names: readonly string[]): number | undefined {
  return refusalOf(request, names)?.status ?? (isForeign(request, names) ? 403 : undefined);
}

function end(socket: Duplex, error: unknown): void {
  console.error(error);
  socket.destroy();
}
