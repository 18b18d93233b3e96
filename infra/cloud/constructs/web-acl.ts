import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { apiPrefix } from '#shared/contract/operation.ts';

type Rule = CfnWebACL.RuleProperty;

const measured = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples hold whole requests, tokens included.
  sampledRequestsEnabled: false,
});

/** A list that AWS keeps; `count` only watches. */
const managed = (
  name: string,
  { effect = 'none', onlyWatched = [] }: { effect?: 'none' | 'count'; onlyWatched?: readonly string[] } = {},
): Omit<Rule, 'priority'> => ({
  name,
  overrideAction: { [effect]: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name: `AWSManagedRules${name}`,
      ruleActionOverrides: onlyWatched.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: measured(name),
});

/** Blocks an address that asks more often than `limit` in five minutes, everywhere or below a path. */
const limited = (name: string, limit: number, path?: string): Omit<Rule, 'priority'> => ({
  name,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: 300,
      aggregateKeyType: 'IP',
      ...(path && { scopeDownStatement: below(path) }),
    },
  },
  visibilityConfig: measured(name),
});

const below = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    searchString,
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
  },
});

const inOrder = (rules: readonly Omit<Rule, 'priority'>[]): Rule[] =>
  rules.map((rule, priority) => ({ ...rule, priority }));

/** In front of CloudFront: what is known to be bad, and addresses that ask too often, above all on the way to an account. */
export const createEdgeAcl = (scope: Construct, id: string): CfnWebACL =>
  new CfnWebACL(scope, id, {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: measured('Edge'),
    rules: inOrder([
      limited('EveryPath', 2_000),
      limited('Accounts', 100, `${apiPrefix}/auth/`),
      managed('AmazonIpReputationList'),
      managed('KnownBadInputsRuleSet'),
      // Its limit of 8 KB is less than the description of an event may have; the API has limits of its own.
      managed('CommonRuleSet', { onlyWatched: ['SizeRestrictions_BODY'] }),
      managed('AnonymousIpList', { effect: 'count' }),
    ]),
  });

/** In front of the sign-in service, which browsers call directly. */
export function protectSignIn(scope: Construct, userPoolArn: string): void {
  const acl = new CfnWebACL(scope, 'SignInAcl', {
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: measured('SignIn'),
    rules: inOrder([
      limited('EveryCall', 300),
      managed('AmazonIpReputationList'),
      managed('KnownBadInputsRuleSet'),
      managed('AnonymousIpList', { effect: 'count' }),
    ]),
  });
  new CfnWebACLAssociation(scope, 'SignInAclUse', { resourceArn: userPoolArn, webAclArn: acl.attrArn });
}
