import type { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { Problem } from '#shared/contract/errors.ts';
import { addressKey, type MailRefusals } from './mail-refusals.ts';

/** So that no number of hosts fills one inbox. */
const perAddress = { calls: 5, per: 'day' } as const;

/** Whether mail about an invitation may go to an address without an account; asking counts as one such mail. */
export const takesInvitations =
  (refusals: Pick<MailRefusals, 'find'>, limits: ReturnType<typeof createRateLimit>) =>
  async (email: string, now: Date): Promise<boolean> => {
    const { mailOff, mailSuppressed } = await refusals.find(email);
    if (mailSuppressed || mailOff?.includes('invitation')) return false;
    try {
      await limits.count(addressKey(email), 'invitationMail', perAddress, now);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  };
