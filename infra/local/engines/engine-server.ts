import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOf } from './address-of.ts';
import { askEngine } from './ask-engine.ts';
import type { Engine, EngineAnswer } from './engine.ts';
import { isForeign, namesHere } from './guard.ts';
import { createLocalServer } from './local-server.ts';
import { readBody } from './read-body.ts';

export interface EngineServer {
  /** Without a slash at the end. An engine's own address is this, a slash and its name. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** No AWS API that the product calls takes more. */
const maxBodyBytes = 64 * 1024 * 1024;

/** Serves every engine under its name on one port of the loopback address. */
export async function startEngineServer(engines: Readonly<Record<string, Engine>>): Promise<EngineServer> {
  const server = createLocalServer(async (request, response) => {
    const { status = 200, headers = {}, body = '' } = await answerOf(engines, request);
    send(request, response, status, headers, body);
  });
  // Requests of the SDK's pooled connections would otherwise meet sockets that close under them.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => stop(server) };
}

async function answerOf(engines: Readonly<Record<string, Engine>>, request: IncomingMessage): Promise<EngineAnswer> {
  if (request.headers.origin !== undefined && isForeign(request, namesHere(undefined)))
    return { status: 403, body: 'Pages of other origins are not answered here.' };
  const url = addressOf(request);
  const [, name = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
  const engine = Object.hasOwn(engines, name) ? engines[name] : undefined;
  const body = await readBody(request, maxBodyBytes);
  if (!engine) return { status: 404, body: 'No such engine' };
  if (!body) return { status: 413, body: 'Too large' };
  return askEngine(engine, {
    method: request.method ?? 'GET',
    path: rest || '/',
    wholePath: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body,
  });
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): void {
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
