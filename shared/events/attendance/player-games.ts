import * as z from 'zod';
import { EventId, UserId } from '#shared/ids.ts';

/** An event as it stands in a list on a profile. */
const ListedGame = z.object({
  eventId: EventId,
  title: z.string(),
  gameTypeId: z.string(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
});

/** What a player earned by playing and hosting, from what is on record. */
export const badges = {
  firstGame: 'First game',
  tenGames: 'Ten games',
  fiftyGames: 'Fifty games',
  host: 'Host',
} as const;
export type Badge = keyof typeof badges;

/** Which badges so many past games, and hosting any, are worth. */
export function badgesFor(played: number, hasHosted: boolean): Badge[] {
  const earned: readonly (readonly [Badge, boolean])[] = [
    ['firstGame', played >= 1],
    ['tenGames', played >= 10],
    ['fiftyGames', played >= 50],
    ['host', hasHosted],
  ];
  return earned.filter(([, isEarned]) => isEarned).map(([badge]) => badge);
}

export const playerGameOperations = {
  getPlayerGames: {
    method: 'GET',
    path: '/events/users/{userId}/games',
    summary: "Read a player's upcoming public events and badges, as far as they share them",
    access: 'emailVerified',
    input: z.strictObject({ userId: UserId }),
    output: z.object({
      /** Absent where they are not shared. */
      upcoming: z.array(ListedGame).optional(),
      badges: z.array(z.enum(['firstGame', 'tenGames', 'fiftyGames', 'host'])).optional(),
      /** What they came to, latest first; only for oneself. */
      past: z.array(ListedGame).optional(),
    }),
    errors: ['user.notFound'],
  },
} as const;
