import { randomBytes } from 'node:crypto';

/** The key of a private event's link: 128 random bits. */
export const newShareToken = (): string => randomBytes(16).toString('base64url');
