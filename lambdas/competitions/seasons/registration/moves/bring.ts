import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { squadFilled } from '#shared/competitions/seasons/messages.ts';
import { isStanding, RegistrationAnswers } from '#shared/competitions/seasons/registration.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason, StoredSquad } from '../../season-reader.ts';
import type { Coming, SquadMoves } from '../../squads/squad-moves.ts';
import { changeAsRead } from '../../squads/squad-writes.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import { judged, playing, put } from '../entering.ts';
import { inSquad } from '../promotion.ts';

/** Players without an account come to a squad, and on the roster of the community with that: all of them or none. */
export const bring =
  ({ settle, stored }: SeasonLookup): SquadMoves['bring'] =>
  async (season, squadId, look, now) => {
    let skipped: readonly string[] = [];
    await settle(async () => {
      const [squad, people] = await Promise.all([playing(stored, season.seasonId, squadId), look()]);
      const found = await Promise.all(
        people.map(async (one) => ({ ...one, before: await stored.registration(one.personId, season.seasonId) })),
      );
      const coming = found.filter(({ before }) => !before || !isStanding(before.status));
      skipped = found.filter((one) => !coming.includes(one)).map(({ invite }) => invite.name ?? '');
      if (coming.length === 0) return undefined;
      const isLate = judgedAll(season, squad, coming, now) === 'late';
      return (rows) =>
        [
          ...coming.flatMap((one) => playsAs(rows, one, now)),
          ...coming.map((one) => put(rows, registrationOf(season, squad, one, now), one.before)),
          changeAsRead(rows, squad, {
            roster: [...squad.roster, ...coming.map(({ personId }) => personId)],
            ...(isLate && { lateAdditions: (squad.lateAdditions ?? 0) + coming.length }),
          }),
          filled(rows, season, squad, now),
        ] as Parts;
    });
    return skipped;
  };

/** @throws {Problem} registration.notEligible where they are too many, or too late */
function judgedAll(season: StoredSeason, squad: StoredSquad, { length }: readonly Coming[], now: Date) {
  const others = length - 1;
  const before = {
    ...squad,
    roster: [...squad.roster, ...Array.from({ length: others }, () => '')],
    lateAdditions: (squad.lateAdditions ?? 0) + others,
  };
  return judged(season, before, 0, now);
}

/** They play under an id of their own for as long as they wait to join; a child of an account as who they are. */
function playsAs(rows: Rows, { invite, isNew, personId }: Coming, now: Date) {
  const { teamId, inviteId, name = '' } = invite;
  const person = { personId, teamId, inviteId, name, createdAt: now.toISOString() };
  const { dependantId } = invite;
  if (dependantId)
    return [
      rows.invite
        .check({ teamId, inviteId })
        .where((row, { eq }) => `${eq(row.status, 'accepted')} AND ${eq(row.dependantId, dependantId)}`)
        .commit(),
    ];
  if (invite.personId)
    return [
      rows.invite
        .check({ teamId, inviteId })
        .where((row, { eq }) => `${eq(row.status, 'pending')} AND ${eq(row.personId, personId)}`)
        .commit(),
    ];
  const listed = isNew
    ? rows.invite
        .put({ ...invite, personId })
        .where((row, { ne, notExists }) => `${notExists(row.status)} OR ${ne(row.status, 'pending')}`)
        .commit()
    : rows.invite
        .patch({ teamId, inviteId })
        .set({ personId })
        .where((row, { eq, notExists }) => `${eq(row.status, 'pending')} AND ${notExists(row.personId)}`)
        .commit();
  return [listed, rows.rosterPerson.create(person).commit()];
}

interface Placed extends Coming {
  readonly before: StoredRegistration | undefined;
}

const registrationOf = (
  season: StoredSeason,
  { squadId, divisionId }: StoredSquad,
  { personId, before }: Placed,
  now: Date,
): StoredRegistration => ({
  userId: personId,
  seasonId: season.seasonId,
  teamId: season.teamId,
  version: (before?.version ?? 0) + 1,
  status: inSquad(season),
  divisionId,
  mode: 'join_team',
  squadIds: [squadId],
  answers: RegistrationAnswers.parse({}),
  registeredAt: now.toISOString(),
});

/** Calendars follow it; there is no one to tell. */
function filled(
  rows: Rows,
  { seasonId, teamId, facts }: StoredSeason,
  { squadId, version, name: squadName }: StoredSquad,
  now: Date,
) {
  const id = idFrom('message', squadFilled.name, squadId, 'brought', String(version));
  const said = { seasonId, teamId, seasonLabel: facts.label, squadId, squadName, userIds: [] };
  return rows.outbox.put(factRow(squadFilled, id, now, said)).commit();
}
