import { contention } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { FollowPlayer } from '#lambdas/teams/ports/roster/roster-people.ts';
import { squadFilled } from '#shared/competitions/seasons/messages.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import type { Moved } from '../../../merges/merge-step.entity.ts';
import { type MergeSteps, takenBack } from '../../../merges/merge-steps.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason, StoredSquad } from '../../season-reader.ts';
import { changeAsRead } from '../../squads/squad-writes.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import { put } from '../entering.ts';
import { comingIn, heldAnew, heldFact } from '../held-spot.ts';
import type { Merged, RegistrationMoves } from '../registration-moves.ts';
import { requeue, take } from '../spots.ts';

type MovedRegistration = Extract<Moved, { what: 'registration' }>;

/**
 * A player who was merged into another record has their registration and teams back. What moved since stays: a team that the
 * record which stayed is not on any more is given back by no one, and a team it came to since is its own.
 */
export const giveBack =
  (look: SeasonLookup, steps: Pick<MergeSteps, 'isOpen'>, follow: FollowPlayer): RegistrationMoves['giveBack'] =>
  (season, step, between, now) =>
    look.settle(async () => {
      const { moved } = step;
      if (moved.what !== 'registration' || !(await steps.isOpen(step))) return undefined;
      const { gone, stands, squads } = await asItIs(look.stored, season.seasonId, moved, between, follow);
      const back = stands && (await waitsAgain(look, season, leftWith(stands, moved, squads), moved, now));
      const { personId } = between;
      return (rows) =>
        [
          takenBack(rows, step),
          ...(gone ? putHeld(rows, asBefore(gone, moved, squads), gone, now) : []),
          ...(back ? [...putHeld(rows, back.row, stands, now), ...back.parts(rows)] : []),
          ...squads.flatMap((squad) => [
            givenBack(rows, squad, { personId, holder: stands?.userId ?? '', moved }),
            filled(rows, season, squad, step.mergeId, now),
          ]),
        ] as Parts;
    });

/** A spot that is held for its payment is looked at again, under the id that holds it now. */
function putHeld(rows: Rows, row: StoredRegistration, before: StoredRegistration | undefined, now: Date) {
  const held = heldAnew(row, now);
  return [put(rows, held, before), ...heldFact(rows, held, held, now)];
}

/** The teams are those that the one who stands for both is on still. */
async function asItIs(
  stored: SeasonLookup['stored'],
  seasonId: string,
  { before }: MovedRegistration,
  { personId, intoId }: Merged,
  follow: FollowPlayer,
) {
  const found = await Promise.all(before.squadIds.map((squadId) => stored.squad(seasonId, squadId)));
  // A player who took over since stands in their own line: it is read after the teams, which they are on by then.
  const line = await follow(intoId);
  const [gone, ...stayed] = await Promise.all([personId, ...line].map((one) => stored.registration(one, seasonId)));
  if ((await follow(intoId)).length !== line.length) throw contention('A player took over between two reads');
  const stands = stayed.find((one) => one !== undefined && isStanding(one.status));
  const isOn = ({ roster }: StoredSquad) => stands !== undefined && roster.includes(stands.userId);
  // One transaction writes both: a team without a player whose registration names it was read before they took over.
  if (found.some((squad) => squad && !isOn(squad) && stands?.squadIds.includes(squad.squadId)))
    throw contention('A player took over between two reads');
  const squads = found.flatMap((squad) => (squad && isOn(squad) ? squad : []));
  return { gone, stands, squads };
}

const idsOf = (squads: readonly StoredSquad[]) => squads.map(({ squadId }) => squadId);

/** With the teams that were given back; one that lost all of its teams is without one. */
function asBefore(gone: StoredRegistration, { before }: MovedRegistration, squads: readonly StoredSquad[]) {
  const { status, divisionId } = before;
  const isOut = squads.length === 0 && before.squadIds.length > 0;
  return {
    ...gone,
    version: gone.version + 1,
    status: isOut ? ('registered' as const) : status,
    divisionId,
    squadIds: idsOf(squads),
  };
}

/** The registration of the one that stayed, without what came from the other. */
function leftWith(
  stands: StoredRegistration,
  { before, own }: MovedRegistration,
  squads: readonly StoredSquad[],
): StoredRegistration {
  const ownSquads = own?.squadIds ?? [];
  const given = idsOf(squads).filter((squadId) => !ownSquads.includes(squadId));
  const squadIds = stands.squadIds.filter((squadId) => !given.includes(squadId));
  const next = { ...stands, version: stands.version + 1, squadIds };
  if (!own || !isStanding(own.status))
    return squadIds.length > 0 ? next : { ...next, status: own?.status ?? 'transferred' };
  const isAsMerged = stands.status === before.status && squadIds.length === ownSquads.length;
  if (!isAsMerged || before.squadIds.length === 0) return next;
  const { status, divisionId, askedSquadId } = own;
  return { ...next, status, divisionId, ...(askedSquadId && { askedSquadId }) };
}

/** One who waited in line is there again, or in, where a spot is free by now. */
async function waitsAgain(
  { roomOf }: SeasonLookup,
  season: StoredSeason,
  row: StoredRegistration,
  { own }: MovedRegistration,
  now: Date,
) {
  const place = own?.waitedAt;
  const room = place !== undefined && row.status === 'waitlisted' ? await roomOf(row) : undefined;
  if (!room || place === undefined) return { row, parts: () => [] };
  if (room.left > 0)
    return {
      row: { ...row, ...comingIn(season, row, 'registered', 'later', now) },
      parts: (rows: Rows) => [take(rows, room)],
    };
  return { row, parts: (rows: Rows) => [requeue(rows, room, row.userId, place)] };
}

interface GivingBack {
  readonly personId: string;
  readonly holder: string;
  readonly moved: MovedRegistration;
}

/** One who is on the team no more leads it no more, whether they led it because of the merge or were chosen since. */
function givenBack(rows: Rows, squad: StoredSquad, { personId, holder, moved: { own } }: GivingBack) {
  const isOwnToo = own?.squadIds.includes(squad.squadId) === true;
  const others = squad.roster.filter((one) => one !== personId);
  const roster = isOwnToo ? [...others, personId] : others.map((one) => (one === holder ? personId : one));
  const isLeader = !isOwnToo && squad.captainId === holder;
  return changeAsRead(rows, squad, { roster }, isLeader ? ['captainId'] : []);
}

/** Calendars follow it; there is no one to tell. */
function filled(
  rows: Rows,
  { seasonId, teamId, facts }: StoredSeason,
  { squadId, version, name: squadName }: StoredSquad,
  mergeId: string,
  now: Date,
) {
  const id = idFrom('message', squadFilled.name, squadId, mergeId, String(version));
  const said = { seasonId, teamId, seasonLabel: facts.label, squadId, squadName, userIds: [] };
  return rows.outbox.put(factRow(squadFilled, id, now, said)).commit();
}
