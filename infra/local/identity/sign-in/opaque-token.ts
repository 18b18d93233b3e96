import { createHash, randomBytes } from 'node:crypto';

/** A secret that means nothing by itself. */
export const newOpaqueToken = (): string => randomBytes(48).toString('base64url');

/** What is stored of it: the token cannot be read back from the data. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
