import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createKeeping } from '#lambdas/people/ports/family/keeping.ts';
import { clock } from '../../../kernel/clock.ts';
import { newCode } from '../codes.ts';
import { createLastSeason } from '../dependants/last-season.ts';
import { createSeasonStore } from '../season-store.ts';
import { datesQueue, MoveByDate, moveByDate } from './move-by-date.ts';

const store = createSeasonStore(table(), newCode);
const index = createDueIndex(table());

const keep = createKeeping(table(), createLastSeason(table()));

export const handler = job(async () => {
  await runDue(
    datesQueue,
    ({ data }, now) => moveByDate(MoveByDate.parse(data), store, index, now()),
    index,
    clock.now,
  );
  await keep();
});
