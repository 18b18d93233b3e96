import { describe, expect, it } from 'vitest';
import { apiDocuments } from '#infra/api-docs.ts';
import { pagesOf } from '#infra/function-parts.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { allowedOrigins, stages } from '#infra/stages.ts';
import { functions } from '#lambdas/functions.ts';
import { contracts } from '#tests/support/contracts.ts';
import { type Part, productStage, text } from '#tests/support/infra/product-stage.ts';
import { routesOf } from '#web/app/router/routes.ts';

describe.each(stages)('the edge of the stage $name', (stage) => {
  const { resources, one, called } = productStage(stage);

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
    const files = paths.slice(0, 2);
    expect(files).toEqual(['/api/openapi.json', '/api/docs*']);
    for (const path of Object.keys(apiDocuments('1')))
      expect(
        files.some((pattern: string) => matches(pattern, path)),
        path,
      ).toBe(true);
    expect(paths.indexOf('/api/*')).toBeGreaterThan(1);
    for (const { method, path } of contracts.flatMap(({ operations }) => Object.values(operations)))
      expect(
        files.some((pattern: string) => matches(pattern, `/api${path}`)),
        `${method} ${path}`,
      ).toBe(false);
    const types = resources('web', 'Custom::CDKBucketDeployment').map(
      ({ Properties }) => Properties.SystemMetadata['content-type'],
    );
    expect(types.filter(Boolean).sort()).toEqual([
      'application/json',
      'text/css; charset=utf-8',
      'text/html; charset=utf-8',
      'text/html; charset=utf-8',
    ]);
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
    const pages = functions.flatMap(pagesOf);
    expect(pages).toContain('/evt/{eventId}');
    for (const path of pages) expect(originOf(filled(path)), path).toContain(`api-origin.${stage.domain}`);
    const rendered = new Set(pages.map(filled));
    const ofTheApp = routesOf('main')
      .map(({ path }) => filled(`/${path}`))
      .filter((path) => !rendered.has(path));
    for (const path of ofTheApp) expect(originOf(path), path).not.toContain('api-origin');
  });

  it('keeps one copy of a page for everyone, and lets each page say who may frame it', () => {
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
});

/** How CloudFront compares a path: a star stands for any characters, slashes too. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);
