import { tally, traceFields } from './invocation.ts';
import type { embeddedMetrics, WorkKind } from './metrics.ts';

/** Keys a log line may carry. None can hold a person's name, an address, a token or what a user wrote. */
export interface LogFields {
  readonly _aws?: ReturnType<typeof embeddedMetrics>;
  readonly service?: string;
  readonly kind?: WorkKind;
  /** Of the operation, page, listener or job. */
  readonly name?: string;
  readonly outcome?: 'ok' | 'refused' | 'failed';
  readonly coldStart?: number;
  readonly problems?: number;
  readonly readUnits?: number;
  readonly writeUnits?: number;
  readonly dueAgeMs?: number;
  /** Of a webhook: 1 where it was refused or failed, so that its sender tries again. */
  readonly notTaken?: number;
  readonly requestId?: string;
  readonly function?: string;
  readonly operation?: string;
  readonly status?: number;
  readonly code?: string;
  readonly ms?: number;
  readonly entity?: string;
  readonly messageId?: string;
  readonly messageType?: string;
  readonly count?: number;
  readonly sequence?: string;
  readonly error?: string;
  readonly stack?: string;
}

/** One JSON line per fact, to the function's log group; each names its trace. */
export const log = {
  info: (event: string, fields: LogFields = {}, thrown?: Error): void =>
    console.log(lineOf('info', event, { ...fields, ...(thrown && whereFrom(thrown)) })),
  warn: (event: string, fields: LogFields = {}): void => console.warn(lineOf('warn', event, fields)),
  /**
   * Something that should not happen: it counts as a problem of its invocation, which an alarm hears of. The message of an
   * error may quote input, so only its name and where it was thrown are kept.
   */
  error: (event: string, error: unknown, fields: LogFields = {}): void => {
    const counted = tally();
    if (counted) counted.problems += 1;
    console.error(lineOf('error', event, { ...fields, ...whereFrom(error) }));
  },
};

const lineOf = (level: string, event: string, fields: LogFields): string =>
  JSON.stringify({ level, event, ...traceFields(), ...fields });

function whereFrom(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    error: error.name,
    stack: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
}
