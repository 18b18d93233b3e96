import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { createSettleNotification } from '../../../kernel/settle-notification.ts';
import { table } from '../../../kernel/table.ts';
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

const does = (date: FamilyDate, now: Date): Promise<void> =>
  date.what === 'expiry' ? expireRequest(date, parts, now) : grow(date, parts, now);

export const handler = (): Promise<void> =>
  runDue(familyQueue, ({ data }, now) => does(FamilyDate.parse(data), now()), parts.due, clock.now);
