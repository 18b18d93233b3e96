import { everyFault } from './fault-plans.ts';
import { MemoryTable, type Write } from './memory-table.ts';
import { Scheduler } from './scheduler.ts';
import { stage } from './stage.ts';

/**
 * A stage on which writes fail and answers are lost once its weather is calm no more; processes do not die by themselves.
 * @param twin what a deliberately broken version makes of each write
 */
export function roughStage(seed: number, startMs: number, twin?: (write: Write) => Write) {
  const scheduler = new Scheduler(seed, startMs);
  const strikes = everyFault({ crash: 0 })(seed, scheduler);
  const weather = { isCalm: true };
  const memory = new MemoryTable(scheduler, (possible) => (weather.isCalm ? undefined : strikes.table(possible)), twin);
  stage.set(scheduler, memory);
  return { scheduler, memory, weather, strikes };
}
