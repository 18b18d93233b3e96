import { Problem } from '#shared/contract/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';

const mostTries = 6;

/**
 * Courts finish at once, and a bracket is one document: the slower writer reads it again.
 * @param last what is said where every try came too late
 */
export async function again<Result>(
  act: () => Promise<Result>,
  last: ErrorCode = 'record.changed',
  left = mostTries,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'record.changed') throw error;
    if (left <= 1) throw last === 'record.changed' ? error : new Problem(last);
    return again(act, last, left - 1);
  }
}
