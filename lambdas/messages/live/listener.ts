import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createNamedThings } from '#lambdas/teams/ports/named-things.ts';
import { sessionEnded, sessionsEnded } from '#shared/accounts/messages.ts';
import { gameAdded, gameChanged } from '#shared/competitions/games/messages.ts';
import { tournamentChanged } from '#shared/competitions/tournaments/messages.ts';
import { eventCancelled, eventChanged, eventPostponed, seatsCounted } from '#shared/events/messages.ts';
import { notificationTold } from '#shared/notifications/messages.ts';
import { createSocketStore } from '../presence/store.ts';
import { createWatchStore } from '../presence/watch-store.ts';
import { closeSockets } from '../socket/close-socket.ts';
import { closeEnded } from './close-ended.ts';
import { connectSockets } from './connect-sockets.ts';
import { sayChanged } from './say-changed.ts';
import { sayNews } from './say-news.ts';

const store = createSocketStore(table());
const by = { store, watches: createWatchStore(table()), send: connectSockets() };
const ends = { store, accounts: createAccountReader(table()), close: closeSockets() };
const things = createNamedThings(table());

const sayOfEvent = ({ data }: { readonly data: { readonly eventId: string } }, now: Date) =>
  sayChanged(data.eventId, by, now);

/** What is played in a game is shown by the page of its tournament as well. */
async function sayOfGame({ data }: { readonly data: { readonly gameId: string } }, now: Date): Promise<void> {
  await sayChanged(data.gameId, by, now);
  const { tournamentId } = (await things(data.gameId)) ?? {};
  if (tournamentId) await sayChanged(tournamentId, by, now);
}

/** Says on open sockets that there is something new: for a person, or of what their page shows; closes those of ended sessions. */
export const handler = listen(
  on(notificationTold, ({ data }, now) => sayNews(data.userId, by, now)),
  on(sessionsEnded, ({ data }, now) => closeEnded(data.userId, ends, now)),
  on(sessionEnded, ({ data }, now) => closeEnded(data.userId, ends, now)),
  on(gameAdded, sayOfEvent),
  on(gameChanged, sayOfGame),
  on(tournamentChanged, ({ data }, now) => sayChanged(data.tournamentId, by, now)),
  on(eventChanged, sayOfEvent),
  on(eventPostponed, sayOfEvent),
  on(eventCancelled, sayOfEvent),
  on(seatsCounted, sayOfEvent),
);
