import type { IncomingMessage, ServerResponse } from 'node:http';

const longestBody = 64 * 1024;

/** The whole body as text; `undefined` when it is longer than any call needs. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length <= longestBody) chunks.push(chunk as Buffer);
  }
  return length <= longestBody ? Buffer.concat(chunks).toString('utf8') : undefined;
}

interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Nothing this provider says may be kept by a cache. */
export function send(response: ServerResponse, { status = 200, type, body, headers = {} }: Answer): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  send(response, { status, type: 'application/json', body: JSON.stringify(body) });
}

export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end();
}

/** `address` with the given parameters added; absent ones are left out. */
export function withParameters(address: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
