import { describe, expect, it } from 'vitest';
import { stages } from '#infra/stages.ts';
import { metricsNamespace } from '#lambdas/kernel/observability/metrics.ts';
import { firstFlags, flagNames } from '#shared/flags.ts';
import { productStage } from '#tests/support/infra/product-stage.ts';

describe.each(stages)('the flags of the stage $name', (stage) => {
  const one = (type: string) => {
    const found = productStage(stage).resources('data', `AWS::AppConfig::${type}`);
    expect(found).toHaveLength(1);
    return found[0]?.Properties;
  };

  it('take only a yes or a no, of what the product reads', () => {
    const [{ Type, Content }] = one('ConfigurationProfile').Validators;
    expect(Type).toBe('JSON_SCHEMA');
    const { properties, additionalProperties } = JSON.parse(Content);
    expect(Object.keys(properties)).toEqual(flagNames);
    expect(new Set(Object.values(properties).map((each) => JSON.stringify(each)))).toEqual(
      new Set(['{"type":"boolean"}']),
    );
    expect(additionalProperties).toBe(false);
  });

  it('begin with all that is built, and change step by step', () => {
    expect(JSON.parse(one('HostedConfigurationVersion').Content)).toEqual(firstFlags);
    expect(one('DeploymentStrategy')).toMatchObject({
      GrowthFactor: 20,
      GrowthType: 'LINEAR',
      DeploymentDurationInMinutes: 10,
      FinalBakeTimeInMinutes: 10,
    });
    one('Deployment');
  });

  it('are put back when problems rise while they change', () => {
    const [monitor] = one('Environment').Monitors;
    const alarms = productStage(stage).byId('data', 'AWS::CloudWatch::Alarm');
    expect(Object.keys(alarms)).toHaveLength(1);
    for (const [id, { Properties }] of Object.entries(alarms)) {
      expect(JSON.stringify(monitor.AlarmArn)).toContain(id);
      expect(Properties).toMatchObject({ Namespace: metricsNamespace, MetricName: 'problems', Threshold: 5 });
    }
  });
});
