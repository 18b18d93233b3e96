import type { createRateLimit } from '#lambdas/kernel/http/rate-limit.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { InvitationRefusals } from './invitation-refusals.ts';

/** So that no number of hosts fills one inbox. */
const perAddress = { calls: 5, per: 'day' } as const;

/** Whether mail about an invitation may go to an address without an account; asking counts as one such mail. */
export const takesInvitations =
  (refusals: InvitationRefusals, limits: ReturnType<typeof createRateLimit>) =>
  async (email: string, now: Date): Promise<boolean> => {
    if (await refusals.refuses(email)) return false;
    try {
      await limits.count(refusals.keyOf(email), 'invitationMail', perAddress, now);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  };
