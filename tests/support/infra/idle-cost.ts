import { rateMs } from '#infra/local/jobs/rate.ts';
import { embeddedMetrics } from '#lambdas/kernel/observability/metrics.ts';
import { type Part, type productStage, stackNames, text } from './product-stage.ts';

/** A line of the bill of a stage that no one uses. */
export interface CostLine {
  readonly what: string;
  readonly count: number;
  readonly usd: number;
}

/** List prices of us-east-1 in dollars, without free tiers; of a month where nothing else is said. */
const price = {
  key: 1,
  secret: 0.4,
  zone: 0.5,
  firewall: 5,
  firewallRule: 1,
  alarmMetric: 0.1,
  dashboard: 3,
  ownMetric: 0.3,
  insightRule: 0.5,
  millionSchedules: 1,
  millionInvocations: 0.2,
  gigabyteSecond: 0.0000133334,
  logGigabyte: 0.5,
  millionReadUnits: 0.125,
  millionWriteUnits: 0.625,
  millionKeyUses: 3,
} as const;

/** What a run of a job that finds nothing takes: assumed, as no stage has run on AWS. It has the memory of the largest function. */
const idleRun = { seconds: 0.3, logBytes: 1500, readUnits: 6, writeUnits: 2, keyUses: 1 } as const;
const monthMs = 30 * 24 * 60 * 60_000;

/** What costs nothing while it is not used: by the request, by what is kept, or not at all. */
const freeWhileIdle =
  /^AWS::(ApiGatewayV2|AppConfig|Budgets|CDK|CertificateManager|CloudFront|Cognito|DynamoDB|Events|IAM|Lambda|Logs|Route53::RecordSet|S3|SES|SNS|SQS|Scheduler)(::|$)/;
const priced =
  /^AWS::(KMS::Key|SecretsManager::Secret|Route53::HostedZone|WAFv2::WebACL|CloudWatch::(Alarm|Dashboard))$/;
/** Parts of something that is counted. */
const attached = /^AWS::(KMS::Alias|WAFv2::WebACLAssociation|SecretsManager::ResourcePolicy)$|^Custom::/;

type Synthesized = ReturnType<typeof productStage>;

/** Types of resources of which it is not known what they cost. */
export const unknownTypes = ({ template }: Synthesized): string[] => [
  ...new Set(
    stackNames
      .flatMap((stack) => Object.values<Part>(template(stack).toJSON().Resources).map(({ Type }) => String(Type)))
      .filter((type) => ![freeWhileIdle, priced, attached].some((known) => known.test(type))),
  ),
];

/** What a stage costs in a month in which no one uses it, from what its templates hold. */
export function idleCost(stage: Synthesized): CostLine[] {
  const { everywhere } = stage;
  const firewalls = everywhere('AWS::WAFv2::WebACL');
  const rules = firewalls.flatMap(({ Properties }) => Properties.Rules ?? []);
  const metrics = everywhere('AWS::CloudWatch::Alarm').map((alarm) => alarmMetrics(alarm.Properties, stage));
  const line = (what: string, count: number, each: number): CostLine => ({ what, count, usd: count * each });
  return [
    line('encryption keys', everywhere('AWS::KMS::Key').length, price.key),
    line('secrets', everywhere('AWS::SecretsManager::Secret').length, price.secret),
    line('DNS zone', everywhere('AWS::Route53::HostedZone').length, price.zone),
    line('firewalls', firewalls.length, price.firewall),
    line('rules of firewalls', rules.length, price.firewallRule),
    line('metrics that alarms read', sum(metrics), price.alarmMetric),
    line('metrics that idle jobs write', idleMetrics, price.ownMetric),
    line('dashboard', everywhere('AWS::CloudWatch::Dashboard').length, price.dashboard),
    line('rules that find hot keys', insightRules(stage), price.insightRule),
    runs(stage),
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What there is one metric of for each that a query of an alarm names: followers, functions that work for later, queues. */
const queried = {
  IteratorAge: 'AWS::Lambda::EventSourceMapping',
  AsyncEventAge: 'AWS::Lambda::EventInvokeConfig',
  DestinationDeliveryFailures: 'AWS::Lambda::EventInvokeConfig',
  ApproximateNumberOfMessagesVisible: 'AWS::SQS::Queue',
} as const;

/** An alarm pays for each metric that it reads. */
function alarmMetrics({ Metrics = [] }: Part, { everywhere }: Synthesized): number {
  if (Metrics.length === 0) return 1;
  const query = Metrics.find(({ Expression = '' }: Part) => Expression.startsWith('SELECT'));
  if (!query) return Metrics.filter(({ MetricStat }: Part) => MetricStat).length;
  const [metric, type] = Object.entries(queried).find(([name]) => query.Expression.includes(name)) ?? [];
  if (!metric || !type) throw new Error(`What does ${query.Expression} cost?`);
  return everywhere(type).length;
}

const doneLine = { problems: 0, coldStart: 0, ms: 0, readUnits: 0, writeUnits: 0, dueAgeMs: 0 };
const idleMetrics = sum(embeddedMetrics(doneLine, 0).CloudWatchMetrics.map(({ Metrics }) => Metrics.length));

/** Two for a table or index with a sort key. */
const insightRules = ({ one }: Synthesized): number =>
  2 *
  (
    text(one('data', 'AWS::DynamoDB::GlobalTable').Properties.Replicas).match(
      /"ContributorInsightsSpecification":\{[^}]*"Enabled":true/g,
    ) ?? []
  ).length;

function runs({ everywhere }: Synthesized): CostLine {
  const memories = everywhere('AWS::Lambda::Function').map(({ Properties }) => Properties.MemorySize ?? 128);
  const memoryGb = Math.max(...memories) / 1024;
  const count = sum(
    everywhere('AWS::Scheduler::Schedule').map(({ Properties }) => monthMs / rateMs(Properties.ScheduleExpression)),
  );
  const each =
    (price.millionSchedules +
      price.millionInvocations +
      idleRun.readUnits * price.millionReadUnits +
      idleRun.writeUnits * price.millionWriteUnits +
      idleRun.keyUses * price.millionKeyUses) /
      1e6 +
    idleRun.seconds * memoryGb * price.gigabyteSecond +
    (idleRun.logBytes / 2 ** 30) * price.logGigabyte;
  return { what: 'runs of jobs that find nothing', count, usd: count * each };
}
