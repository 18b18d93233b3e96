import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { Problem } from '#shared/contract/errors.ts';
import { judged, playing } from '../registration/entering.ts';
import { comingIn } from '../registration/held-spot.ts';
import { bring } from '../registration/moves/bring.ts';
import { fill } from '../registration/moves/fill.ts';
import { roomForSquad, setStanding } from '../registration/moves/set-standing.ts';
import { inSquad, moved } from '../registration/promotion.ts';
import { take } from '../registration/spots.ts';
import { createSeasonLookup, type SeasonLookup } from '../season-lookup.ts';
import type { Stored } from '../stored.ts';
import type { Parts } from '../writes/store.ts';
import { heldBySquad } from './squad-logo.ts';
import type { SquadMoves } from './squad-moves.ts';
import { comesTo, plain, squadChangedFact } from './squad-writes.ts';

/** The squads of a season, as they are and as they move. */
export interface SquadStore extends Stored, SquadMoves {}

export function createSquadStore(table: Table, newCode: () => string, retry?: Retry): SquadStore {
  const look = createSeasonLookup(table, newCode, retry);
  return {
    ...look.stored,
    enterSquad: enterSquad(look),
    saveSquad: saveSquad(look),
    setStanding: setStanding(look),
    acceptAsking: acceptAsking(look),
    fill: fill(look),
    bring: bring(look),
  };
}

const enterSquad =
  (look: SeasonLookup): SquadStore['enterSquad'] =>
  (squad) =>
    look.settle(async () => {
      if (await look.stored.squad(squad.seasonId, squad.squadId)) return undefined;
      const room = await roomForSquad(look, squad);
      return (rows) => [take(rows, room), rows.squad.create(plain(squad)).commit()] as Parts;
    });

const saveSquad =
  ({ write }: SeasonLookup): SquadStore['saveSquad'] =>
  async (before, after, now) => {
    const { seasonId, squadId, version, name, colour, logo, requests, captainId, coCaptainIds, seed } = after;
    const refused = await write((rows) => [
      rows.squad
        .patch({ seasonId, squadId })
        .set({
          name,
          colour,
          requests,
          version,
          coCaptainIds: [...coCaptainIds],
          ...(logo && { logo }),
          ...(captainId && { captainId }),
          ...(seed !== undefined && { seed }),
        })
        .remove(logo ? [] : ['logo'])
        .where((row, { eq }) => eq(row.version, before.version))
        .commit(),
      rows.outbox.put(squadChangedFact(after, now)).commit(),
      ...heldBySquad(after, before, now).map((fact) => rows.outbox.put(fact).commit()),
    ]);
    return refused.length === 0;
  };

const acceptAsking =
  ({ settle, stored }: SeasonLookup): SquadStore['acceptAsking'] =>
  (season, squadId, userId, now) =>
    settle(async () => {
      const asking = await stored.registration(userId, season.seasonId);
      if (asking?.status !== 'started' || asking.askedSquadId !== squadId) throw new Problem('registration.notFound');
      const squad = await playing(stored, season.seasonId, squadId);
      const isLate = judged(season, squad, asking.squadIds.length, now) === 'late';
      const standing = comingIn(season, asking, inSquad(season), 'later', now);
      const after = { ...standing, squadIds: [squadId], divisionId: squad.divisionId };
      return (rows) =>
        [
          ...moved(rows, season, asking, { ...after, squadName: squad.name }, now),
          comesTo(rows, squad, [userId], isLate),
        ] as Parts;
    });
