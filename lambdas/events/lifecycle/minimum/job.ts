import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { createEventStore } from '../../details/store.ts';
import { judgeMinimum } from './judge-minimum.ts';
import { MinimumWork, minimumQueue } from './minimum-work.ts';

const outbox = outboxEntity(table());
const judging: Parameters<typeof judgeMinimum>[1] = {
  events: createEventStore(table()),
  record: async (fact) => void (await outbox.put(fact).go()),
};
const index = createDueIndex(table());

/** Warns hosts of too few people, and calls events off that too few came to (domain 4.4.1). */
export const handler = job(() =>
  runDue(minimumQueue, ({ data }, now) => judgeMinimum(MinimumWork.parse(data), judging, now()), index, clock.now),
);
