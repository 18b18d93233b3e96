import { randomUUID } from 'node:crypto';
import { toHttpEvent } from '#infra/local/gateway/http-event.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { HttpHandler } from '#lambdas/kernel/http/serve.ts';
import { aContext } from '../product/a-context.ts';
import { watched } from '../product/refusals.ts';

export interface OpenedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

let machines = 0;
/** The address of a machine that has asked for nothing yet. */
export const aSource = (): string => `198.18.${Math.floor(++machines / 250)}.${machines % 250}`;

/** Opens a server's page over its real handler, or sends a form of one, as a visitor. */
export async function openPage(
  handler: HttpHandler,
  paths: readonly string[],
  address: string,
  headers: Record<string, string> = {},
  form?: Readonly<Record<string, string>>,
  sourceIp = aSource(),
): Promise<OpenedPage> {
  const method = form ? 'POST' : 'GET';
  const url = new URL(address, 'http://localhost:5173');
  const patterns = paths.map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));
  const { path, pattern } = patterns.find((one) => one.pattern.test(url.pathname)) ?? {};
  if (!path || !pattern) throw new Error(`No page stands at ${url.pathname}`);
  const event = toHttpEvent(
    {
      method,
      url,
      headers: { host: url.host, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      body: Buffer.from(form ? new URLSearchParams(form).toString() : ''),
      sourceIp,
      requestId: randomUUID(),
      now: clock.now(),
      claims: undefined,
    },
    { route: { key: `${method} ${path}` }, pathParameters: { ...pattern.exec(url.pathname)?.groups } },
  );
  const { statusCode = 200, body = '', ...result } = await watched(() => handler(event, aContext()));
  return { status: statusCode, headers: (result.headers ?? {}) as Record<string, string>, body };
}
