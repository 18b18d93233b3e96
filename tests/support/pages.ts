import { randomUUID } from 'node:crypto';
import { toHttpEvent } from '#infra/local/gateway/http-event.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { HttpHandler } from '#lambdas/kernel/serve.ts';
import { watched } from './refusals.ts';

export interface OpenedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Opens a server's page over its real handler, as somebody whom nobody knows. */
export async function openPage(
  handler: HttpHandler,
  paths: readonly string[],
  address: string,
  headers: Record<string, string> = {},
): Promise<OpenedPage> {
  const url = new URL(address, 'http://localhost:5173');
  const patterns = paths.map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));
  const { path = '', pattern = /^$/ } = patterns.find((one) => one.pattern.test(url.pathname)) ?? {};
  const event = toHttpEvent(
    {
      method: 'GET',
      url,
      headers: { host: url.host, ...headers },
      body: Buffer.alloc(0),
      sourceIp: '127.0.0.1',
      requestId: randomUUID(),
      now: clock.now(),
      claims: undefined,
    },
    { route: { key: `GET ${path}` }, pathParameters: { ...pattern.exec(url.pathname)?.groups } },
  );
  const { statusCode = 200, body = '', ...result } = await watched(() => handler(event));
  return { status: statusCode, headers: (result.headers ?? {}) as Record<string, string>, body };
}
