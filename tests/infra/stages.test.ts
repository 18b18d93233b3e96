import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '#infra/security-headers.ts';
import { allowedOrigins, findStage, stages } from '#infra/stages.ts';
import { tableShape } from '#infra/table-shape.ts';
import { functions } from '#lambdas/functions.ts';
import { contracts } from '#shared/contracts.ts';
import { type Resource, synthesize } from '#tests/support/synthesize.ts';
import { routesOf } from '#web/app/routes.ts';

// biome-ignore lint/suspicious/noExplicitAny: a template is whatever CloudFormation reads.
type Part = any;

const text = (value: unknown) => JSON.stringify(value);
const stackNames = ['domain', 'data', 'mail', 'identity', 'api', 'async', 'web', 'sites', 'observability'];

it('refuses a stage that nobody described, and names those there are', () => {
  expect(() => findStage('staging')).toThrow('dev, prod');
});

it('has a function for every contract', () => {
  expect(functions.flatMap(({ serves }) => serves?.name ?? []).sort()).toEqual(
    contracts.map(({ name }) => name).sort(),
  );
});

it('has at most two readers of the stream, as DynamoDB advises', () => {
  const readers = functions.filter(({ follows }) => follows).map(({ name }) => name);
  expect(readers.length, readers.join(' ')).toBeLessThanOrEqual(2);
});

it('stays below 250 routes, where the API would need proxy routes', () => {
  expect(contracts.flatMap(({ operations }) => Object.keys(operations)).length).toBeLessThanOrEqual(250);
});

describe.each(stages)('the stage $name', (stage) => {
  const { resources, template, stacks, assembly } = synthesize(stage, functions);
  const one = (stack: string, type: string): Resource => {
    const found = resources(stack, type);
    expect(found, `${type} in ${stack}`).toHaveLength(1);
    return found[0]!;
  };
  /** One of the policies of the web app's distribution, by its name. */
  const called = (kind: 'CachePolicy' | 'ResponseHeadersPolicy', name: string): Part =>
    resources('web', `AWS::CloudFront::${kind}`).find(({ Properties }) => Properties[`${kind}Config`].Name === name)
      ?.Properties;
  const fate = stage.production ? 'Retain' : 'Delete';
  const everywhere = (type: string) => stackNames.flatMap((stack) => resources(stack, type));

  it('has its nine stacks, in one region, safe from deletion in production', () => {
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

  it('reserves no more instances than an account of 1,000 can spare', () => {
    const reserved = everywhere('AWS::Lambda::Function').map(
      ({ Properties }) => Properties.ReservedConcurrentExecutions ?? 0,
    );
    expect(reserved.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(900);
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

  it('lets nobody read a bucket from outside, nor over an open line', () => {
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

  it('takes long passwords without rules of composition, and asks for a proof of a new address before it counts', () => {
    const { Properties } = one('identity', 'AWS::Cognito::UserPool');
    expect(Properties.Policies.PasswordPolicy).toMatchObject({
      MinimumLength: 12,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      RequireUppercase: false,
    });
    expect(Properties).toMatchObject({
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      EmailConfiguration: { EmailSendingAccount: 'DEVELOPER' },
    });
  });

  it('gives short tokens that can be revoked, and never says who has an account', () => {
    const clients = resources('identity', 'AWS::Cognito::UserPoolClient');
    expect(clients).toHaveLength(2);
    for (const { Properties } of clients)
      expect(Properties).toMatchObject({
        PreventUserExistenceErrors: 'ENABLED',
        EnableTokenRevocation: true,
        AccessTokenValidity: 15,
        IdTokenValidity: 15,
        RefreshTokenValidity: 43_200,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
        RefreshTokenRotation: { Feature: 'ENABLED' },
        WriteAttributes: ['email'],
      });
  });

  it('lets the web app in by SRP and by codes with PKCE, and signs people up with a client that has a secret', () => {
    const clients = resources('identity', 'AWS::Cognito::UserPoolClient').map(({ Properties }) => Properties);
    const web = clients.find(({ GenerateSecret }) => GenerateSecret === false);
    const signUp = clients.find(({ GenerateSecret }) => GenerateSecret === true);
    expect(web).toMatchObject({
      AllowedOAuthFlows: ['code'],
      CallbackURLs: [`https://${stage.domain}/auth/dialog`],
      SupportedIdentityProviders: ['COGNITO', 'Google'],
    });
    expect(web.ExplicitAuthFlows).toEqual(['ALLOW_USER_SRP_AUTH']);
    expect(signUp.AllowedOAuthFlowsUserPoolClient).toBe(false);
  });

  it('takes both values of the Google sign-in from Secrets Manager', () => {
    const { client_id, client_secret } = one('identity', 'AWS::Cognito::UserPoolIdentityProvider').Properties
      .ProviderDetails;
    for (const value of [client_id, client_secret]) expect(text(value)).toContain('{{resolve:secretsmanager:');
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

  it('keeps every log for as long as the stage says, and no longer', () => {
    const groups = everywhere('AWS::Logs::LogGroup');
    expect(groups.length).toBeGreaterThan(functions.length);
    for (const { Properties } of groups) expect(Properties.RetentionInDays).toBe(stage.logDays);
  });

  it('shows the API only under its own domain, and logs neither query strings nor addresses', () => {
    for (const { Properties } of resources('api', 'AWS::ApiGatewayV2::Api'))
      expect(Properties.DisableExecuteApiEndpoint).toBe(true);
    for (const { Properties } of resources('api', 'AWS::ApiGatewayV2::Stage'))
      expect(Properties.AccessLogSettings.Format).not.toMatch(/sourceIp|queryString|\$context\.path/i);
  });

  it('serves the app and the API on one origin, behind a firewall, with TLS 1.2 at least', () => {
    const { DistributionConfig: config } = one('web', 'AWS::CloudFront::Distribution').Properties;
    expect(config.Aliases).toEqual([stage.domain]);
    expect(config.WebACLId).toBeDefined();
    expect(config.ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021');
    expect(config.HttpVersion).toBe('http2and3');
    const api = config.CacheBehaviors.find(({ PathPattern }: Part) => PathPattern === '/api/*');
    const origin = config.Origins.find(({ Id }: Part) => Id === api.TargetOriginId);
    expect(origin.DomainName).toBe(`api-origin.${stage.domain}`);
    expect(text(origin.OriginCustomHeaders)).toContain('{{resolve:secretsmanager:');
    expect(
      config.CustomErrorResponses.every(
        ({ ErrorCachingMinTTL, ResponsePagePath }: Part) => ErrorCachingMinTTL === 0 && !ResponsePagePath,
      ),
    ).toBe(true);
  });

  it('serves the documents of the API as files, before the rest of its paths', () => {
    const { CacheBehaviors } = one('web', 'AWS::CloudFront::Distribution').Properties.DistributionConfig;
    const paths = CacheBehaviors.map(({ PathPattern }: Part) => PathPattern);
    const documents = ['/api/openapi.json', '/api/docs', '/api/docs.css'];
    expect(paths.slice(0, 3)).toEqual(documents);
    expect(paths.indexOf('/api/*')).toBeGreaterThan(2);
    const types = resources('web', 'Custom::CDKBucketDeployment').map(
      ({ Properties }) => Properties.SystemMetadata['content-type'],
    );
    expect(types.filter(Boolean).sort()).toEqual([
      'application/json',
      'text/css; charset=utf-8',
      'text/html; charset=utf-8',
    ]);
  });

  it('blocks what is known to be bad, and addresses that ask too often', () => {
    const acl = one('web', 'AWS::WAFv2::WebACL').Properties;
    const limits = acl.Rules.map(({ Statement }: Part) => Statement.RateBasedStatement?.Limit).filter(Boolean);
    expect(limits).toEqual([2000, 100]);
    expect(text(acl)).toContain('AWSManagedRulesCommonRuleSet');
    expect(text(acl)).toContain('AWSManagedRulesKnownBadInputsRuleSet');
    expect(text(acl)).toContain('"SearchString":"/api/auth/"');
    expect(resources('identity', 'AWS::WAFv2::WebACLAssociation')).toHaveLength(1);
  });

  it('sends the security headers with every answer', () => {
    const { ResponseHeadersPolicyConfig: config } = called('ResponseHeadersPolicy', `rovers-${stage.name}`);
    const { connect, images } = allowedOrigins(stage);
    const expected = securityHeaders({ connect: [...connect, 'https://uploads'], images });
    const sent = config.SecurityHeadersConfig;
    const [, parts] = sent.ContentSecurityPolicy.ContentSecurityPolicy['Fn::Join'];
    const policy = parts.map((part: unknown) => (typeof part === 'string' ? part : 'uploads')).join('');
    expect(policy).toBe(expected['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(sent.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Preload: true,
    });
    expect(sent.ContentTypeOptions.Override).toBe(true);
    const custom = config.CustomHeadersConfig.Items.map(({ Header, Value }: Part) => [Header, Value]);
    expect(custom.length + Object.keys(sent).length).toBe(Object.keys(expected).length);
    for (const [header, value] of custom) expect(expected[header]).toBe(value);
    const { DistributionConfig } = one('web', 'AWS::CloudFront::Distribution').Properties;
    for (const behavior of [DistributionConfig.DefaultCacheBehavior, ...DistributionConfig.CacheBehaviors])
      expect(behavior.ResponseHeadersPolicyId).toBeDefined();
  });

  it('shows what people uploaded from its own origin, as pictures that can do nothing', () => {
    const { DistributionConfig: config } = one('web', 'AWS::CloudFront::Distribution').Properties;
    const media = config.CacheBehaviors.find(({ PathPattern }: Part) => PathPattern === '/media/*');
    expect(media).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https' });
    const { ResponseHeadersPolicyConfig: sent } = called('ResponseHeadersPolicy', `rovers-${stage.name}-media`);
    expect(text(sent.SecurityHeadersConfig)).toContain("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(sent.SecurityHeadersConfig.ContentTypeOptions.Override).toBe(true);
    expect(text(sent.CustomHeadersConfig)).toContain('immutable');
    const statements = resources('data', 'AWS::S3::BucketPolicy').flatMap(
      ({ Properties }) => Properties.PolicyDocument.Statement,
    );
    const reads = statements.filter(({ Action }: Part) => Action === 's3:GetObject');
    expect(reads).toHaveLength(1);
    expect(reads[0].Condition.StringEquals).toHaveProperty('AWS:SourceAccount');
    expect(text(reads[0].Resource)).toContain('"/media/*"');
  });

  it('forgets within two days what was posted and never confirmed', () => {
    const rules = resources('data', 'AWS::S3::Bucket').flatMap(
      ({ Properties }) => Properties.LifecycleConfiguration.Rules,
    );
    expect(rules).toContainEqual(
      expect.objectContaining({ Prefix: 'incoming/', ExpirationInDays: 1, Status: 'Enabled' }),
    );
  });

  it('keeps an answer of the API only as long as its function says, and one for a token for that token', () => {
    const { CachePolicyConfig: policy } = called('CachePolicy', `rovers-${stage.name}-api`);
    expect([policy.MinTTL, policy.DefaultTTL]).toEqual([0, 0]);
    expect(policy.ParametersInCacheKeyAndForwardedToOrigin.HeadersConfig.Headers).toEqual(['authorization']);
  });

  it('leads the addresses of server pages to the function that renders them, and those of the app to the app', () => {
    const { DistributionConfig: config } = one('web', 'AWS::CloudFront::Distribution').Properties;
    const behaviorOf = (path: string) =>
      config.CacheBehaviors.find(({ PathPattern }: Part) => matches(PathPattern, path)) ?? config.DefaultCacheBehavior;
    const originOf = (path: string) =>
      text(config.Origins.find(({ Id }: Part) => Id === behaviorOf(path).TargetOriginId).DomainName);
    const filled = (path: string) => path.replaceAll(/\{\w+\}/g, 'evt_1');
    const pages = functions.flatMap(({ servesPages = [] }) => servesPages);
    expect(pages).toContain('/evt/{eventId}');
    for (const path of pages) expect(originOf(filled(path)), path).toContain(`api-origin.${stage.domain}`);
    const rendered = new Set(pages.map(filled));
    const ofTheApp = routesOf('main')
      .map(({ path }) => filled(`/${path}`))
      .filter((path) => !rendered.has(path));
    for (const path of ofTheApp) expect(originOf(path), path).not.toContain('api-origin');
  });

  it('keeps one copy of a page for everybody, and lets each page say who may frame it', () => {
    const { CachePolicyConfig: policy } = called('CachePolicy', `rovers-${stage.name}-pages`);
    const { HeadersConfig, CookiesConfig, QueryStringsConfig } = policy.ParametersInCacheKeyAndForwardedToOrigin;
    expect([HeadersConfig.HeaderBehavior, CookiesConfig.CookieBehavior]).toEqual(['none', 'none']);
    expect(QueryStringsConfig.QueryStrings).toContain('t');
    expect([policy.MinTTL, policy.DefaultTTL]).toEqual([0, 0]);
    const { SecurityHeadersConfig: sent } = called(
      'ResponseHeadersPolicy',
      `rovers-${stage.name}-pages`,
    ).ResponseHeadersPolicyConfig;
    expect(Object.keys(sent).sort()).toEqual(['ContentTypeOptions', 'ReferrerPolicy', 'StrictTransportSecurity']);
  });

  it('writes access logs without query strings', () => {
    const { RecordFields } = one('web', 'AWS::Logs::Delivery').Properties;
    expect(RecordFields).toContain('cs-uri-stem');
    expect(RecordFields.join()).not.toMatch(/query|cookie|referer/i);
  });

  it('keeps custom domains for tenants only', () => {
    const { DistributionConfig } = one('sites', 'AWS::CloudFront::Distribution').Properties;
    expect(DistributionConfig.ConnectionMode).toBe('tenant-only');
    one('sites', 'AWS::CloudFront::ConnectionGroup');
    expect(resources('sites', 'AWS::CloudFront::DistributionTenant')).toEqual([]);
  });

  it('sends mail that receivers can trust, and hears what became of it', () => {
    const identity = one('mail', 'AWS::SES::EmailIdentity').Properties;
    expect(identity.DkimAttributes.SigningEnabled).toBe(true);
    expect(identity.MailFromAttributes.MailFromDomain).toBe(`mail.${stage.domain}`);
    const { EventDestination } = one('mail', 'AWS::SES::ConfigurationSetEventDestination').Properties;
    expect(EventDestination.MatchingEventTypes.sort()).toEqual(['bounce', 'complaint', 'delivery', 'reject', 'send']);
    expect(one('mail', 'AWS::SES::ConfigurationSet').Properties.SuppressionOptions.SuppressedReasons.sort()).toEqual([
      'BOUNCE',
      'COMPLAINT',
    ]);
    expect(text(resources('mail', 'AWS::Route53::RecordSet'))).toContain('v=DMARC1');
  });

  it('sounds an alarm for every function, dead letter and follower, and names a runbook that exists', () => {
    const alarms = resources('observability', 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
    const asynchronous = functions.filter(
      ({ serves, servesPages, servesSocket, answersIdentity }) =>
        !serves && !servesPages && !servesSocket && !answersIdentity,
    );
    const followers = functions.filter(({ follows }) => follows);
    expect(alarms).toHaveLength(2 * functions.length + asynchronous.length + followers.length + 6);
    const operating = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8').toLowerCase();
    for (const { AlarmActions, AlarmDescription } of alarms) {
      expect(AlarmActions).toHaveLength(1);
      const [, runbook] = /Runbook: (.+)\.$/.exec(AlarmDescription) ?? [];
      expect(operating).toContain(`## ${runbook!.toLowerCase()}`);
    }
  });

  it('warns before the month costs more than its budget', () => {
    const { Budget } = one('observability', 'AWS::Budgets::Budget').Properties;
    expect(Budget.BudgetLimit).toEqual({ Amount: stage.monthlyBudgetUsd, Unit: 'USD' });
  });
});

/** How CloudFront compares a path: a star stands for any characters, slashes too. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);

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
