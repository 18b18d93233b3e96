import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import { listingChanged } from '#shared/events/messages.ts';
import { discoveryData } from '../../personal-data.ts';
import { createActivitySubscriptionStore } from '../../subscriptions/store.ts';
import { eventNews, thingNews } from './index-updates.ts';
import { createEntryStore } from './store.ts';

const entries = createEntryStore(table());
const subscriptions = createActivitySubscriptionStore(table());

/** The index of subscriptions that match new events changes with the subscriptions. */
const erase = createErasePart(discoveryData, table(), async ({ userId }) => {
  const found = await subscriptions.find(userId);
  if (found.subscriptions.length > 0 && !(await subscriptions.save(userId, found, [])))
    throw new Error('The subscriptions moved');
});

/** Keeps the words by which things are found, and forgets what people searched for when they leave. */
export const handler = listen(
  on(listingChanged, ({ data }) => entries.show(eventNews(data))),
  on(entryChanged, ({ data }) => entries.show(thingNews(data))),
  on(accountDeleted, erase),
  on(exportAsked, createExportPart(discoveryData, table())),
);
