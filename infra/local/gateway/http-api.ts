import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { apiRoutesOf, keyOf } from '#infra/api-routes.ts';
import { formsOf, webhooksOf } from '#infra/function-parts.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import type { HttpEvent } from '#lambdas/kernel/http/actor.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';
import { addressOf } from '../engines/address-of.ts';
import { readBody } from '../engines/read-body.ts';
import type { Invoke } from '../functions/invoke.ts';
import type { Authorize } from './authorizer.ts';
import { toHttpEvent } from './http-event.ts';

/** Quotas of an HTTP API: https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html */
const maxBodyBytes = 10 * 1024 * 1024;
const maxMs = 29_000;

export interface HttpApiOptions {
  readonly functions: readonly FunctionSpec[];
  readonly invoke: Invoke;
  readonly authorize: Authorize;
  /** Called after a request that may have written. */
  readonly onWrite: () => void;
}

export type HttpApi = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The HTTP API: the routes of every function, the forms of pages and the addresses of webhooks, each to the function that serves it. */
export function createHttpApi({ functions, invoke, authorize, onWrite }: HttpApiOptions): HttpApi {
  const match = createPathMatcher(functions.flatMap(routesTo));
  const postOf = createPosts(functions);
  const admit = async (request: IncomingMessage, requestId: string): Promise<Admitted> => {
    const read = await readRequest(request);
    const post = postOf(read);
    return post
      ? { event: toPost(read, post.path, requestId), target: post.name }
      : admitCall(read, requestId, request);
  };
  const admitCall = async (read: Read, requestId: string, request: IncomingMessage): Promise<Admitted> => {
    const matched = match(read.method, read.url.pathname);
    if (!matched) return { status: 404, message: 'Not Found' };
    const { body } = read;
    if (!body) return { status: 413, message: 'Request Entity Too Large' };
    const { name, key, isPublic } = matched.to;
    const claims = isPublic ? undefined : await authorize(request.headers.authorization);
    if (!isPublic && !claims) return { status: 401, message: 'Unauthorized' };
    const { pathParameters } = matched;
    const event = toHttpEvent(
      { ...read, body, requestId, claims, now: clock.now() },
      { route: { key }, pathParameters },
    );
    return { event, target: name };
  };
  return async (request, response) => {
    const requestId = randomUUID();
    response.setHeader('apigw-requestid', requestId);
    const admitted = await admit(request, requestId);
    if ('status' in admitted) return refuse(response, admitted.status, admitted.message);
    await answer(response, () => invoke(admitted.target, admitted.event));
    if (request.method !== 'GET') onWrite();
  };
}

/** The routes of a function, each with what must be known to let a request through. */
const routesTo = (spec: FunctionSpec) =>
  apiRoutesOf(spec).map((route) => ({
    method: 'ANY' as const,
    path: route.path,
    to: { name: spec.name, key: keyOf(route), isPublic: route.isPublic },
  }));

type Read = Awaited<ReturnType<typeof readRequest>>;

/** Finds the function that takes a posted form, or what a service posts. */
function createPosts(functions: readonly FunctionSpec[]) {
  const posts = functions.flatMap((spec) =>
    [...formsOf(spec), ...webhooksOf(spec)].map((path) => ({ name: spec.name, path })),
  );
  return ({ method, url, body }: Read) =>
    method === 'POST' && body ? posts.find(({ path }) => path === url.pathname) : undefined;
}

const toPost = ({ body = Buffer.alloc(0), ...read }: Read, path: string, requestId: string): HttpEvent =>
  toHttpEvent(
    { ...read, body, requestId, claims: undefined, now: clock.now() },
    { route: { key: `POST ${path}` }, pathParameters: {} },
  );

type Admitted =
  | { readonly event: HttpEvent; readonly target: string }
  | { readonly status: number; readonly message: string };

async function readRequest(request: IncomingMessage) {
  const { method = 'GET', headers, socket } = request;
  return {
    method,
    url: addressOf(request),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(',')])),
    sourceIp: socket.remoteAddress ?? '127.0.0.1',
    body: await readBody(request, maxBodyBytes),
  };
}

async function answer(response: ServerResponse, work: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), maxMs);
  });
  try {
    const result = (await Promise.race([work(), tooLong])) as HttpResult | 'late';
    if (result === 'late') return refuse(response, 503, 'Service Unavailable');
    send(response, result);
  } catch (error) {
    console.error(error);
    refuse(response, 500, 'Internal Server Error');
  } finally {
    clearTimeout(timer);
  }
}

function send(response: ServerResponse, { statusCode = 200, headers = {}, body = '', ...result }: HttpResult): void {
  if (result.cookies) response.setHeader('set-cookie', result.cookies);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  response.writeHead(statusCode).end(result.isBase64Encoded ? Buffer.from(body, 'base64') : body);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
}
