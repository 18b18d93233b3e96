import { createHmac, timingSafeEqual } from 'node:crypto';

/** The fields of an upload form, by lower-case name, without the file. */
export type UploadFields = Readonly<Record<string, string>>;

type Condition = readonly [string, string | number, string | number] | Readonly<Record<string, string>>;

/**
 * Why S3 would refuse an upload by form, or undefined: signature, expiry, every condition, and no field that the policy
 * does not speak of (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html).
 */
export function refusalOf(fields: UploadFields, size: number, now: Date, secretKey: string): string | undefined {
  if (!isSigned(fields, secretKey)) return 'SignatureDoesNotMatch';
  const { expiration, conditions } = readPolicy(fields);
  if (Date.parse(expiration) < now.getTime()) return 'AccessDenied: Policy expired';
  const range = conditions.find((condition) => Array.isArray(condition) && condition[0] === 'content-length-range');
  const [, least, most] = (range as readonly [string, number, number] | undefined) ?? ['', 0, Number.POSITIVE_INFINITY];
  if (size < Number(least)) return 'EntityTooSmall';
  if (size > Number(most)) return 'EntityTooLarge';
  const rules = conditions.filter((condition) => condition !== range).map(toRule);
  const broken = rules.find(({ name, holds }) => !holds(fields[name] ?? ''));
  if (broken) return `AccessDenied: Policy Condition failed: ${broken.name}`;
  const spokenOf = new Set([...rules.map(({ name }) => name), 'policy', 'x-amz-signature']);
  const extra = Object.keys(fields).find((name) => !spokenOf.has(name) && !name.startsWith('x-ignore-'));
  return extra ? `AccessDenied: Extra input field: ${extra}` : undefined;
}

function readPolicy({ policy = '' }: UploadFields): { expiration: string; conditions: readonly Condition[] } {
  return JSON.parse(Buffer.from(policy, 'base64').toString()) as { expiration: string; conditions: Condition[] };
}

interface Rule {
  readonly name: string;
  readonly holds: (value: string) => boolean;
}

function toRule(condition: Condition): Rule {
  if (!Array.isArray(condition)) {
    const [[name = '', wanted = ''] = []] = Object.entries(condition as Readonly<Record<string, string>>);
    return { name: name.toLowerCase(), holds: (value) => value === wanted };
  }
  const [operator, field, wanted] = condition as readonly [string, string, string];
  const name = field.replace('$', '').toLowerCase();
  if (operator === 'starts-with') return { name, holds: (value) => value.startsWith(wanted) };
  return { name, holds: (value) => value === wanted };
}

function isSigned(fields: UploadFields, secretKey: string): boolean {
  const [, date = '', region = '', service = ''] = (fields['x-amz-credential'] ?? '').split('/');
  const key = [date, region, service, 'aws4_request'].reduce<Buffer | string>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    `AWS4${secretKey}`,
  );
  const expected = createHmac('sha256', key)
    .update(fields.policy ?? '')
    .digest();
  const given = Buffer.from(fields['x-amz-signature'] ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
