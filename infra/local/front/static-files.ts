import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** CloudFront leaves smaller files as they are. */
const leastCompressed = 1000;

interface File {
  readonly path: string;
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** By content encoding, made when first asked for. */
  readonly encoded: Map<string, Promise<Buffer>>;
}

/** True when it answered. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>;

/**
 * The web build as CloudFront serves it: compressed, files named for their content kept for good, and the app's page for
 * every path that is not a file.
 */
export function createStaticFiles(folder: string): ServeFile {
  const files = new Map(readFolder(folder).map((file) => [file.path, file]));
  return async (request, response, pathname) => {
    const file = files.get(pathname) ?? (extname(pathname) === '' ? files.get('/index.html') : undefined);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    await send(file, request, response);
    return true;
  };
}

function readFolder(folder: string): File[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const body = readFileSync(path);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const type = types[extname(path)] ?? 'application/octet-stream';
      return { path: `/${relative(folder, path)}`, body, type, etag, encoded: new Map() };
    });
}

async function send(file: File, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isForGood = file.path.startsWith('/assets/');
  response.setHeader('cache-control', isForGood ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('etag', file.etag);
  response.setHeader('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.etag) return void response.writeHead(304).end();
  const encoding = encodingFor(file, String(request.headers['accept-encoding'] ?? ''));
  const body = encoding ? await encode(file, encoding) : file.body;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': file.type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function encodingFor({ type, body }: File, accepted: string): 'br' | 'gzip' | undefined {
  if (body.length < leastCompressed || !compressible.test(type)) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function encode({ body, encoded }: File, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br'
      ? promisify(brotliCompress)(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } })
      : promisify(gzip)(body);
  encoded.set(encoding, made);
  return made;
}
