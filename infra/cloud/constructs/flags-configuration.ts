import { Duration, Stack } from 'aws-cdk-lib';
import {
  Application,
  ConfigurationContent,
  ConfigurationType,
  DeploymentStrategy,
  Environment,
  HostedConfiguration,
  JsonSchemaValidator,
  Monitor,
  RolloutStrategy,
} from 'aws-cdk-lib/aws-appconfig';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { metricsNamespace, service } from '#lambdas/kernel/observability/metrics.ts';
import { firstFlags, flagNames } from '#shared/flags.ts';
import { metricOf } from './alarms.ts';
import type { StageFlags } from './provided.ts';

/** A flag is a yes or a no, and of one that no code reads nothing can be said. */
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: Object.fromEntries(flagNames.map((name) => [name, { type: 'boolean' }])),
  additionalProperties: false,
};

/** More problems than this in five minutes take a change of flags back. */
const mostProblems = 5;

/**
 * The flags of a stage. A change reaches all functions within ten minutes, a fifth of them every two, and is taken back
 * when problems rise meanwhile. Its first version is what a new stage begins with; operators make the others.
 */
export class FlagsConfiguration extends Construct {
  readonly flags: StageFlags;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const application = new Application(this, 'Application', { applicationName: `rovers-${stage.name}` });
    const environment = new Environment(this, 'Environment', {
      application,
      environmentName: stage.name,
      monitors: [this.watch()],
    });
    const configuration = new HostedConfiguration(this, 'Configuration', {
      application,
      name: 'flags',
      type: ConfigurationType.FREEFORM,
      content: ConfigurationContent.fromInlineJson(JSON.stringify(firstFlags)),
      validators: [JsonSchemaValidator.fromInline(JSON.stringify(schema))],
      deployTo: [environment],
      deploymentStrategy: new DeploymentStrategy(this, 'Strategy', {
        deploymentStrategyName: `rovers-${stage.name}-flags`,
        rolloutStrategy: RolloutStrategy.linear({
          growthFactor: 20,
          deploymentDuration: Duration.minutes(10),
          finalBakeTime: Duration.minutes(10),
        }),
      }),
    });
    const ids = [application.applicationId, environment.environmentId, configuration.configurationProfileId] as const;
    const [applicationId, environmentId, profileId] = ids;
    this.flags = {
      configuration: ids.join('/'),
      configurationArn: Stack.of(this).formatArn({
        service: 'appconfig',
        resource: `application/${applicationId}/environment/${environmentId}/configuration/${profileId}`,
      }),
    };
  }

  /** It tells no operator: the alarm for problems does. */
  private watch(): Monitor {
    const alarm = new Alarm(this, 'Problems', {
      metric: metricOf(metricsNamespace, 'problems', { service }, 'Sum'),
      threshold: mostProblems,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: 'Problems rise: a change of flags that is under way is taken back.',
    });
    const role = new Role(this, 'Watcher', { assumedBy: new ServicePrincipal('appconfig.amazonaws.com') });
    role.addToPolicy(new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: [alarm.alarmArn] }));
    return Monitor.fromCloudWatchAlarm(alarm, role);
  }
}
