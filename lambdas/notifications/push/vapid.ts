import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

/** Who we are to push services (RFC 8292). */
export interface Vapid {
  /** What browsers subscribe with: base64url. */
  readonly publicKey: string;
  /** The `Authorization` of a message to an endpoint. */
  authorize(endpoint: string, now: Date): string;
}

/** Far below the day that push services allow. */
const validSeconds = 12 * 60 * 60;
/** How many points P-256 has; a private key is a number below it (FIPS 186-5). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * The key pair comes from a secret text, so that whatever makes secrets can make this one, and a changed secret is a new
 * key. 48 bytes reduced to 32 leave no bias worth the name (FIPS 186-5, A.2.1).
 * @param contact `mailto:` or `https:`, for the operators of push services
 */
export function createVapid(secret: string, contact: string): Vapid {
  const wide = Buffer.from(hkdfSync('sha256', secret, '', 'rovers push key', 48)).toString('hex');
  const number = (BigInt(`0x${wide}`) % (order - 1n)) + 1n;
  const d = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const jwk = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), ...jwk },
    format: 'jwk',
  });
  return {
    publicKey,
    authorize: (endpoint, now) => {
      const exp = Math.floor(now.getTime() / 1000) + validSeconds;
      return `vapid t=${tokenOf({ aud: new URL(endpoint).origin, exp, sub: contact }, key)}, k=${publicKey}`;
    },
  };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf(claims: object, key: KeyObject): string {
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
