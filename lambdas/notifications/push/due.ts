import * as z from 'zod';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex, type DueWork } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../kernel/clock.ts';
import { connectPost } from './connect.ts';
import { createPusher } from './connect-pusher.ts';
import { pushHeld } from './push-held.ts';
import { AgainWork, HeldWork, type Pusher, pushOut } from './push-out.ts';
import { pushQueue } from './queue.ts';
import { TouchWork, touch } from './refresh-registration.ts';

const Work = z.discriminatedUnion('kind', [AgainWork, HeldWork, TouchWork]);

async function work({ data }: DueWork, by: Pusher, now: Date): Promise<void> {
  const one = Work.parse(data);
  if (one.kind === 'touch') await touch(one, by, now);
  else if (one.kind === 'held') await pushHeld(one, by, now);
  else await pushOut(one, by, now, one.tries);
}

const by = createPusher(table(), connectPost());
const index = createDueIndex(table());

/** Pushes what waited for the morning or could not be delivered, and looks after devices that were not heard of for long. */
export const handler = job(() => runDue(pushQueue, (due, now) => work(due, by, now()), index, clock.now));
