import { Duration } from 'aws-cdk-lib';
import { type IEventBus, type IRule, Match, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as RuleTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { messagesOf } from '#infra/function-parts.ts';
import { messageSource } from '#shared/contract/message.ts';
import type { ProductFunction } from './product-function.ts';
import type { KeptTable } from './provided.ts';

/** The attribute in which ElectroDB keeps the name of a row's entity. */
const entityAttribute = '__edb_e__';

const maxRetries = { rule: 8, schedule: 2, stream: 5 } as const;

/** One rule for all messages that a function listens to: a stack holds 500 things, and each rule is two of them. */
export function listenOnBus(scope: Construct, { spec, lambda }: ProductFunction, bus: IEventBus, dead: IQueue): void {
  const messages = messagesOf(spec);
  if (messages.length === 0) return;
  new Rule(scope, `${spec.name}-hears`, {
    eventBus: bus,
    description: `Messages to ${spec.name}`,
    eventPattern: { source: [messageSource], detailType: messages.map(({ name }) => name) },
    targets: [ruleTarget(lambda, dead)],
  });
}

/** What the mail service says of mails sent with our configuration set, from the account's default bus. */
export function hearMail(
  scope: Construct,
  { spec, lambda }: ProductFunction,
  configurationSetName: string,
  dead: IQueue,
): IRule {
  return new Rule(scope, `${spec.name}-hears-mail`, {
    description: `Mail events to ${spec.name}`,
    eventPattern: {
      source: ['aws.ses'],
      detail: { mail: { tags: { 'ses:configuration-set': Match.exactString(configurationSetName) } } },
    },
    targets: [ruleTarget(lambda, dead)],
  });
}

/** Mail that was sent to a reply address. */
export function receiveMail({ lambda }: ProductFunction, replies: ITopic, dead: IQueue): void {
  replies.addSubscription(new LambdaSubscription(lambda, { deadLetterQueue: dead }));
}

const ruleTarget = (lambda: ProductFunction['lambda'], deadLetterQueue: IQueue) =>
  new RuleTarget(lambda, { deadLetterQueue, retryAttempts: maxRetries.rule, maxEventAge: Duration.hours(6) });

/** A schedule for each job, with a role that may start this function and put its dead letters away, and nothing else. */
export function runOnSchedule(scope: Construct, { spec, lambda }: ProductFunction, dead: IQueue): void {
  const { runs = [] } = spec;
  if (runs.length === 0) return;
  const role = new Role(scope, `${spec.name}-schedule-role`, {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
  });
  role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambda.functionArn] }));
  role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [dead.queueArn] }));
  for (const { job, every } of runs)
    new CfnSchedule(scope, `${job}-schedule`, {
      description: `Runs ${job}`,
      scheduleExpression: every,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: lambda.functionArn,
        roleArn: role.roleArn,
        input: JSON.stringify({ job }),
        deadLetterConfig: { arn: dead.queueArn },
        retryPolicy: { maximumRetryAttempts: maxRetries.schedule, maximumEventAgeInSeconds: 3600 },
      },
    });
}

/**
 * Follows the rows of some entities in the table's stream, in commit order per row. A record that keeps failing is set
 * apart from its batch and, after its retries, put away, so that it holds up nothing for longer than that.
 */
export function followRows(scope: Construct, made: ProductFunction, { table, key }: KeptTable, dead: IQueue): void {
  const { spec, lambda } = made;
  if (!spec.follows) return;
  const streamArn = table.tableStreamArn ?? '';
  made.allow(
    ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
    [streamArn],
  );
  made.allow(['kms:Decrypt'], [key.keyArn]);
  const entityIs = { [entityAttribute]: { S: [...spec.follows.entities] } };
  const mapping = new EventSourceMapping(scope, `${spec.name}-follows`, {
    target: lambda,
    eventSourceArn: streamArn,
    // A new function reads what the stream still has; it must bear repetition anyhow.
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: 50,
    parallelizationFactor: 1,
    reportBatchItemFailures: true,
    bisectBatchOnError: true,
    retryAttempts: maxRetries.stream,
    maxRecordAge: Duration.hours(6),
    onFailure: new SqsDlq(dead),
    filters: ['NewImage', 'OldImage'].map((image) => FilterCriteria.filter({ dynamodb: { [image]: entityIs } })),
  });
  mapping.node.addDependency(made.role);
}
