import { randomBytes } from 'node:crypto';

/** 128 random bits: an address that cannot be guessed. */
export const newSecretId = (): string => randomBytes(16).toString('hex');
