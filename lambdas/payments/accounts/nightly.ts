import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';

/** Accounts that are compared with the provider each night. */
export const nightlyQueue = 'payout-account';

const dayMs = 24 * 60 * 60_000;

/** Schedules the next comparison of an account, a day from now; the minute spreads them over the day. */
export const scheduleNightly = (stripeId: string, due: Pick<DueIndex, 'schedule'>, now: Date): Promise<void> =>
  due.schedule(
    {
      queue: nightlyQueue,
      key: stripeId,
      dueAt: new Date(now.getTime() + dayMs).toISOString(),
      data: { stripeId },
    },
    now,
  );
