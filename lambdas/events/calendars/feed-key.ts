import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The part of a calendar link that opens it: whose it is, and 128 random bits. */
interface FeedKey {
  readonly userId: string;
  readonly secret: Buffer;
}

export const newFeedSecret = (): Buffer => randomBytes(16);

export const hashFeedSecret = (secret: Buffer): string => createHash('sha256').update(secret).digest('hex');

export const isFeedSecret = (secret: Buffer, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashFeedSecret(secret), 'hex'), Buffer.from(hash, 'hex'));

/** 43 characters that are safe in an address. */
export const toFeedKey = ({ userId, secret }: FeedKey): string =>
  Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), secret]).toString('base64url');

/** Undefined for what is no key. */
export function readFeedKey(key: string | undefined): FeedKey | undefined {
  if (!key || !/^[A-Za-z0-9_-]{43}$/.test(key)) return undefined;
  const bytes = Buffer.from(key, 'base64url');
  const hex = bytes.subarray(0, 16).toString('hex');
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { userId, secret: bytes.subarray(16) };
}
