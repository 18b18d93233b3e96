import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { createSeatStore } from '../../seats.ts';
import { DrawWork, drawQueue } from '../draw-work.ts';
import { holdDrawOf } from '../hold-draw-of.ts';
import { createDrawStore } from '../store.ts';

const drawing = { seats: createSeatStore(table()), draws: createDrawStore(table()) };
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(drawQueue, ({ data }, now) => holdDrawOf(DrawWork.parse(data), drawing, now()), index, clock.now);
