import { describe, expect, it } from 'vitest';
import { messagesOf } from '#infra/function-parts.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { builtStages } from '#tests/support/infra/built-stages.ts';
import {
  expectedActions,
  expectedVariables,
  isAsynchronous,
  sorted,
  stackOf,
} from '#tests/support/infra/expected-access.ts';
import type { Resource } from '#tests/support/infra/synthesize.ts';
import { isNarrow, named, text } from '#tests/support/infra/template-views.ts';

describe.each(builtStages)('a stage built from $title', ({ specs, build }) => {
  const { resources, byId } = build();
  const lambdaOf = (spec: FunctionSpec): Resource => {
    const isIts = ({ Properties }: Resource) => Properties.FunctionName === `rovers-prod-${spec.name}`;
    const found = resources(stackOf(spec), 'AWS::Lambda::Function').filter(isIts);
    expect(found).toHaveLength(1);
    return found[0]!;
  };
  const policiesOf = (spec: FunctionSpec) => {
    const role = lambdaOf(spec).Properties.Role['Fn::GetAtt'][0];
    return resources(stackOf(spec), 'AWS::IAM::Policy').filter(({ Properties }) =>
      text(Properties.Roles).includes(`"${role}"`),
    );
  };
  const statementsOf = (spec: FunctionSpec) =>
    policiesOf(spec).flatMap(({ Properties }) => Properties.PolicyDocument.Statement);

  it.each(specs)('gives $name the variables of its capabilities, and no other', (spec) => {
    const variables = lambdaOf(spec).Properties.Environment?.Variables ?? {};
    expect(sorted(Object.keys(variables))).toEqual(expectedVariables(spec));
  });

  it.each(specs)('lets $name do what its capabilities say, and no more', (spec) => {
    const actions = statementsOf(spec).flatMap(({ Action }) => Action);
    expect(sorted([...new Set<string>(actions)])).toEqual(expectedActions(spec));
  });

  it.each(specs)('names the things $name may touch one by one', (spec) => {
    for (const { Effect, Action, Resource } of statementsOf(spec)) {
      expect(Effect).toBe('Allow');
      const wild = [Resource].flat().filter((resource) => text(resource).includes('*'));
      expect(wild.filter((resource) => !isNarrow([Action].flat(), text(resource)))).toEqual([]);
    }
  });

  it.each(specs)('runs $name on Node 24 with a role and a log group of its own', (spec) => {
    const { Properties } = lambdaOf(spec);
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: spec.memoryMb ?? 256,
      Timeout: spec.timeoutSeconds ?? 10,
    });
    const logs = resources(stackOf(spec), 'AWS::Logs::LogGroup');
    expect(logs.map(({ Properties: { LogGroupName } }) => LogGroupName)).toContain(
      `/aws/lambda/rovers-prod-${spec.name}`,
    );
  });

  it('delivers each message to each of its listeners, and keeps what cannot be delivered', () => {
    const rules = resources('async', 'AWS::Events::Rule').filter(({ Properties }) => Properties.EventBusName);
    const wired = rules.map(({ Properties }) => ({
      pattern: Properties.EventPattern,
      to: lambdaName('async', Properties.Targets[0].Arn),
      dead: queueName('async', Properties.Targets[0].DeadLetterConfig.Arn),
    }));
    const described = specs
      .filter(({ listensTo }) => listensTo)
      .map((spec) => ({
        pattern: { source: ['rovers'], 'detail-type': messagesOf(spec).map(({ name }) => name) },
        to: `rovers-prod-${spec.name}`,
        dead: `rovers-prod-${spec.name}-dead`,
      }));
    expect(sorted(wired.map(text))).toEqual(sorted(described.map(text)));
  });

  it('runs each job on its schedule, and keeps the runs that could not start', () => {
    const wired = resources('jobs', 'AWS::Scheduler::Schedule').map(({ Properties }) => ({
      every: Properties.ScheduleExpression,
      sends: Properties.Target.Input,
      to: lambdaName('jobs', Properties.Target.Arn),
      dead: queueName('jobs', Properties.Target.DeadLetterConfig.Arn),
    }));
    const described = specs.flatMap(({ name, runs = [] }) =>
      runs.map(({ job, every }) => ({
        every,
        sends: text({ job }),
        to: `rovers-prod-${name}`,
        dead: `rovers-prod-${name}-dead`,
      })),
    );
    expect(sorted(wired.map(text))).toEqual(sorted(described.map(text)));
  });

  it('shows each follower the rows of its entities and no others, and lets no record hold it up for long', () => {
    const wired = resources('async', 'AWS::Lambda::EventSourceMapping').map(({ Properties }) => ({
      to: lambdaName('async', Properties.FunctionName),
      filters: Properties.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern)),
      settings: [
        Properties.FunctionResponseTypes,
        Properties.BisectBatchOnFunctionError,
        Properties.MaximumRetryAttempts,
        Properties.MaximumRecordAgeInSeconds,
        queueName('async', Properties.DestinationConfig.OnFailure.Destination),
      ],
    }));
    const described = specs
      .filter(({ follows }) => follows)
      .map(({ name, follows }) => ({
        to: `rovers-prod-${name}`,
        filters: ['NewImage', 'OldImage'].map((image) => ({
          dynamodb: { [image]: { __edb_e__: { S: follows?.entities } } },
        })),
        settings: [['ReportBatchItemFailures'], true, 5, 21_600, `rovers-prod-${name}-dead`],
      }));
    expect(sorted(wired.map(text))).toEqual(sorted(described.map(text)));
  });

  it('asks the functions that answer the sign-in service at their moments', () => {
    const [pool] = resources('identity', 'AWS::Cognito::UserPool');
    const asked = Object.fromEntries(
      Object.entries(pool!.Properties.LambdaConfig ?? {}).map(([moment, arn]) => [moment, lambdaName('identity', arn)]),
    );
    const described = Object.fromEntries(
      specs.flatMap(({ name, answersIdentity }) =>
        (answersIdentity?.moments ?? []).map((moment) => [
          moment[0]!.toUpperCase() + moment.slice(1),
          `rovers-prod-${name}`,
        ]),
      ),
    );
    expect(asked).toEqual(described);
  });

  it('tells the functions that hear of mail about mail of this stage alone', () => {
    const heard = resources('async', 'AWS::Events::Rule')
      .filter(({ Properties }) => !Properties.EventBusName)
      .map(({ Properties }) => [lambdaName('async', Properties.Targets[0].Arn), text(Properties.EventPattern)]);
    expect(heard.map(([name]) => name)).toEqual(
      specs.filter(({ hearsMail }) => hearsMail).map(({ name }) => `rovers-prod-${name}`),
    );
    for (const [, pattern] of heard) expect(pattern).toContain('ses:configuration-set');
  });

  it('opens the socket where a function serves it', () => {
    const keys = resources('api', 'AWS::ApiGatewayV2::Route')
      .map(({ Properties }) => Properties.RouteKey)
      .filter((key) => key.startsWith('$'));
    expect(sorted(keys)).toEqual(
      specs.some(({ servesSocket }) => servesSocket) ? ['$connect', '$default', '$disconnect'] : [],
    );
  });

  it('takes at most half of what the socket can bear as messages, so that people can still connect', () => {
    for (const { Properties } of resources('api', 'AWS::ApiGatewayV2::Stage'))
      if (Properties.RouteSettings?.$default)
        expect(Properties.RouteSettings.$default.ThrottlingRateLimit).toBe(
          Properties.DefaultRouteSettings.ThrottlingRateLimit / 2,
        );
    const hasSocket = specs.some(({ servesSocket }) => servesSocket);
    const limited = resources('api', 'AWS::ApiGatewayV2::Stage').filter(
      ({ Properties }) => Properties.RouteSettings?.$default,
    );
    expect(limited).toHaveLength(hasSocket ? 1 : 0);
  });

  it('keeps the dead letters of every function that works for later', () => {
    const of = (type: string) => ['async', 'jobs'].flatMap((stack) => resources(stack, type));
    const queues = of('AWS::SQS::Queue').map(({ Properties }) => Properties.QueueName);
    expect(sorted(queues)).toEqual(sorted(specs.filter(isAsynchronous).map(({ name }) => `rovers-prod-${name}-dead`)));
    const kept = of('AWS::Lambda::EventInvokeConfig');
    expect(kept).toHaveLength(queues.length);
  });

  const lambdaName = (stack: string, reference: unknown) =>
    named(byId(stack, 'AWS::Lambda::Function'), reference)?.FunctionName;
  const queueName = (stack: string, reference: unknown) => named(byId(stack, 'AWS::SQS::Queue'), reference)?.QueueName;
});
