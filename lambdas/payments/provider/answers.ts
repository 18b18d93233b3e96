import type Stripe from 'stripe';
import { log } from '#lambdas/kernel/observability/log.ts';
import { Problem } from '#shared/contract/errors.ts';

/** What of the package's errors decides; their messages may quote input and are never logged. */
type ProviderError = Partial<Pick<Stripe.errors.StripeError, 'type' | 'code' | 'statusCode'>>;

const errorOf = (error: unknown): ProviderError =>
  error instanceof Error && 'type' in error ? (error as ProviderError) : {};

/** Whether the provider says that an account is not connected to us, or was closed. */
export const isNotConnected = (error: unknown): boolean =>
  errorOf(error).type === 'StripePermissionError' || errorOf(error).code === 'account_invalid';

/** An answer about an account; undefined where it is not connected to us any more, so that nothing can be asked of it. */
export const unlessNotConnected = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  asked.catch((error: unknown) => {
    if (isNotConnected(error)) return undefined;
    throw error;
  });

/** Whether the provider says, when access is given up, that there is none any more. */
export const isAccessOver = (error: unknown): boolean =>
  isNotConnected(error) || errorOf(error).type === 'StripeInvalidClientError' || isMissing(error);

/** Whether the provider does not know the object. */
export const isMissing = (error: unknown): boolean =>
  errorOf(error).code === 'resource_missing' || errorOf(error).statusCode === 404;

/** Whether the same idempotency key was used for something else. */
export const isKeyUsed = (error: unknown): boolean => errorOf(error).type === 'StripeIdempotencyError';

/** Whether the provider refused an authorization code: wrong, used or expired. */
export const isCodeRefused = (error: unknown): boolean =>
  errorOf(error).type === 'StripeInvalidGrantError' || errorOf(error).code === 'invalid_grant';

/**
 * Asks the provider, for a caller who waits.
 * @throws {Problem} payout.unreachable, where it does not answer or fails
 */
export async function ask<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    const { type, statusCode = 0 } = errorOf(error);
    if (type !== 'StripeConnectionError' && type !== 'StripeRateLimitError' && statusCode < 500) throw error;
    log.warn('the payment provider does not answer', { status: statusCode });
    throw new Problem('payout.unreachable');
  }
}
