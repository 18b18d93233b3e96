import { createHash, createHmac } from 'node:crypto';

/** Who signs, and for which region. */
export interface Signer {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

interface Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly url: URL;
  /** By lower-case name; they must be sent as they are. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly now: Date;
}

/** `20130524T000000Z` and its day. */
export const amzTime = (now: Date): string => now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
export const scopeOf = (time: string, { region }: Signer): string => `${time.slice(0, 8)}/${region}/s3/aws4_request`;

/** The signature of a text, hexadecimal. */
export const signatureOf = (text: string, time: string, { region, secretAccessKey }: Signer): string => {
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
};

/**
 * The address under which S3 does one thing for whoever has it, for a while
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html).
 */
export function signRequest({ method, url, headers = {}, seconds, now }: Request, signer: Signer): URL {
  const time = amzTime(now);
  const signed: Record<string, string> = { ...headers, host: url.host };
  const names = Object.keys(signed).sort();
  const query = new Map([
    ...url.searchParams,
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', `${signer.accessKeyId}/${scopeOf(time, signer)}`],
    ['X-Amz-Date', time],
    ['X-Amz-Expires', String(seconds)],
    ['X-Amz-SignedHeaders', names.join(';')],
    ...(signer.sessionToken ? [['X-Amz-Security-Token', signer.sessionToken] as const] : []),
  ]);
  const canonicalQuery = [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname,
    canonicalQuery,
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', time, scopeOf(time, signer), hash].join('\n');
  return new URL(`${url.origin}${url.pathname}?${canonicalQuery}&X-Amz-Signature=${signatureOf(text, time, signer)}`);
}

/** Stricter than a browser: S3 wants everything encoded but letters, digits and `-._~`. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
