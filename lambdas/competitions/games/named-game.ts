import type { HostedEvents } from '#lambdas/events/ports/hosted-events.ts';
import type { NameSight, Naming } from '#lambdas/people/ports/naming/naming.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import type { GameEntrant } from '#shared/competitions/games/entrant.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import { lineMembers } from '#shared/events/rsvp/line/seats.ts';

export interface NamingParts {
  readonly naming: Pick<Naming, 'of'>;
}

/** People and pairs are called by their own names; a team of a tournament, though a person entered it, by its own. */
export const isOfPeople = ({ kind, personIds }: GameEntrant) => kind !== 'external' && personIds.length > 0;

/** What a game calls an entrant that its reader may not know by name, in the place of a listed one. */
const isNumber = (name: string) => /^Entry \d+$/.test(name);

/**
 * A game in which each player is called what the reader may know (`mayName`). What an organizer called them stays where
 * every one of them may be named.
 */
export async function namedGame(game: Game, sight: NameSight, { naming }: NamingParts): Promise<Game> {
  const personIds = game.entrants.filter(isOfPeople).flatMap((one) => one.personIds);
  if (personIds.length === 0 || sight.needs === true) return game;
  const names = await naming.of(personIds, sight);
  const nameOf = (one: GameEntrant) =>
    one.personIds
      .map((id) => names.get(id)?.name ?? formerPlayer)
      .join(' and ')
      .slice(0, 60);
  const isShort = (one: GameEntrant) => one.personIds.some((id) => (names.get(id)?.as ?? 'inFull') !== 'inFull');
  return {
    ...game,
    entrants: game.entrants.map((one) =>
      isOfPeople(one) && isShort(one) && !isNumber(one.name) ? { ...one, name: nameOf(one) } : one,
    ),
  };
}

/** Whether a person is in what a game is played in: on its list or one of its hosts, or in the game itself. */
export async function sharesGame(
  { eventId, entrants }: Pick<Game, 'eventId' | 'entrants'>,
  userId: string | undefined,
  events: Pick<HostedEvents, 'findWithLine'>,
): Promise<boolean> {
  if (userId === undefined) return false;
  if (entrants.some(({ personIds }) => personIds.includes(userId))) return true;
  if (!eventId || !entrants.some(isOfPeople)) return false;
  const found = await events.findWithLine(eventId);
  return found !== undefined && (lineMembers(found.line).includes(userId) || hostIdsOf(found.event).includes(userId));
}
