import { Problem, titleOf } from '#shared/contract/errors.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';

/** What a person reads where a call failed. */
export const titleOfError = (error: unknown): string =>
  error instanceof Problem ? titleOf(error) : sentenceFor(error);
