import { Problem } from '#shared/contract/errors.ts';
import type { SeasonLookup } from '../season-lookup.ts';
import type { StoredSeason } from '../season-reader.ts';
import type { Parts } from '../writes/store.ts';
import { letIn, waitsFor } from './promotion.ts';
import { resize, type SpotKind, type StoredSpots, unlimited } from './spots.ts';

const kinds: readonly SpotKind[] = ['teams', 'players'];
/** A promotion is up to four parts of a transaction. */
const letInAtOnce = 24;

/** The room that a season says its divisions have, while empty. */
export const roomsOf = ({ seasonId, facts }: StoredSeason): StoredSpots[] =>
  facts.divisions.flatMap(({ divisionId, capacity }) =>
    kinds.map((kind) => {
      const most = capacity[kind] ?? unlimited[kind];
      return { seasonId, divisionId, kind, capacity: most, left: most, waiting: [], lineVersion: 1 };
    }),
  );

/** One step towards the room that a season says; true when it is reached. @throws {Problem} season.capacityBelowTaken */
async function resized(look: SeasonLookup, season: StoredSeason, wanted: StoredSpots, now: Date): Promise<boolean> {
  const { seasonId, divisionId, kind, capacity } = wanted;
  let isDone = true;
  await look.settle(async () => {
    const room = await look.stored.room(seasonId, divisionId, kind);
    if (!room || room.capacity === capacity) return undefined;
    if (capacity - room.capacity < -room.left) throw new Problem('season.capacityBelowTaken');
    const most = Math.min(letInAtOnce, Math.max(0, capacity - room.capacity));
    const passed = room.waiting.slice(0, most);
    const first = await Promise.all(passed.map((userId) => look.stored.registration(userId, seasonId)));
    const heirs = first.filter((one) => waitsFor(one, room));
    // While there is a line nothing is left: the room grows by as many as are let in, and again by the next step.
    const next = room.waiting.length === passed.length ? capacity : room.capacity + heirs.length;
    isDone = next === capacity;
    return (rows) =>
      [
        resize(rows, room, { capacity: next, passed: passed.length, letIn: heirs.length }),
        ...heirs.flatMap((heir) => letIn(rows, season, heir, look.newCode(), now)),
      ] as Parts;
  });
  return isDone;
}

/** Gives each division the room that the season says, as far as it gets smaller or larger. */
export async function fitRooms(
  look: SeasonLookup,
  season: StoredSeason,
  now: Date,
  which: 'smaller' | 'larger',
): Promise<void> {
  for (const wanted of roomsOf(season)) {
    const room = await look.stored.room(season.seasonId, wanted.divisionId, wanted.kind);
    const change = room ? Math.sign(wanted.capacity - room.capacity) : 0;
    if (change !== (which === 'smaller' ? -1 : 1)) continue;
    while (!(await resized(look, season, wanted, now)));
  }
}
