import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { listingChanged } from '#shared/events/messages.ts';
import { createEventReader } from '../../details/event-reader.ts';
import { scheduleDraftEnd } from './schedule-draft-end.ts';

const parts = { events: createEventReader(table()), due: createDueIndex(table()) };

/** Notes how long drafts are kept. */
export const handler = listen(on(listingChanged, ({ data }, now) => scheduleDraftEnd(data, parts, now)));
