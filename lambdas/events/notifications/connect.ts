import { createFirstOf } from '#lambdas/kernel/data/first-of.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createDecisionNotes } from '../rsvp/decision-notes.ts';
import { createNotifiedWithSeries } from '../series/notified-with-series.ts';
import { createNotifiedWithPass } from '../series/pass/notified-with-pass.ts';
import { createLeftWithSeries } from '../series/standing-rsvps/series-leaves.ts';
import { createRequestStore } from '../substitutes/requests/store.ts';
import { connectNotifier } from './connect-notifier.ts';
import { createLeftByThemselves } from './left-by-themselves.ts';
import type { FactTaker } from './take-fact.ts';

/** Everything that telling people of facts needs, over the product's table and mail service. */
export const connect = (): FactTaker => ({
  ...connectNotifier(),
  isToldWithSeries: createNotifiedWithSeries(table()),
  isToldWithPass: createNotifiedWithPass(table()),
  leftWithSeries: createLeftWithSeries(table()),
  leftByThemselves: createLeftByThemselves(table()),
  notes: createDecisionNotes(table()),
  searches: createRequestStore(table()),
  due: createDueIndex(table()),
  isFirst: createFirstOf(table()),
});
