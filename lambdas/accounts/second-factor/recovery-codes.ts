import { createHash, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '#shared/accounts/second-factor/codes.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** New ones, in their stored form without hyphens. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );

/** What is stored of one. A code of 80 bits needs no slow hash. */
export const recoveryHash = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId} ${code}`).digest('base64url');
