import { accountDeleted } from '#shared/accounts/leaving-messages.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import { listingChanged } from '#shared/events/messages.ts';
import { listen, on } from '../../kernel/listen.ts';
import { createErasePart } from '../../kernel/personal/erase-part.ts';
import { table } from '../../kernel/table.ts';
import { discoveryData } from '../personal-data.ts';
import { eventNews, thingNews } from './news.ts';
import { createEntryStore } from './store.ts';

const entries = createEntryStore(table());

export const handler = listen(
  on(listingChanged, ({ data }) => entries.show(eventNews(data))),
  on(entryChanged, ({ data }) => entries.show(thingNews(data))),
  on(accountDeleted, createErasePart(discoveryData, table())),
);
