import { createDueIndex } from '../../kernel/due-index.ts';
import { createFirstOf } from '../../kernel/first-of.ts';
import { table } from '../../kernel/table.ts';
import { createLeftWithSeries } from '../series/standing/series-leaves.ts';
import { createToldWithSeries } from '../series/told-with-series.ts';
import { connectTelling } from './connect-telling.ts';
import { createLeftByThemselves } from './left-by-themselves.ts';
import type { FactTaker } from './take-fact.ts';

/** Everything that telling people of facts needs, over the product's table and mail service. */
export const connect = (): FactTaker => ({
  ...connectTelling(),
  isToldWithSeries: createToldWithSeries(table()),
  leftWithSeries: createLeftWithSeries(table()),
  leftByThemselves: createLeftByThemselves(table()),
  due: createDueIndex(table()),
  isFirst: createFirstOf(table()),
});
