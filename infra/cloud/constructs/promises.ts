import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { type MetricName, metricsNamespace, service, type WorkKind } from '#lambdas/kernel/observability/metrics.ts';
import { type Alarms, metricOf, percent, worstOf } from './alarms.ts';

const minutes = (count: number) => Duration.minutes(count).toMilliseconds();

/** All functions of the account together. */
const ofFunctions = (metric: string) => metricOf('AWS/Lambda', metric, {}, 'Sum');

const ofProduct = (metric: MetricName) => metricOf(metricsNamespace, metric, { service }, 'Sum');

const ofKind = (metric: MetricName, kind: WorkKind, statistic: string) =>
  metricOf(metricsNamespace, metric, { kind }, statistic);

interface Graph {
  readonly title: string;
  readonly metrics: readonly IMetric[];
}

/** People are answered, and in time. */
export function watchAnswers(alarms: Alarms, ApiId: string): Graph[] {
  const of = (metric: string, statistic: string) => metricOf('AWS/ApiGateway', metric, { ApiId }, statistic);
  alarms.add('api-failures', {
    metric: percent(of('5xx', 'Sum'), of('Count', 'Sum')),
    above: 0.5,
    meaning: 'More than 0.5 % of the answers are failures of ours.',
    runbook: 'an API that fails',
  });
  alarms.add('api-slow', {
    metric: of('Latency', 'p95'),
    above: 1_000,
    periods: 3,
    meaning: 'One answer in twenty takes more than a second.',
    runbook: 'a slow API',
  });
  return [
    { title: 'API: requests and failures', metrics: [of('Count', 'Sum'), of('4xx', 'Sum'), of('5xx', 'Sum')] },
    { title: 'API: time to answer, ms', metrics: [of('Latency', 'p50'), of('Latency', 'p95')] },
  ];
}

/** Nothing fails that was not meant to, whether it was caught or not. */
export function watchProblems(alarms: Alarms): Graph[] {
  const failed = percent(ofFunctions('Errors'), ofFunctions('Invocations'));
  alarms.add('problems', {
    metric: ofProduct('problems'),
    above: 0,
    meaning: 'Something failed that no code expected: an answer of 500, a message, a job, or a part of one.',
    runbook: 'unhandled problems',
  });
  alarms.add('functions-fail', {
    metric: failed,
    above: 1,
    meaning: 'More than 1 % of the runs of functions end in an error, or in no time or memory left.',
    runbook: 'functions that fail',
  });
  alarms.add('functions-throttled', {
    metric: ofFunctions('Throttles'),
    above: 0,
    meaning: 'Functions are called more often at once than the account allows.',
    runbook: 'throttled functions',
  });
  const kinds = ['operation', 'page', 'message', 'rows', 'job'] as const;
  return [
    { title: 'Problems, cold starts', metrics: [ofProduct('problems'), ofProduct('coldStart')] },
    { title: 'Work by kind: p95, ms', metrics: kinds.map((kind) => ofKind('ms', kind, 'p95')) },
    { title: 'Work by kind: write units', metrics: kinds.map((kind) => ofKind('writeUnits', kind, 'Sum')) },
  ];
}

const webhooksRunbook = "stripe's events don't arrive";

/** What the payment provider says is taken in, and soon. */
export function watchWebhooks(alarms: Alarms): Graph[] {
  const notTaken = ofKind('notTaken', 'webhook', 'Sum');
  const age = ofKind('dueAgeMs', 'webhook', 'Maximum');
  alarms.add('webhooks-not-taken', {
    metric: notTaken,
    // A stranger who tries the address now and then is refused, and no cause to wake anyone.
    above: 2,
    periods: 3,
    meaning: 'Webhooks of Stripe fail, or their signatures are refused, for 15 minutes.',
    runbook: webhooksRunbook,
  });
  alarms.add('webhooks-late', {
    metric: age,
    above: minutes(60),
    meaning: 'What happened at Stripe is taken in more than an hour later.',
    runbook: webhooksRunbook,
  });
  return [{ title: 'Webhooks: not taken, age in ms', metrics: [notTaken, age] }];
}

/** What follows from a fact, or is due, is done in time, and what cannot be done is not lost. */
export function watchWork(alarms: Alarms): Graph[] {
  const stream = worstOf('AWS/Lambda', 'IteratorAge', 'FunctionName', 'stream');
  const messages = worstOf('AWS/Lambda', 'AsyncEventAge', 'FunctionName', 'messages');
  const due = ofKind('dueAgeMs', 'job', 'Maximum');
  const dead = worstOf('AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'QueueName', 'dead letters');
  alarms.add('stream-behind', {
    metric: stream,
    above: minutes(5),
    meaning: 'A follower of the table is more than 5 minutes behind it.',
    runbook: 'a follower that falls behind',
  });
  alarms.add('messages-wait', {
    metric: messages,
    above: minutes(10),
    meaning: 'The oldest unprocessed message waits for more than 10 minutes.',
    runbook: 'messages that wait',
  });
  alarms.add('due-work-late', {
    metric: due,
    above: minutes(15),
    periods: 3,
    neverSilent: true,
    meaning: 'Due work is more than 15 minutes late, or no job looks for it.',
    runbook: 'due work that is late',
  });
  alarms.add('dead-letters', {
    metric: dead,
    above: 0,
    meaning: 'Work failed for good and waits among the dead letters.',
    runbook: 'dead letters',
  });
  alarms.add('dead-letters-lost', {
    metric: worstOf('AWS/Lambda', 'DestinationDeliveryFailures', 'FunctionName', 'lost'),
    above: 0,
    meaning: 'Work failed for good and could not be put among the dead letters.',
    runbook: 'dead letters',
  });
  return [{ title: 'Age of what waits: stream, messages, due work, ms', metrics: [stream, messages, due] }];
}

/** The table takes what it is asked. */
export function watchTable(alarms: Alarms, TableName: string): Graph[] {
  const of = (metric: string) => metricOf('AWS/DynamoDB', metric, { TableName }, 'Sum');
  const [reads, writes] = [of('ReadThrottleEvents'), of('WriteThrottleEvents')];
  for (const [id, metric] of Object.entries({ reads, writes }))
    alarms.add(`table-throttled-${id}`, {
      metric,
      above: 0,
      meaning: `The table refuses ${id}: its limit is reached, or one partition is hot.`,
      runbook: 'a hot table',
    });
  return [{ title: 'Table: requests refused', metrics: [reads, writes, of('TransactionConflict')] }];
}

/** Mail arrives: the mail service pauses an account at 10 % bounces or 0.5 % complaints, and we hear of it long before. */
export function watchMail(alarms: Alarms): void {
  const of = (metric: string) => metricOf('AWS/SES', metric, {}, 'Average');
  alarms.add('mail-bounces', {
    metric: of('Reputation.BounceRate'),
    above: 0.04,
    meaning: 'More than 4 % of our mail bounces.',
    runbook: 'bounces and complaints',
  });
  alarms.add('mail-complaints', {
    metric: of('Reputation.ComplaintRate'),
    above: 0.0008,
    meaning: 'More than 0.08 % of our mail is complained about.',
    runbook: 'bounces and complaints',
  });
}
