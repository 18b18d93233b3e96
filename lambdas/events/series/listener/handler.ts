import { seriesChanged } from '#shared/events/messages.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { table } from '../../../kernel/table.ts';
import { bringUp } from '../bring-up.ts';
import { connectSeries } from '../connect.ts';
import { nextNight } from '../nightly-work.ts';

const by = connectSeries(table());
const due = createDueIndex(table());

export const handler = listen(
  on(seriesChanged, async ({ data: { seriesId } }, now) => {
    await due.schedule(nextNight(seriesId, now), now);
    await bringUp(seriesId, by, now);
  }),
);
