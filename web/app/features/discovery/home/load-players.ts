import { connectionsContract, type NearbyPlayer } from '#shared/people/connections/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

export interface PlayersNearby {
  readonly players: readonly NearbyPlayer[];
  readonly isShown: boolean;
}

const shownPlayers = 4;
const keptMs = 10 * 60_000;

/** Home is opened often, and how often somebody may look around is limited: what was found is kept for a while. */
const kept = new WeakMap<object, { readonly until: number; readonly found: Promise<PlayersNearby | undefined> }>();

/** For as long as `me` is the same. Undefined when nobody could be looked for, as for people under 18. */
export function loadPlayers(me: object): Promise<PlayersNearby | undefined> {
  const before = kept.get(me);
  if (before && before.until > Date.now()) return before.found;
  const found = operations(connectionsContract)
    .findPlayers({})
    .then(
      ({ players, isShown }) => ({ players: players.slice(0, shownPlayers), isShown }),
      () => undefined,
    );
  kept.set(me, { until: Date.now() + keptMs, found });
  return found;
}
