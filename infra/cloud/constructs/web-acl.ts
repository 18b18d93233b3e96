import { SecretValue } from 'aws-cdk-lib';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import {
  poolCallPattern,
  type poolCalls,
  poolPagePattern,
  poolProofHeader,
  serverPoolCallPattern,
} from '#shared/accounts/identity/pool-calls.ts';
import { prefixOf, webhookPrefix } from '#shared/contract/operation.ts';

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

/** Blocks an address that asks more often than `limit` in five minutes, everywhere or only what a statement matches. */
const limited = (
  name: string,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): Omit<Rule, 'priority'> => ({
  name,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: 300,
      aggregateKeyType: 'IP',
      ...(scopeDownStatement && { scopeDownStatement }),
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

const matching = (regexString: string, fieldToMatch: CfnWebACL.FieldToMatchProperty): CfnWebACL.StatementProperty => ({
  regexMatchStatement: { regexString, fieldToMatch, textTransformations: [{ priority: 0, type: 'NONE' }] },
});

/**
 * Everything else is blocked: the holder of a stolen access token could change the address or the password of its owner, add
 * a second factor or delete the sign-in. The pool asks the web ACL about calls without AWS credentials only.
 */
const onlyListedPoolCalls = (proof: ISecret): Omit<Rule, 'priority'> => ({
  name: 'OnlyListedCalls',
  action: { block: {} },
  statement: {
    notStatement: {
      statement: {
        orStatement: {
          statements: [
            matching(poolCallPattern, { singleHeader: { Name: 'x-amz-target' } }),
            matching(poolPagePattern, { uriPath: {} }),
            provenCall(proof),
          ],
        },
      },
    },
  },
  visibilityConfig: measured('OnlyListedCalls'),
});

/** A call of our server for a person. CloudFormation resolves the proof while it deploys; it is in no template. */
const provenCall = ({ secretArn }: ISecret): CfnWebACL.StatementProperty => ({
  andStatement: {
    statements: [
      matching(serverPoolCallPattern, { singleHeader: { Name: 'x-amz-target' } }),
      {
        byteMatchStatement: {
          searchString: SecretValue.secretsManager(secretArn).unsafeUnwrap(),
          fieldToMatch: { singleHeader: { Name: poolProofHeader } },
          positionalConstraint: 'EXACTLY',
          textTransformations: [{ priority: 0, type: 'NONE' }],
        },
      },
    ],
  },
});

const posted: CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    searchString: 'POST',
    fieldToMatch: { method: {} },
    positionalConstraint: 'EXACTLY',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
};

/** A body of 2 MB and more, as its header says: the function itself allows 1 MB. */
const isHuge = matching('^([2-9]\\d{6}|\\d{8,})$', { singleHeader: { Name: 'content-length' } });
const webhooks = below(`${webhookPrefix}/`);

/**
 * What services post to us comes from few addresses and in bursts, and quotes what players wrote. It is proven by its
 * signature, so the lists of AWS do not judge it; how much of it there may be is said here and at the gateway.
 */
const signed: readonly Omit<Rule, 'priority'>[] = [
  {
    name: 'HugeWebhooks',
    action: { block: {} },
    statement: { andStatement: { statements: [webhooks, isHuge] } },
    visibilityConfig: measured('HugeWebhooks'),
  },
  limited('Webhooks', 60_000, webhooks),
  { name: 'SignedWebhooks', action: { allow: {} }, statement: webhooks, visibilityConfig: measured('SignedWebhooks') },
];

/** A rule for each path, so that one form that is used too often closes no other: `Write-api-guest-ask`. */
const writing = (path: string): Omit<Rule, 'priority'> =>
  limited(`Write${path.replaceAll(/[^A-Za-z]+/g, '-').replace(/-$/, '')}`, 100, {
    andStatement: { statements: [posted, below(path)] },
  });

/**
 * What the user pool answers with a mail at the web app's own request. Signing up is not among them: our server asks
 * for it, from addresses that all players share, and counts sources and addresses itself.
 */
const mailing = ['ResendConfirmationCode', 'ForgotPassword'] as const satisfies readonly (typeof poolCalls)[number][];
const mailingPattern = `\\.(${mailing.join('|')})$`;

const inOrder = (rules: readonly Omit<Rule, 'priority'>[]): Rule[] =>
  rules.map((rule, priority) => ({ ...rule, priority }));

/**
 * In front of CloudFront: what is known to be bad, and addresses that ask too often, above all on the way to an account
 * and at each form that takes no account.
 */
export const createEdgeAcl = (scope: Construct, id: string, publicWrites: readonly string[] = []): CfnWebACL =>
  new CfnWebACL(scope, id, {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: measured('Edge'),
    rules: inOrder([
      ...signed,
      limited('EveryPath', 2_000),
      limited('Accounts', 100, below(`${prefixOf('public')}/accounts/auth/`)),
      ...publicWrites.map(writing),
      managed('AmazonIpReputationList'),
      managed('KnownBadInputsRuleSet'),
      // Its limit of 8 KB is less than the description of an event may have; the API has limits of its own.
      managed('CommonRuleSet', { onlyWatched: ['SizeRestrictions_BODY'] }),
      managed('AnonymousIpList', { effect: 'count' }),
    ]),
  });

/** In front of the sign-in service, which browsers call directly. */
export function protectSignIn(scope: Construct, userPoolArn: string, proof: ISecret): void {
  const acl = new CfnWebACL(scope, 'SignInAcl', {
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: measured('SignIn'),
    rules: inOrder([
      onlyListedPoolCalls(proof),
      limited('EveryCall', 300),
      limited('Mails', 20, matching(mailingPattern, { singleHeader: { Name: 'x-amz-target' } })),
      managed('AmazonIpReputationList'),
      managed('KnownBadInputsRuleSet'),
      managed('AnonymousIpList', { effect: 'count' }),
    ]),
  });
  new CfnWebACLAssociation(scope, 'SignInAclUse', { resourceArn: userPoolArn, webAclArn: acl.attrArn });
}
