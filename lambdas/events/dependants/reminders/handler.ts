import { clock } from '../../../kernel/clock.ts';
import { createDependantReader } from '../../../kernel/dependants.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { EventWork } from '../../event-work.ts';
import { connectTelling } from '../../notices/connect-telling.ts';
import { guardianReminders } from './queue.ts';
import { remindGuardians } from './remind-guardians.ts';

const by = { ...connectTelling(), dependants: createDependantReader(table()) };

export const handler = (): Promise<void> =>
  runDue(
    guardianReminders.queue,
    async ({ data }, now) => {
      const work = EventWork.parse(data);
      if (work.kind === 'remind') await remindGuardians(work, by, now);
    },
    createDueIndex(table()),
    clock.now,
  );
