/** The namespace of the product's own metrics in CloudWatch. */
export const metricsNamespace = 'Rovers';

/** What callers ask of the product: each is counted by itself. */
export type WorkKind = 'operation' | 'page' | 'message' | 'rows' | 'job' | 'socket' | 'identity' | 'mail' | 'webhook';

type Unit = 'Count' | 'Milliseconds';

/** Of the product as a whole. A metric costs by its dimensions, so names of operations are members of the line, not dimensions. */
const ofProduct = { problems: 'Count', coldStart: 'Count' } as const satisfies Record<string, Unit>;

/** Of each kind of work. */
const ofKind = {
  ms: 'Milliseconds',
  readUnits: 'Count',
  writeUnits: 'Count',
  dueAgeMs: 'Milliseconds',
  notTaken: 'Count',
} as const satisfies Record<string, Unit>;

export type MetricName = keyof typeof ofProduct | keyof typeof ofKind;

/** The one value of the dimension `service`. */
export const service = 'rovers';

const directive = (dimension: string, metrics: Readonly<Record<string, Unit>>, line: object) => ({
  Namespace: metricsNamespace,
  Dimensions: [[dimension]],
  Metrics: Object.entries(metrics)
    .filter(([Name]) => Name in line)
    .map(([Name, Unit]) => ({ Name, Unit })),
});

/** What makes CloudWatch count the members of a log line: embedded metric format. */
export const embeddedMetrics = (line: object, now: number) => ({
  Timestamp: now,
  CloudWatchMetrics: [directive('service', ofProduct, line), directive('kind', ofKind, line)],
});
