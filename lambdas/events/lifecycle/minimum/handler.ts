import { clock } from '../../kernel/clock.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { outboxEntity } from '../../kernel/outbox.entity.ts';
import { runDue } from '../../kernel/run-due.ts';
import { table } from '../../kernel/table.ts';
import { createEventStore } from '../store.ts';
import { judgeMinimum } from './judge-minimum.ts';
import { MinimumWork, minimumQueue } from './minimum-work.ts';

const outbox = outboxEntity(table());
const judging: Parameters<typeof judgeMinimum>[1] = {
  events: createEventStore(table()),
  record: async (fact) => void (await outbox.put(fact).go()),
};
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(minimumQueue, ({ data }, now) => judgeMinimum(MinimumWork.parse(data), judging, now()), index, clock.now);
