import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { clock } from '#lambdas/kernel/clock.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { addressOf } from '../engines/address-of.ts';
import type { Engine } from '../engines/engine.ts';
import type { Invoke } from '../functions/invoke.ts';

/** Quotas of a WebSocket API: https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-execution-service-websocket-limits-table.html */
const maxMessageBytes = 128 * 1024;
const maxFrameBytes = 32 * 1024;
const tooBig = 1009;
const goingAway = 1001;

export interface SocketApi {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
  /** `@connections`, with which a function writes to, reads of and ends a connection. */
  readonly management: Engine;
  readonly close: () => void;
}

interface Connection {
  readonly id: string;
  readonly socket: WebSocket;
  readonly connectedAt: Date;
  lastActiveAt: Date;
  readonly sourceIp: string;
}

/** The WebSocket API: `$connect`, then every message as `$default`, then `$disconnect`; the function tells messages apart. */
export function createSocketApi(functions: readonly FunctionSpec[], invoke: Invoke): SocketApi {
  const target = functions.find(({ servesSocket }) => servesSocket)?.name;
  const server = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const connections = new Map<string, Connection>();
  const tell = (connection: Pick<Connection, 'id' | 'sourceIp'>, route: string, more: object) =>
    invoke(target ?? '', { ...more, isBase64Encoded: false, requestContext: contextOf(connection, route) });
  const listen = (connection: Connection) => {
    const { socket, id } = connection;
    connections.set(id, connection);
    socket.on('message', (data: Buffer) => {
      connection.lastActiveAt = clock.now();
      const body = data.toString();
      void tell(connection, '$default', { body })
        .then((answer) => reply(socket, answer))
        .catch((error: unknown) => {
          console.error(error);
          socket.send(JSON.stringify({ message: 'Internal server error', connectionId: id, requestId: randomUUID() }));
        });
    });
    socket.on('error', () => socket.close(tooBig));
    socket.on('close', () => {
      connections.delete(id);
      void tell(connection, '$disconnect', {}).catch((error: unknown) => console.error(error));
    });
  };
  return {
    upgrade: async (request, socket, head) => {
      if (!target) return refuseUpgrade(socket, 404);
      if (!isHandshake(request)) return refuseUpgrade(socket, 400);
      const connection = { id: randomBytes(9).toString('base64url'), sourceIp: request.socket.remoteAddress ?? '' };
      const status = await connect(() => tell(connection, '$connect', handshake(request)));
      if (status >= 300) return refuseUpgrade(socket, status);
      let isOpen = false;
      server.handleUpgrade(request, socket, head, (opened) => {
        isOpen = true;
        listen({ ...connection, socket: opened, connectedAt: clock.now(), lastActiveAt: clock.now() });
      });
      // The client left while the function made up its mind: the function hears of both.
      if (!isOpen) await tell(connection, '$disconnect', {});
    },
    management: manage(connections),
    close: () => {
      for (const { socket } of connections.values()) socket.terminate();
      server.close();
    },
  };
}

const contextOf = ({ id, sourceIp }: Pick<Connection, 'id' | 'sourceIp'>, routeKey: string) => ({
  connectionId: id,
  routeKey,
  eventType: routeKey === '$connect' ? 'CONNECT' : routeKey === '$disconnect' ? 'DISCONNECT' : 'MESSAGE',
  messageDirection: 'IN',
  stage: 'live',
  apiId: 'local',
  requestId: randomUUID(),
  requestTimeEpoch: clock.now().getTime(),
  identity: { sourceIp },
});

function handshake(request: IncomingMessage): object {
  const { searchParams } = addressOf(request);
  return { headers: request.headers, queryStringParameters: Object.fromEntries(searchParams) };
}

async function connect(work: () => Promise<unknown>): Promise<number> {
  try {
    const { statusCode = 200 } = ((await work()) ?? {}) as { statusCode?: number };
    return statusCode;
  } catch (error) {
    console.error(error);
    return 500;
  }
}

function reply(socket: WebSocket, answer: unknown): void {
  const { body } = (answer ?? {}) as { body?: string };
  if (body) socket.send(body);
}

/** Answers a request for another protocol with a refusal, and ends the connection whether the client does or not. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  const text = `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(text, () => socket.destroy());
}

/** RFC 6455, 4.2.1: what makes the gateway ask the function at all. */
function isHandshake({ method, headers }: IncomingMessage): boolean {
  const isWebSocket = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
  const key = headers['sec-websocket-key'] ?? '';
  return isWebSocket && /^[+/\dA-Za-z]{22}==$/.test(key) && headers['sec-websocket-version'] === '13';
}

const manage =
  (connections: ReadonlyMap<string, Connection>): Engine =>
  ({ method, path, body }) => {
    const connection = connections.get(decodeURIComponent(path.replace('/@connections/', '')));
    if (!connection) return { status: 410, headers: { 'x-amzn-errortype': 'GoneException' }, body: '{}' };
    const { socket, connectedAt, lastActiveAt, sourceIp } = connection;
    if (method === 'GET') return { body: JSON.stringify({ connectedAt, lastActiveAt, identity: { sourceIp } }) };
    if (method === 'DELETE') {
      socket.close(goingAway);
      return { status: 204 };
    }
    if (body.length > maxMessageBytes)
      return { status: 413, headers: { 'x-amzn-errortype': 'PayloadTooLargeException' }, body: '{}' };
    for (let start = 0; start < Math.max(body.length, 1); start += maxFrameBytes)
      socket.send(body.subarray(start, start + maxFrameBytes), {
        binary: false,
        fin: start + maxFrameBytes >= body.length,
      });
    return { body: '{}' };
  };
