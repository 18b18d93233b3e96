import { Problem, titleOf } from '#shared/contract/errors.ts';

const unreachableText = 'We can’t connect right now. Check your connection, then try again.';

/** True when no answer came at all, as opposed to an answer that says no. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && !(error instanceof Problem) && /fetch|network|load failed/i.test(error.message);

/** What a person reads about anything that went wrong. */
export function sentenceFor(error: unknown): string {
  if (error instanceof Problem) return titleOf(error);
  return isUnreachable(error) ? unreachableText : 'Something went wrong on our end.';
}
