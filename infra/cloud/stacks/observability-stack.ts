import { Duration } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Dashboard, GraphWidget } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { Alarms } from '../constructs/alarms.ts';
import {
  watchAnswers,
  watchMail,
  watchProblems,
  watchTable,
  watchWebhooks,
  watchWork,
} from '../constructs/promises.ts';
import { removalOf } from '../removal.ts';
import { StageStack } from './stage-stack.ts';

export interface ObservabilityStackProps {
  readonly tableName: string;
  readonly apiId: string;
}

/** What tells an operator: an alarm for each promise, however many functions keep it; one dashboard; a budget. */
export class ObservabilityStack extends StageStack {
  constructor(scope: Construct, stage: Stage, { apiId, tableName }: ObservabilityStackProps) {
    super(scope, 'observability', stage, 'Alarms, dashboard, budget');
    const alarms = new Alarms(this, 'Alarms', new SnsAction(this.createTopic()));
    const graphs = [
      ...watchAnswers(alarms, apiId),
      ...watchProblems(alarms),
      ...watchWork(alarms),
      ...watchWebhooks(alarms),
      ...watchTable(alarms, tableName),
    ];
    watchMail(alarms);
    new Dashboard(this, 'Dashboard', {
      dashboardName: `rovers-${stage.name}`,
      defaultInterval: Duration.hours(6),
      widgets: graphs.map(({ title, metrics }) => [new GraphWidget({ title, left: [...metrics], width: 12 })]),
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
