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
  /** What it means and which runbook of docs/operating.md helps. */
  readonly meaning: string;
  /** How many periods in a row. */
  readonly periods?: number;
}

const period = Duration.minutes(5);

/** The alarms of a stage. Every one tells the same topic, and says what it means. */
export class Alarms extends Construct {
  private readonly action: IAlarmAction;

  constructor(scope: Construct, id: string, action: IAlarmAction) {
    super(scope, id);
    this.action = action;
  }

  add(id: string, { metric, above, meaning, periods = 1 }: AlarmOf): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: meaning,
    });
    alarm.addAlarmAction(this.action);
  }
}

/** A metric of an AWS service over five minutes. */
export const metricOf = (
  namespace: string,
  metricName: string,
  dimensionsMap: Readonly<Record<string, string>>,
  statistic: string,
): Metric => new Metric({ namespace, metricName, dimensionsMap, statistic, period });

/** Parts in a hundred; nothing at all is none in a hundred. */
export const percent = (part: IMetric, whole: IMetric): MathExpression =>
  new MathExpression({ expression: 'IF(whole > 0, 100 * part / whole, 0)', usingMetrics: { part, whole }, period });
