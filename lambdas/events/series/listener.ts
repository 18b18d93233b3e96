import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { seriesChanged } from '#shared/events/messages.ts';
import { connectSeries } from './connect.ts';
import { bringUp } from './dates/bring-up.ts';
import { nextNight } from './nightly-work.ts';

const by = connectSeries(table());
const due = createDueIndex(table());

/** Finishes what a change of a series began, and sees to its nights. */
export const handler = listen(
  on(seriesChanged, async ({ data: { seriesId } }, now) => {
    await due.schedule(nextNight(seriesId, now), now);
    await bringUp(seriesId, by, now);
  }),
);
