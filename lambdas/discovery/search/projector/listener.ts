import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { gameAdded } from '#shared/competitions/games/messages.ts';
import { listingChanged, seatsCounted } from '#shared/events/messages.ts';
import { createWaker } from '../../subscriptions/wake.ts';
import { toEventNews, toSeatsNews } from './index-updates.ts';
import { createListingStore } from './store.ts';

const listings = createListingStore(table());
const wake = createWaker(table(), createDueIndex(table()));

/** Keeps the cards of the map as events and their lines change. */
export const handler = listen(
  // Subscribers who want news at once are notified when the event can be found; imports notify no one.
  on(listingChanged, async (message) => {
    const news = toEventNews(message);
    await listings.show(news);
    if (news.shown && !message.quiet) await wake(news.shown, clock.now());
  }),
  on(seatsCounted, (message) => listings.count(toSeatsNews(message))),
  on(gameAdded, ({ data: { eventId }, occurredAt }) => listings.addGames(eventId, occurredAt)),
);
