import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createSettleNotification } from '#lambdas/notifications/ports/settle-notification.ts';
import { clock } from '../../../kernel/clock.ts';
import { createDependantStore } from '../dependants/store.ts';
import { FamilyDate, familyQueue } from '../family-dates.ts';
import { createFamilyStore } from '../store.ts';
import { expireRequest } from './expire-request.ts';
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

/** Does what families have to do on a day: ends requests that nobody answered, lets children come of age. */
export const handler = job(() =>
  runDue(familyQueue, ({ data }, now) => does(FamilyDate.parse(data), now()), parts.due, clock.now),
);
