import { Duration } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { Alarms, metricOf, percent } from '../constructs/alarms.ts';
import type { DeadLetters } from '../constructs/dead-letters.ts';
import type { ProductFunction } from '../constructs/product-function.ts';
import { removalOf } from '../removal.ts';
import { StageStack } from './stage-stack.ts';

export interface ObservabilityStackProps {
  readonly functions: readonly ProductFunction[];
  readonly deadLetters: readonly DeadLetters[];
  readonly tableName: string;
  readonly apiId: string;
}

/** What tells an operator: alarms by mail, one dashboard, a budget. */
export class ObservabilityStack extends StageStack {
  private readonly alarms: Alarms;

  constructor(scope: Construct, stage: Stage, props: ObservabilityStackProps) {
    super(scope, 'observability', stage, 'Alarms, dashboard, budget');
    this.alarms = new Alarms(this, 'Alarms', new SnsAction(this.createTopic()));
    const functions = this.watchFunctions(props.functions);
    this.watchDeadLetters(props.deadLetters);
    const api = this.watchApi(props.apiId);
    const table = this.watchTable(props.tableName);
    this.watchMail();
    new Dashboard(this, 'Dashboard', {
      dashboardName: `rovers-${stage.name}`,
      defaultInterval: Duration.hours(6),
      widgets: [
        [graph('API: requests and failures', api.counts), graph('API: time to answer, ms', api.times)],
        [graph('Functions: errors', functions.errors), graph('Functions: p95, ms', functions.durations)],
        [graph('Stream: age of what is read, ms', functions.ages), graph('Table: requests refused', table)],
      ],
    });
    this.keepBudget();
  }

  /** Encrypted with a key of ours: CloudWatch may not use the one that AWS keeps for topics. */
  private createTopic(): Topic {
    const key = new Key(this, 'TopicKey', {
      description: `Encrypts the alarms of ${this.stage.name}`,
      enableKeyRotation: true,
      removalPolicy: removalOf(this.stage),
    });
    key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    const topic = new Topic(this, 'Operators', { masterKey: key, enforceSSL: true });
    topic.addSubscription(new EmailSubscription(this.stage.operatorEmail));
    return topic;
  }

  private watchFunctions(functions: readonly ProductFunction[]) {
    const errors: IMetric[] = [];
    const durations: IMetric[] = [];
    const ages: IMetric[] = [];
    for (const { spec, lambda } of functions) {
      const of = (metric: string, statistic: string) =>
        metricOf('AWS/Lambda', metric, { FunctionName: lambda.functionName }, statistic);
      errors.push(of('Errors', 'Sum'));
      durations.push(of('Duration', 'p95'));
      this.alarms.add(`${spec.name}-errors`, {
        metric: percent(of('Errors', 'Sum'), of('Invocations', 'Sum')),
        above: 1,
        meaning: `More than 1 % of the runs of ${spec.name} fail. Runbook: functions that fail.`,
      });
      this.alarms.add(`${spec.name}-throttles`, {
        metric: of('Throttles', 'Sum'),
        above: 0,
        meaning: `${spec.name} is asked more than its concurrency allows. Runbook: throttled functions.`,
      });
      if (!spec.follows) continue;
      ages.push(of('IteratorAge', 'Maximum'));
      this.alarms.add(`${spec.name}-age`, {
        metric: of('IteratorAge', 'Maximum'),
        above: Duration.minutes(5).toMilliseconds(),
        meaning: `${spec.name} is more than 5 minutes behind the table. Runbook: a consumer that falls behind.`,
      });
    }
    return { errors, durations, ages };
  }

  private watchDeadLetters(queues: readonly DeadLetters[]): void {
    for (const queue of queues)
      this.alarms.add(`${queue.node.id}`, {
        metric: metricOf('AWS/SQS', 'ApproximateNumberOfMessagesVisible', { QueueName: queue.queueName }, 'Maximum'),
        above: 0,
        meaning: 'Work failed for good and waits among the dead letters. Runbook: dead letters.',
      });
  }

  private watchApi(ApiId: string) {
    const of = (metric: string, statistic: string) => metricOf('AWS/ApiGateway', metric, { ApiId }, statistic);
    this.alarms.add('api-5xx', {
      metric: percent(of('5xx', 'Sum'), of('Count', 'Sum')),
      above: 0.5,
      meaning: 'More than 0.5 % of the answers are failures of ours. Runbook: functions that fail.',
    });
    this.alarms.add('api-slow', {
      metric: of('Latency', 'p95'),
      above: 1_000,
      periods: 3,
      meaning: 'One answer in twenty takes more than a second. Runbook: a slow API.',
    });
    return {
      counts: [of('Count', 'Sum'), of('4xx', 'Sum'), of('5xx', 'Sum')],
      times: [of('Latency', 'p50'), of('Latency', 'p95')],
    };
  }

  private watchTable(TableName: string): IMetric[] {
    const of = (metric: string) => metricOf('AWS/DynamoDB', metric, { TableName }, 'Sum');
    const refused = [of('ReadThrottleEvents'), of('WriteThrottleEvents'), of('TransactionConflict')];
    for (const [index, metric] of refused.slice(0, 2).entries())
      this.alarms.add(`table-throttled-${index === 0 ? 'reads' : 'writes'}`, {
        metric,
        above: 0,
        meaning: 'The table refuses requests: its limit is reached, or one partition is hot. Runbook: a hot table.',
      });
    return refused;
  }

  /** The mail service pauses an account at 10 % bounces or 0.5 % complaints; we hear of it long before. */
  private watchMail(): void {
    const of = (metric: string) => metricOf('AWS/SES', metric, {}, 'Average');
    this.alarms.add('mail-bounces', {
      metric: of('Reputation.BounceRate'),
      above: 0.04,
      meaning: 'More than 4 % of our mail bounces. Runbook: bounces and complaints.',
    });
    this.alarms.add('mail-complaints', {
      metric: of('Reputation.ComplaintRate'),
      above: 0.0008,
      meaning: 'More than 0.08 % of our mail is complained about. Runbook: bounces and complaints.',
    });
  }

  private keepBudget(): void {
    const { operatorEmail: address, monthlyBudgetUsd: amount, name } = this.stage;
    const told = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address }],
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `rovers-${name}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount, unit: 'USD' },
      },
      notificationsWithSubscribers: [told('ACTUAL', 80), told('FORECASTED', 100)],
    });
  }
}

const graph = (title: string, left: readonly IMetric[]) => new GraphWidget({ title, left: [...left], width: 12 });
