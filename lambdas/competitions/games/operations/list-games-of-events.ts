import { eventFor } from '#lambdas/events/ports/hosted-events.ts';
import type { games } from '#shared/competitions/games/contract.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { GameWorld } from '../game-for.ts';
import { toCard } from './read-games.ts';

type Operation = (typeof games)['operations']['listGamesOfEvents'];

/**
 * The games of events that anyone with the link may see, a page of them at once: each is two items and a list. Of
 * others, and of those that are gone, nothing is said.
 */
export async function listGamesOfEvents(
  { eventIds }: Parsed<Operation>,
  { games: reader, events }: Pick<GameWorld, 'games' | 'events'>,
): Promise<Output<Operation>> {
  const read = async (eventId: string) => {
    const [found, listed] = await Promise.all([eventFor({ eventId }, undefined, events), reader.listByEvent(eventId)]);
    if (found?.event.status !== 'scheduled') return [];
    return [{ eventId, endsAt: found.event.endsAt, games: listed.map(toCard) }];
  };
  const asked = [...new Set(eventIds)];
  return { events: (await Promise.all(asked.map(read))).flat() };
}
