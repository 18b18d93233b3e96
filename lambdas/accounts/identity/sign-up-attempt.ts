import { createHash, timingSafeEqual } from 'node:crypto';

/** A sign-up that waits to be confirmed. The browser's secret is kept as its hash. */
export interface SignUpAttempt {
  readonly userId: string;
  readonly hash: string;
  readonly validUntil: number;
  /** The name on the form. It counts where the password does, so that a stranger cannot name another person's account. */
  readonly displayName?: string;
}

/** As long as the code in the mail. */
const validForMs = 24 * 60 * 60_000;

export const signUpAttempt = (userId: string, secret: string, now: Date, displayName?: string): SignUpAttempt => ({
  userId,
  hash: hashOf(secret).toString('hex'),
  validUntil: now.getTime() + validForMs,
  ...(displayName && { displayName }),
});

/** True when the browser that confirms is the one that chose the password. */
export const isFromSameBrowser = (kept: SignUpAttempt | undefined, shown: string | undefined, now: Date): boolean =>
  kept !== undefined &&
  shown !== undefined &&
  kept.validUntil > now.getTime() &&
  timingSafeEqual(Buffer.from(kept.hash, 'hex'), hashOf(shown));

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
