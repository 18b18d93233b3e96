import { table } from '#lambdas/kernel/data/table.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { addressKey } from '#lambdas/notifications/ports/mail-refusals.ts';
import { product } from '../product/product.ts';

/** An address that had so many mails about invitations today, from any sender: the fifth is the last. */
export async function invitedToday(email: string, times: number): Promise<void> {
  const key = addressKey(email);
  await createRateLimit(table()).count(key, 'invitationMail', { calls: 5, per: 'day' }, product.clock.now(), times);
}
