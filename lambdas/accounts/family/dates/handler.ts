import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { createSettleNotification } from '../../../kernel/settle-notification.ts';
import { table } from '../../../kernel/table.ts';
import { FamilyDate, familyQueue } from '../family-dates.ts';
import { createFamilyStore } from '../store.ts';
import { expireRequest } from './expire-request.ts';

const parts = { store: createFamilyStore(table()), settle: createSettleNotification(table()) };

export const handler = (): Promise<void> =>
  runDue(
    familyQueue,
    ({ data }, now) => expireRequest(FamilyDate.parse(data), parts, now()),
    createDueIndex(table()),
    clock.now,
  );
