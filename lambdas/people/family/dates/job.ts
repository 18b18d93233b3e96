import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import type { SettleNotification } from '#lambdas/notifications/ports/settle-notification.ts';
import { createSettleNotification } from '#lambdas/notifications/ports/settle-notification.ts';
import { Problem } from '#shared/contract/errors.ts';
import { expire } from '#shared/people/family/connection.ts';
import { clock } from '../../../kernel/clock.ts';
import { askingNotice } from '../asking-notice.ts';
import { createDependantStore } from '../dependants/store.ts';
import { FamilyDate, familyQueue } from '../family-dates.ts';
import { revise } from '../revise.ts';
import type { FamilyStore } from '../store.ts';
import { createFamilyStore } from '../store.ts';
import { grow } from './grow.ts';

const parts = {
  store: createFamilyStore(table()),
  dependants: createDependantStore(table()),
  due: createDueIndex(table()),
  settle: createSettleNotification(table()),
};

function does(date: FamilyDate, now: Date): Promise<void> {
  switch (date.what) {
    case 'expiry':
      return expireRequest(date, parts, now);
    case 'growing':
      return grow(date, parts, now);
  }
}

/** Daily family work: expires unanswered requests and handles children coming of age. */
export const handler = job(() =>
  runDue(familyQueue, ({ data }, now) => does(FamilyDate.parse(data), now()), parts.due, clock.now),
);

interface Parts {
  readonly store: Pick<FamilyStore, 'find' | 'write'>;
  readonly settle: SettleNotification;
}

/** Ends an unanswered request, and makes room for another. What was answered or asked anew stays. */
async function expireRequest(
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
