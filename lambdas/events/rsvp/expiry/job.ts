import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../../kernel/clock.ts';
import { createSeatStore } from '../line/seats.ts';
import { settle } from '../projector/follow-line.ts';
import { LineEnd, lineEndsQueue } from './line-end.ts';

const seats = createSeatStore(table());
const index = createDueIndex(table());

/** Expires offers and requests, and offers the seat to the next player in line. */
export const handler = job(() =>
  runDue(lineEndsQueue, ({ data }, now) => settle(LineEnd.parse(data).eventId, { seats }, now()), index, clock.now),
);
