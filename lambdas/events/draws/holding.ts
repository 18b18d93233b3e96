import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../kernel/clock.ts';
import { createSeatStore } from '../rsvp/line/seats.ts';
import { DrawWork, drawQueue } from './draw-work.ts';
import { holdDrawOf } from './hold-draw-of.ts';
import { createDrawStore } from './store.ts';

const drawing = { seats: createSeatStore(table()), draws: createDrawStore(table()) };
const index = createDueIndex(table());

/** Draws the seats of events at the time that their host chose. */
export const handler = job(() =>
  runDue(drawQueue, ({ data }, now) => holdDrawOf(DrawWork.parse(data), drawing, now()), index, clock.now),
);
