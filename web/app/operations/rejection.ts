import { Problem, titleOf } from '#shared/contract/errors.ts';
import { isUnreachable, sentenceFor } from './problems.ts';

/** Why a change was refused: a sentence, and one per wrong field keyed by its dotted path. */
export interface Rejection {
  readonly code: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
  /** For `record.changed`: the version now stored. */
  readonly currentVersion?: number;
  /** For limits of plans: the id of the plan that has no room for more. */
  readonly plan?: string;
}

/** What a change throws that is refused by something other than our API, such as the identity provider. */
export class RejectedError extends Error {
  readonly rejection: Rejection;
  constructor(rejection: Rejection, cause?: unknown) {
    super(rejection.title, { cause });
    this.rejection = rejection;
  }
}

/** A refusal in its own words, with those of its fields. */
export const sentenceOf = ({ title, fields }: Rejection): string => [title, ...Object.values(fields)].join(' ');

/** @throws what was thrown, when it is not an answer that a page can show */
export function toRejection(error: unknown): Rejection {
  if (error instanceof RejectedError) return error.rejection;
  if (isUnreachable(error)) return { code: 'unreachable', title: sentenceFor(error), fields: {} };
  if (!(error instanceof Problem)) throw error;
  const { currentVersion, plan } = error.detail;
  return {
    code: error.code,
    title: titleOf(error),
    fields: error.fields,
    ...(currentVersion !== undefined && { currentVersion }),
    ...(plan && { plan }),
  };
}
