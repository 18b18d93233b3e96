import type Stripe from 'stripe';
import { log } from '#lambdas/kernel/observability/log.ts';
import { Problem } from '#shared/contract/errors.ts';

/** What of the package's errors decides; their messages may quote input and are never logged. */
const errorOf = (error: unknown): Partial<Pick<Stripe.errors.StripeError, 'type' | 'code' | 'statusCode'>> =>
  error instanceof Error && 'type' in error ? (error as Partial<Stripe.errors.StripeError>) : {};

/** Whether a card was refused, or waits for its holder. */
export const isCardRefused = (error: unknown): boolean =>
  errorOf(error).type === 'StripeCardError' || errorOf(error).statusCode === 402;

/**
 * Asks the payment provider, for a caller who waits.
 * @throws {Problem} plan.unreachable, where it does not answer or fails
 */
export async function askProvider<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    const { type, statusCode = 0 } = errorOf(error);
    if (type !== 'StripeConnectionError' && type !== 'StripeRateLimitError' && statusCode < 500) throw error;
    log.warn('the payment provider does not answer', { status: statusCode });
    throw new Problem('plan.unreachable');
  }
}
