import type { ErrorCode } from '#shared/contract/errors.ts';

/** Refusals of a mailed link that pressing its button again can't change. */
export const deadLinks: readonly string[] = [
  'mail.linkInvalid',
  'email.taken',
  'request.invalid',
] satisfies readonly ErrorCode[];
