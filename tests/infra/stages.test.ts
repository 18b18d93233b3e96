import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findStage, stages } from '#infra/stages.ts';
import { tableShape } from '#infra/table-shape.ts';
import { functions } from '#lambdas/functions.ts';
import { contracts } from '#tests/support/contracts.ts';
import { type Part, productStage, stackNames, text } from '#tests/support/infra/product-stage.ts';

it('refuses a stage that no one described, and names those there are', () => {
  expect(() => findStage('staging')).toThrow('dev, prod');
});

it('has a function for every contract', () => {
  const served = functions.flatMap(({ serves = [] }) => serves.map(({ contract }) => contract.name));
  expect(served.sort()).toEqual(contracts.map(({ name }) => name).sort());
});

it('has at most two readers of the stream, as DynamoDB advises', () => {
  const readers = functions.filter(({ follows }) => follows).map(({ name }) => name);
  expect(readers.length, readers.join(' ')).toBeLessThanOrEqual(2);
});

it('has a function for each caller and right, sixty at most', () => {
  expect(functions.length).toBeLessThanOrEqual(60);
});

it('keeps every stack below 300 resources, of the 500 that CloudFormation takes, and has fewer than 60 alarms', () => {
  const { template, everywhere } = productStage(findStage('prod'));
  for (const stack of stackNames)
    expect(Object.keys(template(stack).toJSON().Resources).length, stack).toBeLessThan(300);
  expect(everywhere('AWS::CloudWatch::Alarm').length).toBeLessThan(60);
});

describe.each(stages)('the stage $name', (stage) => {
  const { template, stacks, assembly, one, everywhere } = productStage(stage);
  const fate = stage.production ? 'Retain' : 'Delete';

  it('has its eleven stacks, in one region, safe from deletion in production', () => {
    expect(stacks.map(({ stackName }) => stackName)).toEqual(stackNames.map((name) => `rovers-${stage.name}-${name}`));
    for (const { region, terminationProtection } of stacks)
      expect([region, terminationProtection]).toEqual(['us-east-1', stage.production]);
  });

  it('leaves no finding of cdk-nag unacknowledged', () => {
    const report = JSON.parse(readFileSync(join(assembly, 'validation-report.json'), 'utf8'));
    expect(report.pluginReports.flatMap(({ violations }: { violations: unknown[] }) => violations)).toEqual([]);
  });

  it('has no template whose parts wait for each other in a ring', () => {
    expect(ringIn({ A: { Properties: { Of: { Ref: 'B' } } }, B: { DependsOn: ['A'] } })).toBe('A -> B -> A');
    for (const stack of stackNames) expect(ringIn(template(stack).toJSON().Resources), stack).toBeUndefined();
  });

  it('reserves no instances, so that a rush may use what the account has', () => {
    const reserved = everywhere('AWS::Lambda::Function').filter(
      ({ Properties }) => Properties.ReservedConcurrentExecutions !== undefined,
    );
    expect(reserved).toEqual([]);
  });

  it('gives the table the shape that the entities use', () => {
    const { Properties } = one('data', 'AWS::DynamoDB::GlobalTable');
    const keys = (partition: string, sort: string) => [
      { AttributeName: partition, KeyType: 'HASH' },
      { AttributeName: sort, KeyType: 'RANGE' },
    ];
    expect(Properties.KeySchema).toEqual(keys(tableShape.partitionKey, tableShape.sortKey));
    expect(Properties.GlobalSecondaryIndexes.map(({ IndexName, KeySchema }: Part) => [IndexName, KeySchema])).toEqual(
      tableShape.indexes.map(({ name, partitionKey, sortKey }) => [name, keys(partitionKey, sortKey)]),
    );
    expect(Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: tableShape.timeToLive, Enabled: true },
      StreamSpecification: { StreamViewType: tableShape.streamView },
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      WriteOnDemandThroughputSettings: { MaxWriteRequestUnits: stage.tableLimits.write },
    });
  });

  it('can go back to any second of 35 days, and keeps its table in production', () => {
    const { Properties, DeletionPolicy } = one('data', 'AWS::DynamoDB::GlobalTable');
    const [replica] = Properties.Replicas;
    expect(replica.PointInTimeRecoverySpecification).toEqual({
      PointInTimeRecoveryEnabled: true,
      RecoveryPeriodInDays: 35,
    });
    expect(replica.DeletionProtectionEnabled).toBe(stage.production);
    expect(replica.ReadOnDemandThroughputSettings).toEqual({ MaxReadRequestUnits: stage.tableLimits.read });
    expect(DeletionPolicy).toBe(fate);
  });

  it('keeps keys, secrets, uploads, people and their domain in production', () => {
    const types = [
      'AWS::KMS::Key',
      'AWS::SecretsManager::Secret',
      'AWS::S3::Bucket',
      'AWS::Cognito::UserPool',
      'AWS::Route53::HostedZone',
    ];
    for (const type of types) {
      const found = everywhere(type);
      expect(found.length, type).toBeGreaterThan(0);
      for (const { DeletionPolicy } of found) expect(DeletionPolicy).toBe(fate);
    }
    expect(one('identity', 'AWS::Cognito::UserPool').Properties.DeletionProtection).toBe(
      stage.production ? 'ACTIVE' : 'INACTIVE',
    );
  });

  it('lets no one read a bucket from outside, nor over an open line', () => {
    for (const { Properties } of everywhere('AWS::S3::Bucket')) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(Properties.BucketEncryption).toBeDefined();
    }
    const policies = everywhere('AWS::S3::BucketPolicy');
    expect(policies).toHaveLength(everywhere('AWS::S3::Bucket').length);
    for (const policy of policies) expect(text(policy)).toContain('"aws:SecureTransport":"false"');
  });

  it('holds no secret in a variable', () => {
    const variables = everywhere('AWS::Lambda::Function').flatMap(({ Properties }) =>
      Object.entries(Properties.Environment?.Variables ?? {}),
    );
    expect(variables.length).toBeGreaterThan(0);
    for (const [name, value] of variables) {
      expect(text(value), name).not.toContain('{{resolve:');
      if (typeof value === 'string') expect(value, name).not.toMatch(/^[A-Za-z0-9+/_-]{24,}=*$/);
      if (/SECRET|PASSWORD|TOKEN|KEY/.test(name)) expect(name).toMatch(/_ID$/);
    }
  });
});

/** The first resource that waits for itself, by references and DependsOn: CloudFormation would refuse the template. */
function ringIn(all: Record<string, Part>): string | undefined {
  const waitsFor = (id: string) => {
    const { DependsOn = [], Properties } = all[id];
    const named = [...text(Properties ?? {}).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"([^"]+)"/g)].map((match) => match[1]!);
    return [...named, ...[DependsOn].flat()].filter((each) => each in all);
  };
  const done = new Set<string>();
  const reaches = (id: string, path: readonly string[]): string | undefined => {
    if (path.includes(id)) return [...path, id].join(' -> ');
    if (done.has(id)) return undefined;
    const ring = waitsFor(id)
      .map((each) => reaches(each, [...path, id]))
      .find(Boolean);
    done.add(id);
    return ring;
  };
  return Object.keys(all)
    .map((id) => reaches(id, []))
    .find(Boolean);
}
