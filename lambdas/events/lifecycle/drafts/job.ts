import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { createEventStore } from '../../details/store.ts';
import { DraftWork, draftQueue } from './draft-work.ts';
import { endDraft } from './end-draft.ts';

const outbox = outboxEntity(table());
const due = createDueIndex(table());
const by: Parameters<typeof endDraft>[1] = {
  events: createEventStore(table()),
  due,
  record: async (fact) => void (await outbox.put(fact).go()),
};

/** Deletes drafts untouched for a month, after a warning to their hosts (domain 4.24). */
export const handler = job(() =>
  runDue(draftQueue, ({ data }, now) => endDraft(DraftWork.parse(data), by, now()), due, clock.now),
);
