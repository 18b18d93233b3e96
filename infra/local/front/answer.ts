import type { ServerResponse } from 'node:http';

export interface Reply {
  /** Default 200. */
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer to HEAD says itself how long the body would be. */
export function reply(response: ServerResponse, { status = 200, type, body = '', headers = {} }: Reply): void {
  if (type) response.setHeader('content-type', type);
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body);
}

export const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: `${JSON.stringify(value, null, 2)}\n`,
  headers: { 'cache-control': 'no-store' },
});
