import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { byRow, follow } from '#lambdas/kernel/messages/follow.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { inTrace } from '#lambdas/kernel/observability/invocation.ts';
import { toLine } from '../line/line.ts';
import { createSeatStore } from '../line/seats.ts';
import { followLine, type LineFollower } from './follow-line.ts';
import { type LineChange, projectRows } from './project-rows.ts';
import { createRowStore } from './store.ts';

const rows = createRowStore(table());
const outbox = outboxEntity(table());
const tending: LineFollower = {
  seats: createSeatStore(table()),
  due: createDueIndex(table()),
  record: async (fact) => void (await outbox.put(fact).go()),
};

/** The stream carries rows of this entity alone, as our stores wrote them. */
export const handler = follow(
  byRow(async (changes, now) => {
    const lines = changes.map(toChange);
    await projectRows(lines, rows, now);
    await inTrace(lines.at(-1)?.after?.traceId, () => followLine(lines, tending, now));
  }),
);

const toChange = ({ before, after }: { before?: object | undefined; after?: object | undefined }): LineChange => ({
  before: before && toLine(before as Record<string, unknown>),
  after: after && toLine(after as Record<string, unknown>),
});
