import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { termsOf, wordsOf } from '#shared/discovery/words.ts';
import type { connectionsContract, NearbyPlayer } from '#shared/people/connections/contract.ts';
import { nearbyWithin, playersAtOnce } from '#shared/people/connections/nearby.ts';
import { mayDeal } from '#shared/people/privacy/who-sees.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import type { AvailabilityReader } from '../../ports/availability/availabilities.ts';
import { between } from '../../ports/between.ts';
import type { ConnectionReader } from '../../ports/connections/player-connections.ts';
import { areasWithin, isAround } from '../nearby/areas.ts';
import { findAccountsNearby, type Spot } from '../nearby/find-nearby.ts';
import { isListed } from '../nearby/is-listed.ts';
import type { NearbyStore } from '../nearby/store.ts';

type Operations = (typeof connectionsContract)['operations'];
type FindPlayers = Operations['findPlayers'];
type Query = Parsed<FindPlayers>;

/** In miles; the farthest that anybody looks around. */
const farthest = 50;
/** Of one search by name. */
const mostNamed = 10;

interface Ports {
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly availabilities: Pick<AvailabilityReader, 'list'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly connections: Pick<ConnectionReader, 'statesOf'>;
  readonly nearby: Pick<NearbyStore, 'page'>;
}

/** Adults around one's own city who want to be found; that, and every block, is read anew for each player shown. */
export async function findPlayers(query: Query, caller: Caller, ports: Ports): Promise<Output<FindPlayers>> {
  const { userId } = actorOf(caller);
  const { account, now } = caller;
  if (!account?.city) return { players: [], isShown: false };
  if (isMinor(account.birthdate, now)) throw new Problem('connection.adultsOnly');
  const cursors = cursorsFor(userId, query);
  const from = query.cursor ? (JSON.parse(await cursors.read(query.cursor)) as Spot) : { area: 0 };
  const { city } = account;
  const { found, next } = await findAccountsNearby({
    areas: areasWithin(city, query.radiusMiles),
    from,
    wanted: playersAtOnce,
    asks: ({ games }) => !query.gameTypeId || games.includes(query.gameTypeId),
    store: ports.nearby,
    choose: await choosing(query, account, ports, now),
  });
  const states = await ports.connections.statesOf(
    userId,
    found.map((person) => person.userId),
  );
  const players = found.map((person) => shown(person, city, states.get(person.userId) ?? 'none'));
  return {
    players: players.sort((a, b) => a.within - b.within || a.displayName.localeCompare(b.displayName)),
    isShown: isListed(account, now),
    ...(next && { nextCursor: await cursors.write(JSON.stringify(next)) }),
  };
}

/** The same by the beginnings of their names, as far as anybody looks around. */
export async function findPlayersByName(
  { text }: Parsed<Operations['findPlayersByName']>,
  caller: Caller,
  ports: Ports,
): Promise<Output<Operations['findPlayersByName']>> {
  const { userId } = actorOf(caller);
  const { account, now } = caller;
  if (!account?.city) return { players: [] };
  if (isMinor(account.birthdate, now)) throw new Problem('connection.adultsOnly');
  const terms = termsOf(text);
  const isNamed = (words: readonly string[]) =>
    terms.length > 0 && terms.every((term) => words.some((word) => word.startsWith(term)));
  const { city } = account;
  const around = await choosing({ radiusMiles: farthest }, account, ports, now);
  const { found } = await findAccountsNearby({
    areas: areasWithin(city, farthest),
    from: { area: 0 },
    wanted: mostNamed,
    store: ports.nearby,
    asks: ({ words }) => words === undefined || isNamed(words),
    choose: async (userIds) => (await around(userIds)).filter(({ displayName = '' }) => isNamed(wordsOf(displayName))),
  });
  const states = await ports.connections.statesOf(
    userId,
    found.map((person) => person.userId),
  );
  return { players: found.map((person) => shown(person, city, states.get(person.userId) ?? 'none')) };
}

/** Who of some listed people is shown to a caller. */
async function choosing(
  { radiusMiles, gameTypeId, level, day }: Pick<Query, 'radiusMiles' | 'gameTypeId' | 'level' | 'day'>,
  viewer: Account & { city?: { hash: string } | undefined },
  { accounts, availabilities, blocks }: Ports,
  now: Date,
): Promise<(userIds: readonly string[]) => Promise<readonly Account[]>> {
  const parted = await blocks.partedFrom(viewer.userId);
  const plays = ({ games = [], levels }: Account) =>
    !gameTypeId || (games.includes(gameTypeId) && (!level || levels?.[gameTypeId] === level));
  return async (userIds) => {
    const people = (await accounts.list(userIds.filter((userId) => userId !== viewer.userId))).filter(
      (person) =>
        isListed(person, now) &&
        mayDeal('nearby', between(viewer.userId, person, parted, now)) &&
        isAround(viewer.city ?? { hash: '' }, person.city ?? { hash: '' }, radiusMiles) &&
        plays(person),
    );
    if (!day) return people;
    const hours = await availabilities.list(people.map(({ userId }) => userId));
    return people.filter(({ userId }) => hours.get(userId)?.weeklyAvailability[day].isAvailable);
  };
}

const shown = (person: Account, around: { hash: string }, state: NearbyPlayer['state']): NearbyPlayer => ({
  userId: person.userId,
  displayName: person.displayName ?? '',
  city: person.city?.name ?? '',
  games: [...(person.games ?? [])],
  levels: person.levels ?? {},
  within: nearbyWithin(around, person.city ?? around) ?? 0,
  state,
});
