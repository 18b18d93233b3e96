/** Keys a log line may carry. None can hold a name, an address, a token or what a user wrote. */
interface LogFields {
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

/** One JSON line per fact, to the function's log group. */
export const log = {
  info: (event: string, fields: LogFields = {}): void =>
    console.log(JSON.stringify({ level: 'info', event, ...fields })),
  warn: (event: string, fields: LogFields = {}): void =>
    console.warn(JSON.stringify({ level: 'warn', event, ...fields })),
  /** The message of an error may quote input, so only its name and where it was thrown are kept. */
  error: (event: string, error: unknown, fields: LogFields = {}): void =>
    console.error(JSON.stringify({ level: 'error', event, ...fields, ...whereFrom(error) })),
};

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
