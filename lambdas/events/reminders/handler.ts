import { clock } from '../../kernel/clock.ts';
import { createDueIndex, type DueWork } from '../../kernel/due-index.ts';
import { runDue } from '../../kernel/run-due.ts';
import { table } from '../../kernel/table.ts';
import { EventWork, eventQueue } from '../event-work.ts';
import { connect } from '../notices/connect.ts';
import { tell } from '../notices/tell.ts';
import { remind } from './remind.ts';

const by = connect();
const due = createDueIndex(table());

const doWork = ({ data }: DueWork, now: () => Date): Promise<void> => {
  const work = EventWork.parse(data);
  return work.kind === 'remind' ? remind(work, by, now) : tell(work.message, by, now);
};

export const handler = (): Promise<void> => runDue(eventQueue, doWork, due, clock.now);
