import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { createSeatStore } from '../../seats.ts';
import { settle } from '../tend-line.ts';
import { LineEnd, lineEndsQueue } from './line-end.ts';

const seats = createSeatStore(table());
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(lineEndsQueue, ({ data }, now) => settle(LineEnd.parse(data).eventId, { seats }, now()), index, clock.now);
