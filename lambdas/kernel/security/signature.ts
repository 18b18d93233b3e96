import { createHmac, timingSafeEqual } from 'node:crypto';

/** `value.mac`: text that only we can have made for one purpose and one audience. */
export function sign(secret: string, purpose: string, value: string): string {
  return `${Buffer.from(value).toString('base64url')}.${mac(secret, purpose, value)}`;
}

/** The value of a signed text, or undefined when it was not made by us for this purpose. */
export function unsign(secret: string, purpose: string, signed: string): string | undefined {
  const [encoded = '', given = ''] = signed.split('.');
  const value = Buffer.from(encoded, 'base64url').toString();
  const expected = Buffer.from(mac(secret, purpose, value));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? value : undefined;
}

const mac = (secret: string, purpose: string, value: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, value]))
    .digest('base64url')
    .slice(0, 32);
