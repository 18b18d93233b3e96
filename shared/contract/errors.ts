import { type ErrorCode, errors } from '../errors.ts';

/** An RFC 9457 problem. `fields` holds one message per wrong input field, keyed by its dotted path. */
export interface ProblemBody {
  readonly type: string;
  readonly code: ErrorCode;
  readonly status: number;
  readonly title: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** For `record.changed`: the version now stored. */
  readonly currentVersion?: number;
  /** For limits of plans: the id of the plan that has no room for more. */
  readonly plan?: string;
  /** For `request.tooMany` and `server.busy`. */
  readonly retryAfterSeconds?: number;
  readonly requestId?: string;
}

export type ProblemDetail = Pick<ProblemBody, 'fields' | 'currentVersion' | 'plan' | 'retryAfterSeconds' | 'requestId'>;

/**
 * Throw this for anything the caller should see; anything else becomes `server.failed`. It knows its code alone, and
 * what is read of the code is looked up where it is shown: a job that catches a problem does not carry every title.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly detail: ProblemDetail;

  constructor(code: ErrorCode, detail: ProblemDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }

  get fields(): Readonly<Record<string, string>> {
    return this.detail.fields ?? {};
  }
}

export const statusOf = ({ code }: Problem): number => errors[code].status;

/** What a person reads. */
export const titleOf = ({ code }: Problem): string => errors[code].title;

export const bodyOf = ({ code, detail }: Problem, requestId: string): ProblemBody => ({
  type: `/api/docs#${code}`,
  code,
  ...errors[code],
  ...detail,
  requestId,
});
