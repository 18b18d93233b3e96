import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type EngineServer, startEngineServer } from '#infra/local/engines/engine-server.ts';
import { createSocketApi, type SocketApi } from '#infra/local/gateway/socket-api.ts';
import { listening } from '#tests/support/product/listening.ts';

interface Invoked {
  readonly requestContext: { readonly routeKey: string; readonly connectionId: string };
  readonly queryStringParameters?: { readonly ticket?: string };
  readonly body?: string;
}

const invoked: Invoked[] = [];
let api: SocketApi;
let server: Server;
let port: number;
let engines: EngineServer;
let management: ApiGatewayManagementApiClient;

beforeAll(async () => {
  api = createSocketApi([{ name: 'chat', may: [], servesSocket: 'lambdas/chat.ts' }], async (_, event) => {
    const call = event as Invoked;
    invoked.push(call);
    if (call.queryStringParameters?.ticket === 'bad') return { statusCode: 403 };
    return { statusCode: 200, ...(call.body && { body: `heard ${call.body.length}` }) };
  });
  server = createServer();
  port = await listening(server);
  server.on('upgrade', (request, socket, head) => void api.upgrade(request, socket, head));
  engines = await startEngineServer({ sockets: api.management });
  management = new ApiGatewayManagementApiClient({
    endpoint: `${engines.origin}/sockets`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
});
afterAll(async () => {
  api.close();
  server.close();
  await engines.close();
});

async function connect(ticket = 'good') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?ticket=${ticket}`);
  await once(socket, 'open');
  return { socket, ConnectionId: invoked.at(-1)!.requestContext.connectionId };
}

describe('the socket', () => {
  it('lets in callers that the function accepts', async () => {
    const { socket } = await connect();
    expect(invoked.at(-1)?.requestContext.routeKey).toBe('$connect');
    socket.close();
    await expect(connect('bad')).rejects.toThrow('403');
  });

  it('brings messages to the function and its answer back', async () => {
    const { socket } = await connect();
    socket.send('{"action":"ping"}');
    const [answer] = (await once(socket, 'message')) as [Buffer];
    expect(answer.toString()).toBe('heard 17');
    socket.close();
  });

  it('tells the function when a player is gone', async () => {
    const { socket, ConnectionId } = await connect();
    socket.terminate();
    await vi.waitUntil(() => invoked.at(-1)?.requestContext.routeKey === '$disconnect', { timeout: 60_000 });
    expect(invoked.at(-1)?.requestContext.connectionId).toBe(ConnectionId);
  });

  it('lets a function write to a connection, whatever its length, and read of it', async () => {
    const { socket, ConnectionId } = await connect();
    const long = 'ü'.repeat(30_000);
    const message = once(socket, 'message');
    await management.send(new PostToConnectionCommand({ ConnectionId, Data: long }));
    const [answer] = (await message) as [Buffer];
    expect(answer.toString()).toBe(long);
    expect((await management.send(new GetConnectionCommand({ ConnectionId }))).ConnectedAt).toBeInstanceOf(Date);
    socket.close();
  });

  it('lets a function end a connection, which is gone from then on', async () => {
    const { socket, ConnectionId } = await connect();
    const closed = once(socket, 'close');
    await management.send(new DeleteConnectionCommand({ ConnectionId }));
    await closed;
    const write = management.send(new PostToConnectionCommand({ ConnectionId, Data: 'x' }));
    await expect(write).rejects.toMatchObject({ name: 'GoneException' });
  });

  it('closes on a message of more than 128 KB', async () => {
    const { socket } = await connect();
    socket.send('x'.repeat(128 * 1024 + 1));
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1009);
  });
});
