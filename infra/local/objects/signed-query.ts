import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { EngineRequest } from '../engines/engine.ts';

/**
 * Why S3 would refuse a request by its address, or undefined: a signature of ours over method, path, query and the
 * headers it names, that still counts. A request with an `authorization` header is a client's of this machine.
 */
export function refusalOfQuery(request: EngineRequest, now: Date, secretKey: string): string | undefined {
  const { query, headers } = request;
  if (headers.authorization) return undefined;
  const time = query.get('X-Amz-Date') ?? '';
  const given = Buffer.from(query.get('X-Amz-Signature') ?? '', 'hex');
  const wanted = Buffer.from(signatureOf(request, time, secretKey), 'hex');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'AccessDenied';
  const end =
    Date.parse(time.replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:')) + Number(query.get('X-Amz-Expires')) * 1000;
  return end < now.getTime() ? 'AccessDenied: Request has expired' : undefined;
}

function signatureOf({ method, wholePath, query, headers }: EngineRequest, time: string, secretKey: string): string {
  const signed = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  const parts = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((part) => part.map(encode).join('='))
    .sort();
  const canonical = [
    method,
    wholePath,
    parts.join('&'),
    ...signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const scope = (query.get('X-Amz-Credential') ?? '').split('/').slice(1);
  const key = scope.reduce<Buffer | string>((previous, part) => hmac(previous, part), `AWS4${secretKey}`);
  const hash = createHash('sha256').update(canonical).digest('hex');
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), hash].join('\n')).toString('hex');
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
