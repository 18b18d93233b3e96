import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { clock } from '../../../kernel/clock.ts';
import { connectNotifier } from '../../notifications/connect-notifier.ts';
import { EventWork } from '../../notifications/event-work.ts';
import { guardianReminders } from './queue.ts';
import { remindGuardians } from './remind-guardians.ts';

const by = { ...connectNotifier(), dependants: createDependantReader(table()) };

/** Reminds guardians of what those they answer for are in. */
export const handler = job(() =>
  runDue(
    guardianReminders.queue,
    async ({ data }, now) => {
      const work = EventWork.parse(data);
      if (work.kind === 'remind') await remindGuardians(work, by, now);
    },
    createDueIndex(table()),
    clock.now,
  ),
);
