import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findStage, stages } from '#infra/stages.ts';
import { embeddedMetrics, metricsNamespace } from '#lambdas/kernel/observability/metrics.ts';
import { type Part, productStage, text } from '#tests/support/infra/product-stage.ts';
import { synthesize } from '#tests/support/infra/synthesize.ts';
import { sampleFunctions } from '#tests/support/product/sample-functions.ts';

const operating = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
/** The sections of the document by their title in lower case. */
const sections = new Map(
  operating
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title.toLowerCase(), lines.join('\n').trim()] as const;
    }),
);

const prod = findStage('prod');
const alarmsOf = (stage: Pick<ReturnType<typeof productStage>, 'resources'>): Part[] =>
  stage.resources('observability', 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);

it('has fewer than 60 alarms, which no function and no operation adds to', () => {
  const alarms = alarmsOf(productStage(prod));
  expect(alarms.length).toBeLessThan(60);
  expect(alarmsOf(synthesize(prod, sampleFunctions))).toHaveLength(alarms.length);
});

it('sounds an alarm for a failure that was caught: by what every handler counts', () => {
  const [problems] = alarmsOf(productStage(prod)).filter(({ MetricName }) => MetricName === 'problems');
  expect(problems).toMatchObject({ Namespace: metricsNamespace, Threshold: 0, Statistic: 'Sum' });
  const counted = embeddedMetrics({ problems: 1 }, 0).CloudWatchMetrics;
  expect(counted).toContainEqual(
    expect.objectContaining({
      Namespace: problems.Namespace,
      Dimensions: [problems.Dimensions.map(({ Name }: Part) => Name)],
      Metrics: [{ Name: 'problems', Unit: 'Count' }],
    }),
  );
});

it('sounds an alarm for webhooks that are refused, fail or come late', () => {
  const ofWebhooks = alarmsOf(productStage(prod)).filter(({ Dimensions = [] }) =>
    Dimensions.some(({ Value }: Part) => Value === 'webhook'),
  );
  expect(ofWebhooks).toMatchObject([
    { MetricName: 'notTaken', Threshold: 2, EvaluationPeriods: 3, Statistic: 'Sum' },
    { MetricName: 'dueAgeMs', Threshold: 3_600_000, Statistic: 'Maximum' },
  ]);
  const [, counted] = embeddedMetrics({ notTaken: 1 }, 0).CloudWatchMetrics;
  expect(counted?.Metrics).toEqual([{ Name: 'notTaken', Unit: 'Count' }]);
});

it('sounds an alarm when no job looks for due work any more', () => {
  const [due] = alarmsOf(productStage(prod)).filter(({ MetricName }) => MetricName === 'dueAgeMs');
  expect(due).toMatchObject({ TreatMissingData: 'breaching', EvaluationPeriods: 3 });
});

it.each(['IteratorAge', 'AsyncEventAge', 'ApproximateNumberOfMessagesVisible', 'DestinationDeliveryFailures'])(
  'looks at %s of all that there are',
  (metric) => {
    expect(text(alarmsOf(productStage(prod)))).toContain(`SELECT MAX(${metric}) FROM SCHEMA(`);
  },
);

describe.each(stages)('in the stage $name', (stage) => {
  it('tells an operator of each alarm, and which runbook helps', () => {
    for (const { AlarmActions, AlarmDescription } of alarmsOf(productStage(stage))) {
      expect(AlarmActions).toHaveLength(1);
      const [, runbook = ''] = /Runbook: (.+)\.$/.exec(AlarmDescription) ?? [];
      expect(sections.get(runbook.toLowerCase())?.length ?? 0, `the runbook "${runbook}"`).toBeGreaterThan(80);
    }
  });

  it('warns before the month costs more than its budget, and says where to look', () => {
    const { Budget, NotificationsWithSubscribers } = productStage(stage).one(
      'observability',
      'AWS::Budgets::Budget',
    ).Properties;
    expect(Budget.BudgetLimit).toEqual({ Amount: stage.monthlyBudgetUsd, Unit: 'USD' });
    expect(NotificationsWithSubscribers.map(({ Notification }: Part) => Notification.Threshold)).toEqual([80, 100]);
    expect(sections.has('a month that costs too much')).toBe(true);
  });
});
