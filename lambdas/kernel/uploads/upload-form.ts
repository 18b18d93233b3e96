import { type Signer, signatureBy } from './sign-request.ts';

interface Expected {
  readonly bucket: string;
  readonly key: string;
  readonly type: string;
  /** Bytes, no more and no fewer. */
  readonly size: number;
  readonly until: Date;
  readonly now: Date;
}

/**
 * The fields of a form by which a browser posts one file to one key: of this type and this size, until then, and nothing
 * else (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-post-example.html).
 */
export async function uploadForm(
  { bucket, key, type, size, until, now }: Expected,
  signer: Signer,
): Promise<Record<string, string>> {
  /** `20130524T000000Z`, which begins with its day. */
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const fields = {
    key,
    'Content-Type': type,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${signer.accessKeyId}/${time.slice(0, 8)}/${signer.region}/s3/aws4_request`,
    'X-Amz-Date': time,
    ...(signer.sessionToken && { 'X-Amz-Security-Token': signer.sessionToken }),
  };
  const conditions = [
    { bucket },
    ['content-length-range', size, size],
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
  ];
  const policy = Buffer.from(JSON.stringify({ expiration: until.toISOString(), conditions })).toString('base64');
  return { ...fields, Policy: policy, 'X-Amz-Signature': await signatureBy(signer).sign(policy, { signingDate: now }) };
}
