import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signature may be, and how far ahead of our clock the provider's may run. */
const toleranceSeconds = 300;

const header = /^t=(\d{10})((?:,v\d=[0-9a-f]{64})+)$/;

/**
 * Whether one of our secrets signed exactly these bytes within the last five minutes: `t=1795800000,v1=<hex>`, by HMAC-SHA256
 * over the time and the body (https://docs.stripe.com/webhooks/signature). Read strictly, so that no header that was changed
 * in any way is good.
 */
export function isSigned(body: Buffer, signature: string | undefined, secrets: readonly string[], now: Date): boolean {
  const [, time = '', signatures = ''] = header.exec(signature ?? '') ?? [];
  if (time === '' || Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  const given = [...signatures.matchAll(/v1=([0-9a-f]{64})/g)].map(([, hex = '']) => Buffer.from(hex, 'hex'));
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
    return given.some((one) => timingSafeEqual(one, expected));
  });
}
