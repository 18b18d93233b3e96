import { CfnOutput } from 'aws-cdk-lib';
import { CachePolicy, CfnConnectionGroup, CfnDistribution, OriginRequestPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { originHeader } from '#infra/bundling/origin-guard.ts';
import type { Stage } from '#infra/stages.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { viewerFunction } from '../constructs/edge-functions.ts';
import { tenantHeadersPolicy } from '../constructs/edge-policies.ts';
import { originSecretValue } from '../constructs/origin-secret.ts';
import { apiOriginHost } from '../constructs/product-api.ts';
import { createEdgeAcl } from '../constructs/web-acl.ts';
import { StageStack } from './stage-stack.ts';

const origin = 'api';

/**
 * Published sites on their own domains: one distribution that only tenants use, and the connection group that their DNS
 * records point to. A tenant is made, with its certificate, when a site's owner claims a domain.
 */
export class SitesStack extends StageStack {
  constructor(scope: Construct, stage: Stage, originSecret: ISecret) {
    super(scope, 'sites', stage, 'Custom domains');
    const group = new CfnConnectionGroup(this, 'Connections', {
      name: `rovers-${stage.name}-sites`,
      enabled: true,
      ipv6Enabled: true,
    });
    const sites = new CfnDistribution(this, 'Sites', {
      distributionConfig: {
        comment: `rovers ${stage.name} sites`,
        enabled: true,
        connectionMode: 'tenant-only',
        httpVersion: 'http2and3',
        webAclId: createEdgeAcl(this, 'Firewall').attrArn,
        origins: [
          {
            id: origin,
            domainName: apiOriginHost(stage),
            customOriginConfig: { originProtocolPolicy: 'https-only', originSslProtocols: ['TLSv1.2'] },
            originCustomHeaders: [{ headerName: originHeader, headerValue: originSecretValue(originSecret, stage) }],
          },
        ],
        defaultCacheBehavior: {
          targetOriginId: origin,
          viewerProtocolPolicy: 'redirect-to-https',
          allowedMethods: ['GET', 'HEAD', 'OPTIONS'],
          compress: true,
          cachePolicyId: CachePolicy.USE_ORIGIN_CACHE_CONTROL_HEADERS_QUERY_STRINGS.cachePolicyId,
          originRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
          responseHeadersPolicyId: tenantHeadersPolicy(this, 'Headers', stage).responseHeadersPolicyId,
          // A visitor's own headers reach the API from here, so what they say of the viewer's address is overwritten.
          functionAssociations: [
            { eventType: 'viewer-request', functionArn: viewerFunction(this, 'Viewer').functionArn },
          ],
        },
        tenantConfig: {
          parameterDefinitions: [
            {
              name: 'host',
              definition: { stringSchema: { required: true, comment: 'The domain whose site this is' } },
            },
          ],
        },
      },
    });
    acknowledge(sites, {
      CFR1: 'A site is public for the audience that its owner chose.',
      CFR3: 'Sites log by log delivery when the first of them is published; the older kind keeps query strings.',
      CFR4: 'A tenant-only distribution takes its certificates, and their protocols, from its tenants.',
    });
    new CfnOutput(this, 'DistributionId', { value: sites.attrId });
    new CfnOutput(this, 'ConnectionGroupId', { value: group.attrId });
    new CfnOutput(this, 'PointDomainsAt', { value: group.attrRoutingEndpoint });
  }
}
