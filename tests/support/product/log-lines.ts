/** A line that the product logged, as an operator queries it. */
export type LogLine = Readonly<Record<string, unknown>>;

const most = 2000;
const kept: LogLine[] = [];

/** What the product logged lately, oldest first. */
export const logLines = {
  /** True for a line of the product; anything else is a test's own. */
  note: (said: unknown): boolean => {
    if (typeof said !== 'string' || !said.startsWith('{"level":')) return false;
    kept.push(JSON.parse(said));
    if (kept.length > most) kept.splice(0, most / 2);
    return true;
  },
  lately: (): readonly LogLine[] => kept,
  ofTrace: (traceId: string): readonly LogLine[] => kept.filter((line) => line.traceId === traceId),
};
