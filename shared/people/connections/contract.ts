import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { UserId } from '#shared/ids.ts';
import { GameTypeId } from '#shared/places/game-types.ts';
import { Lines } from '#shared/text.ts';
import { weekdays } from '../availability/schemas.ts';
import { listOperations } from './lists.ts';
import { nearbyMiles } from './nearby.ts';
import { connectionStates, longestMessage, mostRequestsADay } from './rules.ts';

const State = z.enum(connectionStates);
const Someone = z.object({ userId: UserId, displayName: z.string() });

/** A player who wants to be found by players nearby. */
const NearbyPlayer = Someone.extend({
  city: z.string(),
  games: z.array(z.string()),
  levels: z.record(z.string(), SkillLevel.optional()),
  /** In miles: the least of the distances one can look within. */
  within: z.number(),
  state: State,
});
export type NearbyPlayer = z.infer<typeof NearbyPlayer>;

const Linked = Someone.extend({
  city: z.string().optional(),
  /** When they came to stand as they do. */
  since: z.iso.datetime(),
});

/** Players who find each other, and their connections. */
export const connectionsContract = defineContract('connections', {
  findPlayers: {
    method: 'GET',
    path: '/people/me/nearby-players',
    summary: 'Find adults near your city who want to be found, nearest first',
    access: 'profileComplete',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({
      radiusMiles: z.coerce
        .number()
        .pipe(z.literal([...nearbyMiles], 'Choose 5, 10, 25 or 50 miles.'))
        .default(25),
      gameTypeId: GameTypeId.optional(),
      /** In that sport; it is not looked at without one. */
      level: SkillLevel.optional(),
      /** A player with hours on that day. */
      day: z.enum(weekdays, 'Choose a day.').optional(),
      cursor: z.string().max(1024).optional(),
    }),
    output: z.object({
      players: z.array(NearbyPlayer),
      /** Whether others find the caller in the same way. */
      isShown: z.boolean(),
      nextCursor: z.string().optional(),
    }),
    errors: ['connection.adultsOnly', 'request.cursorInvalid'],
  },
  findPlayersByName: {
    method: 'GET',
    path: '/people/me/nearby-players/named',
    summary: 'Find adults near your city who want to be found, by the beginning of their name',
    access: 'profileComplete',
    limit: { calls: 240, per: 'hour' },
    input: z.strictObject({ text: z.string().trim().min(3, 'Type at least three letters.').max(100) }),
    output: z.object({ players: z.array(NearbyPlayer) }),
    errors: ['connection.adultsOnly'],
  },
  listConnections: {
    method: 'GET',
    path: '/people/me/connections',
    summary: 'List your connections and open requests',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({
      connections: z.array(Linked),
      received: z.array(Linked.extend({ message: z.string().optional() })),
      sent: z.array(Linked),
    }),
  },
  askToConnect: {
    method: 'POST',
    path: '/people/me/connections',
    summary: 'Send a connection request; if the player already asked you, you are connected right away',
    access: 'profileComplete',
    limit: { calls: mostRequestsADay, per: 'day' },
    input: z.strictObject({ userId: UserId, message: Lines(longestMessage, 'The message').optional() }),
    output: z.object({ state: State }),
    errors: ['connection.self', 'connection.adultsOnly', 'connection.tooSoon', 'connection.tooMany', 'user.notFound'],
  },
  answerConnection: {
    method: 'PUT',
    path: '/people/me/connections/{userId}/answer',
    summary: 'Accept or decline a connection request; a decline is not announced',
    access: 'signedIn',
    input: z.strictObject({ userId: UserId, accept: z.boolean() }),
    output: z.object({ state: State }),
    errors: ['connection.notFound', 'connection.tooMany'],
  },
  removeConnection: {
    method: 'DELETE',
    path: '/people/me/connections/{userId}',
    summary: 'Remove a connection or cancel a request; the other person is not notified',
    access: 'signedIn',
    input: z.strictObject({ userId: UserId }),
    output: z.object({}),
    errors: ['connection.notFound'],
  },
  ...listOperations,
});
