import { table } from '#lambdas/kernel/data/table.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../../kernel/clock.ts';
import { SubstituteWork, substituteQueue } from '../schedule-work.ts';
import { tendSubstitutes } from '../tend-substitutes.ts';
import { connectWaves } from './connect.ts';

const by = connectWaves(table());

export const handler = (): Promise<void> =>
  runDue(substituteQueue, ({ data }, now) => tendSubstitutes(SubstituteWork.parse(data), by, now()), by.due, clock.now);
