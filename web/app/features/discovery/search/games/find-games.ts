import { type GamePhase, phaseOf } from '#shared/competitions/games/found-game.ts';
import type { GameCard } from '#shared/competitions/games/views.ts';
import { discovery, type EventCard } from '#shared/discovery/contract.ts';
import type { Spot } from '#web/app/map/location.ts';
import { lookFarther } from '#web/app/map/look-farther.ts';
import { operations } from '#web/app/operations/operations.ts';
import { daysToInstants } from '../discover-query.ts';
import type { GamesQuery } from './games-query.ts';

/** A game with the event that it is played at. */
export interface FoundGame {
  readonly game: GameCard;
  readonly event: EventCard;
  readonly phase: GamePhase;
}

/** Miles to look within until a game is found. */
export const usualRadii = [25, 50] as const;

/** A page of games around a spot: on now and to come, or those that are over; and how far was looked. */
export async function findGames(query: GamesQuery, { lat, lng }: Spot, signal: AbortSignal) {
  const { sport: gameTypeId, cursor } = query;
  const when = query.when ?? ('ahead' as const);
  // To about a block, as events are searched for: their distances are the same, and what is cached is shared.
  const at = { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) };
  const asked = { ...at, gameTypeId, when, cursor, ...daysToInstants(query) };
  const look = async (radiusMiles: number) => {
    const { events, nextCursor } = await operations(discovery).findEventsWithGames(
      { ...asked, radiusMiles },
      { signal },
    );
    return { games: await gamesOf(events, when, signal), nextCursor };
  };
  const isNothing = ({ games, nextCursor }: Awaited<ReturnType<typeof look>>) => games.length === 0 && !nextCursor;
  const { found, radius } = await lookFarther(query.radius, usualRadii, look, isNothing);
  return { ...found, query: { ...query, radius } };
}

async function gamesOf(events: readonly EventCard[], when: 'ahead' | 'past', signal: AbortSignal) {
  if (events.length === 0) return [];
  const eventIds = events.map(({ eventId }) => eventId);
  // What describes games comes apart from the page.
  const { games } = await import('#shared/competitions/games/contract.ts');
  const { events: played } = await operations(games).listGamesOfEvents({ eventIds }, { signal });
  const of = new Map(played.map((one) => [one.eventId, one]));
  const now = new Date();
  const found = events.flatMap((event): FoundGame[] => {
    const { games = [], endsAt = event.startsAt } = of.get(event.eventId) ?? {};
    return games.map((game) => ({ game, event, phase: phaseOf(game, { startsAt: event.startsAt, endsAt }, now) }));
  });
  return found.filter(({ phase }) => (when === 'past') === (phase === 'over'));
}
