import { createPublicKey, verify } from 'node:crypto';

interface Claims {
  readonly aud?: unknown;
  readonly exp?: unknown;
  readonly sub?: unknown;
}

/** More ahead than that is refused (RFC 8292, section 2). */
const longestSeconds = 24 * 60 * 60;

/**
 * What is wrong with a sender's `Authorization`, as a push service looks at it (RFC 8292); undefined when nothing is.
 * @param key the one that the browser subscribed with, base64url
 */
export function faultOfVapid(
  authorization: string | undefined,
  { key, origin, now }: { readonly key: string; readonly origin: string; readonly now: Date },
): string | undefined {
  const [, token, k] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [header, payload, signature] = token?.split('.') ?? [];
  if (!header || !payload || !signature || !k) return 'There is no vapid token.';
  if (k !== key) return 'The key is not the one of the subscription.';
  if (!isSigned(`${header}.${payload}`, signature, k)) return 'The signature is wrong.';
  return faultOfClaims(JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims, origin, now);
}

function faultOfClaims({ aud, exp, sub }: Claims, origin: string, now: Date): string | undefined {
  if (aud !== origin) return `The token is for ${String(aud)}.`;
  const seconds = Math.floor(now.getTime() / 1000);
  if (typeof exp !== 'number' || exp <= seconds || exp > seconds + longestSeconds) return 'The token has no good end.';
  return typeof sub === 'string' && /^(mailto|https):/.test(sub) ? undefined : 'The sender has no contact address.';
}

function isSigned(signed: string, signature: string, k: string): boolean {
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  if (!x || !y) return false;
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}
