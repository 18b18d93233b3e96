import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Engine, EngineAnswer } from './engine.ts';
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
  const server = createServer((request, response) => void answer(engines, request, response));
  // Requests of the SDK's pooled connections would otherwise meet sockets that close under them.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => stop(server) };
}

async function answer(
  engines: Readonly<Record<string, Engine>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://engine');
  const [, name = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
  const body = await readBody(request, maxBodyBytes);
  const {
    status = 200,
    headers = {},
    body: text = '',
  } = await ask(engines[name], body, {
    method: request.method ?? 'GET',
    path: rest || '/',
    wholePath: url.pathname,
    query: url.searchParams,
    headers: request.headers,
  });
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : text);
}

async function ask(
  engine: Engine | undefined,
  body: Buffer | undefined,
  request: Omit<Parameters<Engine>[0], 'body'>,
): Promise<EngineAnswer> {
  if (!engine) return { status: 404, body: 'No such engine' };
  if (!body) return { status: 413, body: 'Too large' };
  try {
    return await engine({ ...request, body });
  } catch (error) {
    console.error(error);
    return { status: 500, body: error instanceof Error ? error.message : 'Failed' };
  }
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
