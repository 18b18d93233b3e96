import { StripeProblem } from './problem.ts';

/** A refusal that is part of what happened is an outcome; every other one is thrown, and takes back what was written. */
export function attempt<T>(work: () => T): { readonly value: T } | { readonly problem: StripeProblem } {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof StripeProblem && error.keepsWrites) return { problem: error };
    throw error;
  }
}
