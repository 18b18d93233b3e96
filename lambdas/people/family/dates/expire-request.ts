import type { SettleNotification } from '#lambdas/notifications/ports/settle-notification.ts';
import { Problem } from '#shared/contract/errors.ts';
import { expire } from '#shared/people/family/connection.ts';
import { askingNotice } from '../asking-notice.ts';
import type { FamilyDate } from '../family-dates.ts';
import { revise } from '../revise.ts';
import type { FamilyStore } from '../store.ts';

interface Parts {
  readonly store: Pick<FamilyStore, 'find' | 'write'>;
  readonly settle: SettleNotification;
}

/** Ends an unanswered request, and makes room for another. What was answered or asked anew stays. */
export async function expireRequest(
  { userId, connectionId }: Extract<FamilyDate, { what: 'expiry' }>,
  { store, settle }: Parts,
  now: Date,
): Promise<void> {
  try {
    const decide = (before: Parameters<typeof expire>[0] | undefined) =>
      before ? expire(before, now) : ({ refused: 'family.notFound' } as const);
    const { before } = await revise({ userId, connectionId }, store, decide, now);
    if (before) await settle(askingNotice(before), 'gone', now);
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'server.busy') throw error;
  }
}
