import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex, type DueWork } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../kernel/clock.ts';
import { connect } from '../notifications/connect.ts';
import { EventWork, eventQueue } from '../notifications/event-work.ts';
import { tell } from '../notifications/tell.ts';
import { remind } from './remind.ts';

const by = connect();
const due = createDueIndex(table());

const doWork = ({ data }: DueWork, now: () => Date): Promise<void> => {
  const work = EventWork.parse(data);
  return work.kind === 'remind' ? remind(work, by, now) : tell(work.message, by, now);
};

/** Reminds people of events, and tells them what had to wait. */
export const handler = job(() => runDue(eventQueue, doWork, due, clock.now));
