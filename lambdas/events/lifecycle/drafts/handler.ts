import { clock } from '../../kernel/clock.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { outboxEntity } from '../../kernel/outbox.entity.ts';
import { runDue } from '../../kernel/run-due.ts';
import { table } from '../../kernel/table.ts';
import { createEventStore } from '../store.ts';
import { DraftWork, draftQueue } from './draft-work.ts';
import { endDraft } from './end-draft.ts';

const outbox = outboxEntity(table());
const due = createDueIndex(table());
const by: Parameters<typeof endDraft>[1] = {
  events: createEventStore(table()),
  due,
  record: async (fact) => void (await outbox.put(fact).go()),
};

export const handler = (): Promise<void> =>
  runDue(draftQueue, ({ data }, now) => endDraft(DraftWork.parse(data), by, now()), due, clock.now);
