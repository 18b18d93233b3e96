import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';

// Secure Remote Password (RFC 5054, 3072-bit group, g = 2) the way Cognito's clients speak it: numbers are hashed as
// big-endian two's complement, and the session key is HKDF-SHA256 over the shared secret, cut to 16 bytes.
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const g = 2n;

const toBigInt = (hex: string) => BigInt(`0x${hex || '0'}`);

/** The leading zero byte keeps a number positive for readers of two's complement. */
function padded(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

const hashHex = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

const k = toBigInt(hashHex(padded(N) + padded(g)));

/** `v` of a password, in hexadecimal: proves a password without being one. `poolName` is the pool id after the `_`. */
export function verifierOf(poolName: string, username: string, password: string, salt: string): string {
  const identity = createHash('sha256').update(`${poolName}${username}:${password}`).digest('hex');
  return power(g, toBigInt(hashHex(padded(toBigInt(salt)) + identity))).toString(16);
}

/** The server's half of one exchange; `undefined` when the client's number is unusable (A mod N = 0). */
export function answerTo(clientA: string, verifier: string): { serverB: string; sessionKey: string } | undefined {
  const A = toBigInt(clientA);
  if (A % N === 0n) return undefined;
  const v = toBigInt(verifier);
  const b = toBigInt(randomBytes(32).toString('hex'));
  const B = (k * v + power(g, b)) % N;
  const u = toBigInt(hashHex(padded(A) + padded(B)));
  const shared = power(A * power(v, u), b);
  const extracted = createHmac('sha256', Buffer.from(padded(u), 'hex')).update(Buffer.from(padded(shared), 'hex'));
  const key = createHmac('sha256', extracted.digest()).update('Caldera Derived Key\x01').digest().subarray(0, 16);
  return { serverB: B.toString(16), sessionKey: key.toString('hex') };
}

/** What the client must send as PASSWORD_CLAIM_SIGNATURE, in base64. */
export function signatureOf(
  sessionKey: string,
  claim: { poolName: string; username: string; secretBlock: string; timestamp: string },
): string {
  return createHmac('sha256', Buffer.from(sessionKey, 'hex'))
    .update(claim.poolName + claim.username)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest('base64');
}
