import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { pageParameters } from '#infra/page-parameters.ts';
import { hstsSeconds, mediaHeaders, securityHeaders } from '#infra/security-headers.ts';
import { allowedOrigins, type Stage } from '#infra/stages.ts';

/** What the API is sent: everything of the viewer's but its Host, by which the gateway finds its domain. */
export const apiRequestPolicy = (scope: Construct, id: string, { name }: Stage): OriginRequestPolicy =>
  new OriginRequestPolicy(scope, id, {
    originRequestPolicyName: `rovers-${name}-api`,
    headerBehavior: OriginRequestHeaderBehavior.denyList('host'),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    cookieBehavior: OriginRequestCookieBehavior.none(),
  });

/**
 * Keeps an answer only as long as the function said (`cacheSeconds`), and one that was given to a token for that token
 * alone, so that a function that forgets a header cannot show one person what is another's.
 */
export const apiCachePolicy = (scope: Construct, id: string, { name }: Stage): CachePolicy =>
  new CachePolicy(scope, id, {
    cachePolicyName: `rovers-${name}-api`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.hours(1),
    headerBehavior: CacheHeaderBehavior.allowList('authorization'),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });

/**
 * Keeps a page as long as its function said, one copy for all readers: nothing of the reader is in the key or reaches the
 * function, so no page can differ by person.
 */
export const pageCachePolicy = (scope: Construct, id: string, { name }: Stage): CachePolicy =>
  new CachePolicy(scope, id, {
    cachePolicyName: `rovers-${name}-pages`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.hours(1),
    headerBehavior: CacheHeaderBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...pageParameters),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });

const frameAndTypes = {
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
} as const;

/** Headers that CloudFront knows by name; the rest are custom ones. */
const known = new Set([
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
]);

/** The headers of `infra/security-headers.ts`, in the two places where CloudFront wants them. */
export function headersPolicy(
  scope: Construct,
  id: string,
  { stage, uploads }: { readonly stage: Stage; readonly uploads: IBucket },
): ResponseHeadersPolicy {
  const { connect, images } = allowedOrigins(stage);
  const posting = `https://${uploads.bucketRegionalDomainName}`;
  const headers = securityHeaders({ connect: [...connect, posting], images });
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: `rovers-${stage.name}`,
    securityHeadersBehavior: {
      ...frameAndTypes,
      contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'] ?? '', override: true },
      strictTransportSecurity: { ...hsts, includeSubdomains: true, preload: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(headers)
        .filter(([header]) => !known.has(header))
        .map(([header, value]) => ({ header, value, override: true })),
    },
  });
}

/** A picture never changes under its address, but it may go: then no edge shows it longer than a day. */
export const mediaCachePolicy = (scope: Construct, id: string, { name }: Stage): CachePolicy =>
  new CachePolicy(scope, id, {
    cachePolicyName: `rovers-${name}-media`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.days(1),
    maxTtl: Duration.days(1),
    headerBehavior: CacheHeaderBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
  });

/** For what people uploaded. */
export const mediaHeadersPolicy = (scope: Construct, id: string, { name }: Stage): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: `rovers-${name}-media`,
    securityHeadersBehavior: {
      contentTypeOptions: { override: true },
      contentSecurityPolicy: { contentSecurityPolicy: mediaHeaders['content-security-policy'] ?? '', override: true },
      strictTransportSecurity: { ...hsts, includeSubdomains: true, preload: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(mediaHeaders)
        .filter(([header]) => !known.has(header))
        .map(([header, value]) => ({ header, value, override: true })),
    },
  });

/** For pages of the server: each says itself what it may load and who may frame it. */
export const pageHeadersPolicy = (scope: Construct, id: string, { name }: Stage): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: `rovers-${name}-pages`,
    securityHeadersBehavior: {
      contentTypeOptions: { override: true },
      referrerPolicy: frameAndTypes.referrerPolicy,
      strictTransportSecurity: { ...hsts, includeSubdomains: true, preload: true },
    },
  });

/** For domains that are not ours: their owners decide about their subdomains, and a site's page sets its own policy. */
export const tenantHeadersPolicy = (scope: Construct, id: string, { name }: Stage): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: `rovers-${name}-sites`,
    securityHeadersBehavior: {
      ...frameAndTypes,
      strictTransportSecurity: { ...hsts, includeSubdomains: false, preload: false },
    },
  });

const hsts = { accessControlMaxAge: Duration.seconds(hstsSeconds), override: true } as const;
