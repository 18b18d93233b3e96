import { clock } from '#lambdas/kernel/clock.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createIsCareNoted } from '../../family/dependants/care-store.ts';
import { createDependantStore } from '../../family/dependants/store.ts';
import { KeepingDate, keepingQueue } from '../../family/family-dates.ts';
import { keepOrForget } from '../../family/keeping/keep-or-forget.ts';
import { keepOrForgetCare } from '../../family/keeping/keep-or-forget-care.ts';
import type { LastSeason } from './last-season.ts';

/** Decides whether dependants and what is noted of them are still to be kept, as far as that is due. */
export function createKeeping(table: Table, lastSeason: LastSeason): () => Promise<void> {
  const due = createDueIndex(table);
  const parts = { dependants: createDependantStore(table), isCareNoted: createIsCareNoted(table), lastSeason, due };
  const decide = (date: KeepingDate, now: Date) =>
    date.what === 'keeping' ? keepOrForget(date, parts, now) : keepOrForgetCare(date, parts, now);
  return () => runDue(keepingQueue, ({ data }, now) => decide(KeepingDate.parse(data), now()), due, clock.now);
}
