import { listingChanged, seatsCounted } from '#shared/events/messages.ts';
import { listen, on } from '../../kernel/listen.ts';
import { table } from '../../kernel/table.ts';
import { toEventNews, toSeatsNews } from './news.ts';
import { createListingStore } from './store.ts';

const listings = createListingStore(table());

export const handler = listen(
  on(listingChanged, (message) => listings.show(toEventNews(message))),
  on(seatsCounted, (message) => listings.count(toSeatsNews(message))),
);
