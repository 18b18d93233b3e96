import { clock } from '../../../kernel/clock.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { SubstituteWork, substituteQueue } from '../schedule-work.ts';
import { tendSubstitutes } from '../tend-substitutes.ts';
import { connectWaves } from './connect.ts';

const by = connectWaves(table());

export const handler = (): Promise<void> =>
  runDue(substituteQueue, ({ data }, now) => tendSubstitutes(SubstituteWork.parse(data), by, now()), by.due, clock.now);
