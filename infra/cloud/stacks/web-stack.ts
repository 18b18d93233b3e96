import { Duration } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { ApiDocument } from '#infra/api-docs.ts';
import { hostsOf, region, type Stage, signInHost } from '#infra/stages.ts';
import { apiPrefix, webhookPrefix } from '#shared/contract/operation.ts';
import { mediaPrefix } from '#shared/uploads/purposes.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { apiBehavior, apiOrigin, mediaBehavior, pageBehaviors } from '../constructs/edge-behaviors.ts';
import { appPageFunction } from '../constructs/edge-functions.ts';
import { logRequests } from '../constructs/edge-logs.ts';
import { headersPolicy } from '../constructs/edge-policies.ts';
import { apiOriginHost } from '../constructs/product-api.ts';
import { socketOriginHost, socketPath } from '../constructs/product-socket.ts';
import { closedBucket } from '../constructs/stage-buckets.ts';
import { createEdgeAcl } from '../constructs/web-acl.ts';
import { deployWebFiles } from '../constructs/web-files.ts';
import { namesOf } from './names-of-stage.ts';
import { StageStack } from './stage-stack.ts';

export interface WebStackProps {
  readonly zone: IHostedZone;
  readonly certificate: ICertificate;
  readonly logs: IBucket;
  readonly uploads: IBucket;
  readonly originSecret: ISecret;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly hasSocket: boolean;
  /** What visitors may write without an account, by path. */
  readonly publicWrites: readonly string[];
  /** Where the server renders pages. */
  readonly pagePaths: readonly string[];
  /** What documents the API, by path. */
  readonly documents: Readonly<Record<string, ApiDocument>>;
  readonly webFolder: string;
}

/** The one origin that people see: the web app's files, and the APIs behind the same firewall. */
export class WebStack extends StageStack {
  readonly distribution: Distribution;

  constructor(scope: Construct, stage: Stage, props: WebStackProps) {
    super(scope, 'web', stage, 'Web app, CDN and firewall');
    const bucket = new Bucket(this, 'Files', {
      ...closedBucket(stage),
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
      serverAccessLogsBucket: props.logs,
      serverAccessLogsPrefix: 'web/',
    }) as IBucket;
    this.distribution = this.distribute(bucket, props);
    for (const Record of [ARecord, AaaaRecord])
      new Record(this, Record.name, {
        zone: props.zone,
        recordName: stage.domain,
        target: RecordTarget.fromAlias(new CloudFrontTarget(this.distribution)),
      });
    deployWebFiles(this, {
      bucket,
      distribution: this.distribution,
      folder: props.webFolder,
      documents: props.documents,
      config: {
        region,
        userPoolId: props.userPoolId,
        userPoolClientId: props.userPoolClientId,
        oauthDomain: signInHost(stage),
        hosts: hostsOf(stage),
        ...(stage.tiles && { tiles: stage.tiles }),
      },
    });
  }

  private distribute(bucket: IBucket, props: WebStackProps): Distribution {
    const { stage } = this;
    const responseHeadersPolicy = headersPolicy(this, 'Headers', { stage, uploads: props.uploads });
    const files: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      compress: true,
    };
    const origin = (host: string) => apiOrigin(host, props.originSecret, stage);
    const api = apiBehavior(this, { stage, origin, responseHeadersPolicy });
    const app: BehaviorOptions = {
      ...files,
      functionAssociations: [
        { function: appPageFunction(this, 'AppPage'), eventType: FunctionEventType.VIEWER_REQUEST },
      ],
    };
    const distribution = new Distribution(this, 'Edge', {
      comment: `rovers ${stage.name}`,
      domainNames: namesOf(stage),
      certificate: props.certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      defaultRootObject: 'index.html',
      webAclId: createEdgeAcl(this, 'Firewall', props.publicWrites).attrArn,
      defaultBehavior: app,
      additionalBehaviors: {
        // The API's documents are files; they stand before the rest of its paths.
        [`${apiPrefix}/openapi.json`]: files,
        [`${apiPrefix}/docs*`]: files,
        [`${mediaPrefix}/*`]: mediaBehavior(this, stage, props.uploads),
        [`${apiPrefix}/*`]: api(apiOriginHost(stage)),
        [`${webhookPrefix}/*`]: api(apiOriginHost(stage)),
        ...pageBehaviors(this, { stage, origin: origin(apiOriginHost(stage)), paths: props.pagePaths, app }),
        ...(props.hasSocket && { [socketPath]: api(socketOriginHost(stage)) }),
      },
      // A refusal is about one caller at one moment: none may be kept for the next.
      errorResponses: [404, 500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });
    logRequests(this, { distribution, bucket: props.logs, name: `rovers-${stage.name}` });
    acknowledge(distribution, {
      CFR1: 'People travel; who plays in the US may look from anywhere.',
      CFR3: 'Access logs go out by log delivery, whose fields can be chosen: the older kind keeps query strings.',
    });
    return distribution;
  }
}
