import type { IncomingMessage } from 'node:http';

/**
 * The address that a request asks for. A path that begins with two slashes stays a path, where a relative address would
 * name another host, and nothing that a client writes makes it throw.
 */
export function addressOf({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): URL {
  const base = URL.parse(`http://${headers.host ?? 'localhost'}`)?.origin ?? 'http://localhost';
  return URL.parse(`${base}${url}`) ?? new URL(base);
}
