import { randomBytes } from 'node:crypto';
import { codeFrom } from '#shared/teams/members/join-code.ts';

/** A code that cannot be guessed. */
export function newCode(): string {
  for (;;) {
    const code = codeFrom(randomBytes(16));
    if (code) return code;
  }
}
