import { Aws } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** What is kept of a request: nothing that a person typed, so no query strings, cookies or referrers. */
const fields = [
  'date',
  'time',
  'x-edge-location',
  'sc-bytes',
  'c-ip',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'cs(User-Agent)',
  'x-edge-result-type',
  'x-edge-request-id',
  'cs-protocol',
  'time-taken',
  'ssl-protocol',
  'x-edge-detailed-result-type',
];

/** CloudFront's second kind of access log, the one whose fields can be chosen. */
export function logRequests(
  scope: Construct,
  { distribution, bucket, name }: { distribution: Distribution; bucket: IBucket; name: string },
): void {
  const source = new CfnDeliverySource(scope, 'LogSource', {
    name: `${name}-cloudfront`,
    logType: 'ACCESS_LOGS',
    resourceArn: distribution.distributionArn,
  });
  const destination = new CfnDeliveryDestination(scope, 'LogDestination', {
    name: `${name}-cloudfront`,
    destinationResourceArn: `${bucket.bucketArn}/cloudfront`,
    outputFormat: 'json',
  });
  const delivery = new CfnDelivery(scope, 'LogDelivery', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: fields,
  });
  delivery.addResourceDependency(source);
}

/** Lets the log service of this account write below `cloudfront/`. */
export function allowLogDelivery(bucket: IBucket): void {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects('cloudfront/*')],
      conditions: {
        StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID },
        ArnLike: { 'aws:SourceArn': `arn:${Aws.PARTITION}:logs:${Aws.REGION}:${Aws.ACCOUNT_ID}:delivery-source:*` },
      },
    }),
  );
}
