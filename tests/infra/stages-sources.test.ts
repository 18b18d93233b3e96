import { describe, expect, it } from 'vitest';
import { viewerHeader } from '#infra/bundling/origin-guard.ts';
import { formsOf, operationsOf } from '#infra/function-parts.ts';
import { stages } from '#infra/stages.ts';
import { functions } from '#lambdas/functions.ts';
import { addressOf } from '#shared/contract/operation.ts';
import { type Part, productStage, text } from '#tests/support/infra/product-stage.ts';

/** What strangers may write, by the path that a rule of the firewall matches. */
const strangersWrite = [
  ...functions.flatMap(formsOf),
  ...functions
    .flatMap(operationsOf)
    .filter(({ access, method }) => access === 'public' && method !== 'GET')
    .map((operation) => addressOf(operation).replace(/\{.*/, '')),
];

describe.each(stages)('who asks the stage $name', (stage) => {
  const { resources, one } = productStage(stage);

  it('is said by CloudFront on every way to the API, or by no header of the viewer', () => {
    const functionsOf = (stack: string) =>
      Object.entries(productStage(stage).byId(stack, 'AWS::CloudFront::Function')).filter(([, { Properties }]) =>
        Properties.FunctionCode.includes(`headers['${viewerHeader}'] = { value: event.viewer.ip }`),
      );
    const ways = ['web', 'sites'].flatMap((stack) =>
      resources(stack, 'AWS::CloudFront::Distribution').flatMap(({ Properties: { DistributionConfig: config } }) =>
        [config.DefaultCacheBehavior, ...(config.CacheBehaviors ?? [])]
          .filter(({ TargetOriginId }: Part) => isOurs(config.Origins.find(({ Id }: Part) => Id === TargetOriginId)))
          .map((behavior: Part) => ({ stack, behavior })),
      ),
    );
    expect(ways.length).toBeGreaterThan(5);
    for (const { stack, behavior } of ways) {
      const overwrites = (behavior.FunctionAssociations ?? []).filter(
        ({ EventType, FunctionARN }: Part) =>
          EventType === 'viewer-request' && functionsOf(stack).some(([id]) => text(FunctionARN).includes(`"${id}"`)),
      );
      const sendsHeaders = behavior.OriginRequestPolicyId !== undefined;
      expect(overwrites.length, `${stack} ${behavior.PathPattern ?? 'default'}`).toBe(sendsHeaders ? 1 : 0);
    }
  });

  it('may write without an account a hundred times in five minutes, at each form by itself', () => {
    const { Rules } = one('web', 'AWS::WAFv2::WebACL').Properties;
    expect(strangersWrite).toContain('/api/guest/ask');
    for (const path of strangersWrite) {
      const [rule, ...more] = Rules.filter(
        ({ Statement }: Part) =>
          text(Statement).includes(text({ SearchString: path }).slice(1, -1)) && text(Statement).includes('"POST"'),
      );
      expect(more, path).toEqual([]);
      expect(rule?.Statement.RateBasedStatement, path).toMatchObject({
        Limit: 100,
        EvaluationWindowSec: 300,
        AggregateKeyType: 'IP',
      });
      expect(rule.Action, path).toEqual({ Block: { CustomResponse: { ResponseCode: 429 } } });
    }
  });

  it('may have the user pool mail twenty times in five minutes', () => {
    const { Rules } = one('identity', 'AWS::WAFv2::WebACL').Properties;
    const rule = Rules.find(({ Name }: Part) => Name === 'Mails');
    expect(rule.Statement.RateBasedStatement.Limit).toBe(20);
    // Our server signs players up, from addresses that all of them share, and counts sources itself.
    expect(text(rule)).toContain('(ResendConfirmationCode|ForgotPassword)');
  });

  it('is not kept out of a form by a few others: strangers may have half of what the API takes', () => {
    const [live] = resources('api', 'AWS::ApiGatewayV2::Stage').filter(({ Properties }) => Properties.RouteSettings);
    for (const settings of Object.values<Part>(live!.Properties.RouteSettings))
      expect(settings.ThrottlingRateLimit).toBe(stage.apiLimits.rate / 2);
  });
});

const isOurs = (origin: Part) => /-origin\./.test(text(origin?.DomainName));
