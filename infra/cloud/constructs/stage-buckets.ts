import { Aws, Duration } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { exportPrefix, invoiceKeptDays, invoicePrefix, mediaPrefix } from '#shared/uploads/purposes.ts';
import { removalOf } from '../removal.ts';
import { acknowledge } from './acknowledge.ts';

/** Every bucket of ours: private, encrypted, over TLS only, owned by the account, and emptied with its stage outside production. */
export const closedBucket = (stage: Stage) => ({
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  removalPolicy: removalOf(stage),
});

/** Access logs of buckets and of CloudFront: they hold addresses of people, so they are kept as briefly as is useful. */
export class LogBucket extends Bucket {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, { ...closedBucket(stage), lifecycleRules: [{ expiration: Duration.days(90) }] });
    acknowledge(this, { S1: 'This is where access logs go; logging its own access would log without end.' });
  }
}

/**
 * What people upload, by presigned posts from the web app. What was not confirmed within a day and half-finished uploads are
 * swept. It keeps no versions: a form that is posted again replaces its own file, and what is removed is gone.
 * CloudFront may read the public files and nothing else.
 */
export class UploadBucket extends Bucket {
  constructor(
    scope: Construct,
    id: string,
    { stage, logs, origins }: { readonly stage: Stage; readonly logs: IBucket; readonly origins: readonly string[] },
  ) {
    super(scope, id, {
      ...closedBucket(stage),
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'uploads/',
      cors: [
        {
          allowedOrigins: [...origins],
          allowedMethods: [HttpMethods.POST],
          allowedHeaders: ['content-type'],
          maxAge: 600,
        },
      ],
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { prefix: 'incoming/', expiration: Duration.days(1) },
        // Exports are removed after a week (drop-export.ts); this is for what that should miss.
        { prefix: exportPrefix, expiration: Duration.days(8) },
        { prefix: invoicePrefix, expiration: Duration.days(invoiceKeptDays) },
      ],
    });
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.arnForObjects(`${mediaPrefix.slice(1)}/*`)],
        conditions: { StringEquals: { 'AWS:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
  }
}
