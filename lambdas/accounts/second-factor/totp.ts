import { Secret, TOTP } from 'otpauth';
import { productName } from '#shared/product.ts';

const periodSeconds = 30;
/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

const totp = (secret: string, label?: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds, issuer: productName, ...(label && { label }) });

/** The address that a QR code hands to an authenticator app. */
export const uriOf = (secret: string, email: string): string => totp(secret, email).toString();

/**
 * The half minute that a code belongs to, counted from 1970; undefined for a wrong one. Clocks of phones may be half a minute off.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}
