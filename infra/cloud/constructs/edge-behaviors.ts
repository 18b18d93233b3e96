import {
  AllowedMethods,
  type BehaviorOptions,
  FunctionEventType,
  type IOrigin,
  OriginProtocolPolicy,
  OriginSslPolicy,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { originHeader } from '#infra/bundling/origin-guard.ts';
import { appPatterns, patternOf } from '#infra/page-patterns.ts';
import type { Stage } from '#infra/stages.ts';
import { viewerFunction } from './edge-functions.ts';
import {
  apiCachePolicy,
  apiRequestPolicy,
  mediaCachePolicy,
  mediaHeadersPolicy,
  pageCachePolicy,
  pageHeadersPolicy,
} from './edge-policies.ts';
import { originSecretValue } from './origin-secret.ts';

/** An API behind the edge, which alone knows the secret that it asks for. */
export const apiOrigin = (host: string, originSecret: ISecret, stage: Stage): IOrigin =>
  new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { [originHeader]: originSecretValue(originSecret, stage) },
  });

interface ApiEdge {
  readonly stage: Stage;
  readonly origin: (host: string) => IOrigin;
  readonly responseHeadersPolicy: ResponseHeadersPolicy;
}

/** How the edge passes on what is sent to an API, by its host. */
export function apiBehavior(scope: Construct, { stage, origin, responseHeadersPolicy }: ApiEdge) {
  const cachePolicy = apiCachePolicy(scope, 'ApiCache', stage);
  const originRequestPolicy = apiRequestPolicy(scope, 'ApiRequest', stage);
  const viewer = viewerFunction(scope, 'Viewer');
  return (host: string): BehaviorOptions => ({
    origin: origin(host),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy,
    originRequestPolicy,
    responseHeadersPolicy,
    compress: true,
    functionAssociations: [{ function: viewer, eventType: FunctionEventType.VIEWER_REQUEST }],
  });
}

/** The bucket's own policy, which its stack writes, lets CloudFront read it; one from here would tie the stacks in a ring. */
export function mediaBehavior(
  scope: Construct,
  stage: Stage,
  { bucketArn, bucketRegionalDomainName }: IBucket,
): BehaviorOptions {
  const bucket = Bucket.fromBucketAttributes(scope, 'Uploads', { bucketArn, bucketRegionalDomainName });
  return {
    origin: S3BucketOrigin.withOriginAccessControl(bucket),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: mediaCachePolicy(scope, 'MediaCache', stage),
    responseHeadersPolicy: mediaHeadersPolicy(scope, 'MediaHeaders', stage),
  };
}

interface Pages {
  readonly stage: Stage;
  readonly origin: IOrigin;
  /** Where the server renders pages. */
  readonly paths: readonly string[];
  readonly app: BehaviorOptions;
}

/** The app's pages that lie below one of the server's stand before it. */
export function pageBehaviors(scope: Construct, { stage, origin, paths, app }: Pages): Record<string, BehaviorOptions> {
  const page: BehaviorOptions = {
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: pageCachePolicy(scope, 'PageCache', stage),
    responseHeadersPolicy: pageHeadersPolicy(scope, 'PageHeaders', stage),
    compress: true,
  };
  const among = (patterns: readonly string[], behavior: BehaviorOptions) =>
    patterns.map((pattern): [string, BehaviorOptions] => [pattern, behavior]);
  return paths.length === 0
    ? {}
    : Object.fromEntries([...among(appPatterns, app), ...among(paths.map(patternOf), page)]);
}
