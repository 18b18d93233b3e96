import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { squadFilled } from '#shared/competitions/seasons/messages.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason, StoredSquad } from '../../season-reader.ts';
import type { SquadMoves } from '../../squads/squad-moves.ts';
import { comesTo, leaderOf, plain, plays } from '../../squads/squad-writes.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import { judged } from '../entering.ts';
import { inSquad, moved } from '../promotion.ts';
import { take } from '../spots.ts';
import { roomForSquad } from './set-standing.ts';

/** Those of a plan who are not in the squad already. @throws {Problem} registration.notNow of who cannot be placed */
async function coming({ stored }: SeasonLookup, squad: StoredSquad, userIds: readonly string[]) {
  const found = await Promise.all(userIds.map((userId) => stored.registration(userId, squad.seasonId)));
  const known = found.filter((one): one is StoredRegistration => one !== undefined);
  const others = known.filter(({ squadIds }) => !squadIds.includes(squad.squadId));
  if (others.some(({ status, divisionId }) => status !== 'registered' || divisionId !== squad.divisionId))
    throw new Problem('registration.notNow');
  return others;
}

/** @throws {Problem} registration.notEligible where they are too many for the squad */
function checkSize(season: StoredSeason, squad: StoredSquad, people: readonly StoredRegistration[], now: Date): void {
  const before = { ...squad, roster: [...squad.roster, ...people.slice(1).map(({ userId }) => userId)] };
  if (people.length > 0) judged(season, before, 0, now);
}

export const fill =
  (look: SeasonLookup): SquadMoves['fill'] =>
  async (season, wanted, userIds, now) => {
    let placed = 0;
    await look.settle(async () => {
      const squad = await look.stored.squad(wanted.seasonId, wanted.squadId);
      if (squad && !plays(squad)) throw new Problem('squad.notFound');
      const room = squad ? undefined : await roomForSquad(look, wanted);
      const people = await coming(look, squad ?? wanted, userIds);
      checkSize(season, squad ?? wanted, people, now);
      placed = people.length;
      const ids = people.map(({ userId }) => userId);
      const after = { status: inSquad(season), squadIds: [wanted.squadId] };
      return (rows) =>
        [
          ...people.flatMap((one) => moved(rows, season, one, after, now).slice(0, 1)),
          ...(room ? [take(rows, room), made(rows, wanted, ids)] : []),
          ...arrived(rows, season, { squad, wanted, people }, now),
        ] as Parts;
    });
    return placed;
  };

const made = (rows: Rows, squad: StoredSquad, roster: string[]) => {
  const captainId = leaderOf(roster);
  return rows.squad.create({ ...plain(squad), roster, ...(captainId && { captainId }) }).commit();
};

interface Arriving {
  /** Undefined where it is made with them. */
  readonly squad: StoredSquad | undefined;
  readonly wanted: StoredSquad;
  readonly people: readonly StoredRegistration[];
}

/** What comes of people who come to a squad. */
function arrived(rows: Rows, season: StoredSeason, { squad, wanted, people }: Arriving, now: Date) {
  if (people.length === 0) return [];
  const ids = people.map(({ userId }) => userId);
  return [...(squad ? [comesTo(rows, squad, ids)] : []), filledFact(rows, season, squad ?? wanted, people, now)];
}

/** One fact for all of them: a transaction has no room for one of each. */
function filledFact(
  rows: Rows,
  { seasonId, teamId, facts }: StoredSeason,
  { squadId, name }: StoredSquad,
  people: readonly StoredRegistration[],
  now: Date,
) {
  const which = people.map(({ userId, version }) => `${userId} ${version}`);
  const id = idFrom('message', squadFilled.name, squadId, ...which);
  const said = {
    seasonId,
    teamId,
    seasonLabel: facts.label,
    squadId,
    squadName: name,
    userIds: people.map(({ userId }) => userId),
  };
  return rows.outbox.put(factRow(squadFilled, id, now, said)).commit();
}
