import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { pagesOf } from '#infra/function-parts.ts';
import { pageParameters } from '#infra/page-parameters.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { addressOf } from '../engines/address-of.ts';
import type { Invoke } from '../functions/invoke.ts';
import { createEdgeCache, type Kept } from './edge-cache.ts';
import { toHttpEvent } from './http-event.ts';

/** The pages that the server renders, with the edge's cache before them. */
export interface Pages {
  /** True when the server answers for this path and not the app. */
  readonly has: (pathname: string) => boolean;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

export function createPages(functions: readonly FunctionSpec[], invoke: Invoke): Pages {
  const patterns = functions.flatMap((spec) =>
    pagesOf(spec).map((path) => ({ name: spec.name, path, pattern: toPattern(path) })),
  );
  const cached = createEdgeCache(clock.now);
  const find = (pathname: string) => patterns.find(({ pattern }) => pattern.test(pathname));
  return {
    has: (pathname) => find(pathname) !== undefined,
    answer: async (request, response) => {
      const { method = 'GET', headers } = request;
      const url = keyOf(addressOf(request));
      const found = find(url.pathname);
      if (!found || (method !== 'GET' && method !== 'HEAD')) return void response.writeHead(405).end();
      const fetch = async () => kept((await invoke(found.name, eventFor(url, found, request))) as HttpResult);
      send(response, await cached(url.href, fetch), headers['if-none-match']);
    },
  };
}

const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** The address without what no page reads. */
function keyOf(url: URL): URL {
  const rest = [...url.searchParams].filter(([name]) => pageParameters.includes(name));
  return new URL(`${url.pathname}${rest.length > 0 ? `?${new URLSearchParams(rest)}` : ''}`, url);
}

/** Nothing of who asks is in it, as CloudFront sends none of it. */
function eventFor(url: URL, { path, pattern }: { path: string; pattern: RegExp }, { socket }: IncomingMessage) {
  const pathParameters = { ...pattern.exec(url.pathname)?.groups };
  return toHttpEvent(
    {
      method: 'GET',
      url,
      headers: { host: url.host },
      body: Buffer.alloc(0),
      sourceIp: socket.remoteAddress ?? '127.0.0.1',
      requestId: randomUUID(),
      now: clock.now(),
      claims: undefined,
    },
    { route: { key: `GET ${path}` }, pathParameters },
  );
}

const kept = ({ statusCode = 200, headers = {}, body = '' }: HttpResult): Kept => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  body,
});

/** The edge answers for what the browser still has. */
function send(response: ServerResponse, { status, headers, body }: Kept, known: string | undefined): void {
  // Of the headers for all answers only those stay that are not the page's own to say.
  for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-resource-policy'])
    response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (status === 200 && headers.etag && known?.includes(headers.etag)) return void response.writeHead(304).end();
  response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body);
}
