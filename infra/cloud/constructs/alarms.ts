import { Duration } from 'aws-cdk-lib';
import type { IAlarmAction } from 'aws-cdk-lib/aws-cloudwatch';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';

interface AlarmOf {
  readonly metric: IMetric;
  /** The alarm sounds above this value. */
  readonly above: number;
  /** What is no longer kept. */
  readonly meaning: string;
  /** The section of docs/operating.md that helps. */
  readonly runbook: string;
  /** How many periods in a row. */
  readonly periods?: number;
  /** Silence is as bad: what is measured should never stop. */
  readonly neverSilent?: true;
}

const period = Duration.minutes(5);

/** The alarms of a stage. Every one tells the same topic, and says what it means. */
export class Alarms extends Construct {
  private readonly action: IAlarmAction;

  constructor(scope: Construct, id: string, action: IAlarmAction) {
    super(scope, id);
    this.action = action;
  }

  add(id: string, { metric, above, meaning, runbook, periods = 1, neverSilent }: AlarmOf): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: neverSilent ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: `${meaning} Runbook: ${runbook}.`,
    });
    alarm.addAlarmAction(this.action);
  }
}

/** A metric over five minutes. */
export const metricOf = (
  namespace: string,
  metricName: string,
  dimensionsMap: Readonly<Record<string, string>>,
  statistic: string,
): Metric => new Metric({ namespace, metricName, dimensionsMap, statistic, period });

/** Parts in a hundred; nothing at all is none in a hundred. */
export const percent = (part: IMetric, whole: IMetric): MathExpression =>
  new MathExpression({ expression: 'IF(whole > 0, 100 * part / whole, 0)', usingMetrics: { part, whole }, period });

/**
 * The worst of all that there are of something, however many: CloudWatch Metrics Insights looks them up. A stage has an
 * account to itself, so all of them are its own.
 */
export const worstOf = (namespace: string, metricName: string, dimension: string, label: string): MathExpression =>
  new MathExpression({
    expression: `SELECT MAX(${metricName}) FROM SCHEMA("${namespace}", ${dimension})`,
    usingMetrics: {},
    label,
    period,
  });
