import { Duration } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  OriginSslPolicy,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { ApiDocument } from '#infra/api-docs.ts';
import { originHeader } from '#infra/bundling/origin-guard.ts';
import { appPatterns, patternOf } from '#infra/page-patterns.ts';
import { hostsOf, region, type Stage, signInHost } from '#infra/stages.ts';
import { apiPrefix, webhookPrefix } from '#shared/contract/operation.ts';
import { mediaPrefix } from '#shared/uploads/purposes.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { appPageFunction, viewerFunction } from '../constructs/edge-functions.ts';
import { logRequests } from '../constructs/edge-logs.ts';
import {
  apiCachePolicy,
  apiRequestPolicy,
  headersPolicy,
  mediaCachePolicy,
  mediaHeadersPolicy,
  pageCachePolicy,
  pageHeadersPolicy,
} from '../constructs/edge-policies.ts';
import { originSecretValue } from '../constructs/origin-secret.ts';
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
    const api = this.apiBehavior(responseHeadersPolicy, props.originSecret);
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
        [`${mediaPrefix}/*`]: this.mediaBehavior(props.uploads),
        [`${apiPrefix}/*`]: api(apiOriginHost(stage)),
        [`${webhookPrefix}/*`]: api(apiOriginHost(stage)),
        ...this.pageBehaviors(props, app),
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

  /** The app's pages that lie below one of the server's stand before it. */
  private pageBehaviors({ pagePaths, originSecret }: WebStackProps, app: BehaviorOptions) {
    const page: BehaviorOptions = {
      origin: this.apiOrigin(apiOriginHost(this.stage), originSecret),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: pageCachePolicy(this, 'PageCache', this.stage),
      responseHeadersPolicy: pageHeadersPolicy(this, 'PageHeaders', this.stage),
      compress: true,
    };
    const among = (patterns: readonly string[], behavior: BehaviorOptions) =>
      patterns.map((pattern): [string, BehaviorOptions] => [pattern, behavior]);
    return pagePaths.length === 0
      ? {}
      : Object.fromEntries([...among(appPatterns, app), ...among(pagePaths.map(patternOf), page)]);
  }

  /** The bucket's own policy, which its stack writes, lets CloudFront read it; one from here would tie the stacks in a ring. */
  private mediaBehavior({ bucketArn, bucketRegionalDomainName }: IBucket): BehaviorOptions {
    const bucket = Bucket.fromBucketAttributes(this, 'Uploads', { bucketArn, bucketRegionalDomainName });
    return {
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: mediaCachePolicy(this, 'MediaCache', this.stage),
      responseHeadersPolicy: mediaHeadersPolicy(this, 'MediaHeaders', this.stage),
    };
  }

  private apiOrigin(host: string, originSecret: ISecret) {
    return new HttpOrigin(host, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      customHeaders: { [originHeader]: originSecretValue(originSecret, this.stage) },
    });
  }

  private apiBehavior(responseHeadersPolicy: ResponseHeadersPolicy, originSecret: ISecret) {
    const cachePolicy = apiCachePolicy(this, 'ApiCache', this.stage);
    const originRequestPolicy = apiRequestPolicy(this, 'ApiRequest', this.stage);
    const viewer = viewerFunction(this, 'Viewer');
    return (host: string): BehaviorOptions => ({
      origin: this.apiOrigin(host, originSecret),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy,
      originRequestPolicy,
      responseHeadersPolicy,
      compress: true,
      functionAssociations: [{ function: viewer, eventType: FunctionEventType.VIEWER_REQUEST }],
    });
  }
}
