import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { namesHere } from '../engines/guard.ts';
import { createLocalServer, type Handle } from '../engines/local-server.ts';
import { Trouble } from '../trouble.ts';

/** Both addresses that `localhost` can mean, so that no browser waits for the other one first. */
const loopback = ['127.0.0.1', '::1'];

/**
 * Listens on this machine only, or where HOST says.
 * @throws {Trouble} when the port is in use.
 */
export async function listen(port: number, onRequest: Handle): Promise<readonly Server[]> {
  const servers: Server[] = [];
  for (const host of process.env.HOST ? [process.env.HOST] : loopback) {
    const server = createLocalServer(onRequest, namesHere(process.env.HOST));
    const chosen = servers[0] ? (servers[0].address() as AddressInfo).port : port;
    if (await listenOn(server, host, chosen)) servers.push(server);
  }
  return servers;
}

const noSuchAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
const reasons: Readonly<Record<string, string>> = { EADDRINUSE: 'is in use', EACCES: 'needs more rights than yours' };

/** False when this machine has no such address. */
function listenOn(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) => {
      if (noSuchAddress.has(code)) return resolve(false);
      const another = `Choose another one, such as: PORT=${port + 1} npm start`;
      reject(new Trouble(`Port ${port} ${reasons[code] ?? `cannot be used (${message})`}. ${another}`));
    });
    server.listen(port, host, () => resolve(true));
  });
}
