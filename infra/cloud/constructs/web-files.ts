import { existsSync } from 'node:fs';
import { Annotations, Duration, Stack, Token } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { ApiDocument } from '#infra/api-docs.ts';
import { acknowledge } from './acknowledge.ts';

export interface WebFiles {
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
  /** The folder that the web build made. */
  readonly folder: string;
  /** What documents the API, by path. */
  readonly documents: Readonly<Record<string, ApiDocument>>;
  /** What the web app reads at its start. */
  readonly config: object;
}

/**
 * Puts the web build and its configuration where CloudFront finds them. Files named for their content stay for good, the
 * old ones too, so that a page opened before a deployment still finds its parts; the few others are asked for each time.
 */
export function deployWebFiles(scope: Construct, { bucket, distribution, folder, documents, config }: WebFiles): void {
  const shared = { destinationBucket: bucket, prune: false, memoryLimit: 256 } as const;
  const always = [CacheControl.noCache()];
  if (existsSync(folder)) {
    const assets = new BucketDeployment(scope, 'Assets', {
      ...shared,
      sources: [Source.asset(folder)],
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    const pages = new BucketDeployment(scope, 'Pages', {
      ...shared,
      sources: [Source.asset(folder)],
      exclude: ['assets/*', '.vite/*'],
      cacheControl: always,
      distribution,
      distributionPaths: ['/*'],
      waitForDistributionInvalidation: false,
    });
    // A page must not be there before the files it names.
    pages.node.addDependency(assets);
  } else
    Annotations.of(scope).addWarningV2(
      'rovers:no-web-build',
      `There is no ${folder}: run "npm run build" before deploying, or the stage has no web app.`,
    );
  new BucketDeployment(scope, 'Config', {
    ...shared,
    sources: [Source.jsonData('config.json', config)],
    cacheControl: always,
  });
  // A deployment has one content type, and unpacks its files into one folder, where `docs` cannot be file and folder at once.
  const groups = Map.groupBy(Object.entries(documents), ([path, { contentType }]) =>
    [contentType, path.split('/').length].join(),
  );
  for (const [group, files] of groups)
    new BucketDeployment(scope, `Documents${group.replaceAll(/\W/g, '')}`, {
      ...shared,
      sources: files.map(([path, { body }]) => Source.data(path.slice(1), body)),
      contentType: group.replace(/,.*$/, ''),
      cacheControl: always,
    });
  acknowledgeCopier(scope, bucket);
}

/** CDK's own function copies the files while a stack is deployed; what it may do is CDK's to say, and this bucket alone. */
function acknowledgeCopier(scope: Construct, bucket: IBucket): void {
  const stack = Stack.of(scope);
  const copier = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!copier) return;
  const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account;
  const reason = "CDK's copying function, which runs only while the stack is deployed.";
  const wildcards = [
    // Asking CloudFront to forget what it kept.
    'Resource::*',
    ...['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'].map((action) => `Action::s3:${action}*`),
    `Resource::arn:aws:s3:::cdk-hnb659fds-assets-${account}-${stack.region}/*`,
    `Resource::<${stack.getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>/*`,
  ];
  acknowledge(copier, {
    L1: reason,
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]': reason,
    ...Object.fromEntries(wildcards.map((finding) => [`IAM5[${finding}]`, reason])),
  });
}
