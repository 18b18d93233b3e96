import { isStanding, mostInGroup } from '#shared/competitions/seasons/registration.ts';
import { judgeAddition, rulesOf } from '#shared/competitions/seasons/roster-rules.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { StoredSeason, StoredSquad } from '../season-reader.ts';
import { newSquad, plays } from '../squads/squad-writes.ts';
import type { Stored, StoredRegistration } from '../stored.ts';
import type { Rows } from '../writes/store.ts';
import { heldFact } from './held-spot.ts';

/** One that was withdrawn or rejected, if any. @throws {Problem} registration.already where one stands */
export async function fresh(
  stored: Pick<Stored, 'registration'>,
  { userId, seasonId }: StoredRegistration,
): Promise<StoredRegistration | undefined> {
  const before = await stored.registration(userId, seasonId);
  if (before && isStanding(before.status)) throw new Problem('registration.already');
  return before;
}

/** @throws {Problem} squad.notFound, also of one that plays no more */
export async function playing(stored: Pick<Stored, 'squad'>, seasonId: string, squadId: string): Promise<StoredSquad> {
  const squad = await stored.squad(seasonId, squadId);
  if (!squad || !plays(squad)) throw new Problem('squad.notFound');
  return squad;
}

/** @throws {Problem} registration.notEligible where the roster rules leave no room */
export function judged({ facts }: StoredSeason, squad: StoredSquad, teamsOfPlayer: number, now: Date): 'in' | 'late' {
  const filling = { playerCount: squad.roster.length, lateAdditions: squad.lateAdditions ?? 0, teamsOfPlayer };
  const verdict = judgeAddition(rulesOf(facts, squad.divisionId), filling, now);
  if (verdict !== 'in' && verdict !== 'late') throw new Problem('registration.notEligible');
  return verdict;
}

/** A registration over the one that was read, or the first. */
export const put = (rows: Rows, row: StoredRegistration, before: StoredRegistration | undefined) =>
  rows.registration
    .put({ ...row, squadIds: [...row.squadIds], ...paidEarlier(row, before) })
    .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
    .commit();

/** A payment for the registration that ended is not taken for one of the new registration. */
function paidEarlier({ cardPayments: standing = [] }: StoredRegistration, before: StoredRegistration | undefined) {
  const { cardPayments = [], earlierPayments = [] } = before ?? {};
  const ended = cardPayments.filter((one) => !standing.some(({ orderId }) => orderId === one.orderId));
  const earlier = [...earlierPayments, ...ended];
  return earlier.length > 0 ? { earlierPayments: earlier } : {};
}

interface Entering {
  readonly wanted: StoredRegistration;
  /** One that was withdrawn or rejected. */
  readonly before: StoredRegistration | undefined;
  readonly isIn: boolean;
  readonly code: string;
  readonly now: Date;
}

/** The registration itself, with the squad that comes with it where there is room for it. */
export function written(rows: Rows, { wanted, before, isIn, code, now }: Entering) {
  const { payBy: _, ...waiting } = wanted;
  const version = (before?.version ?? 0) + 1;
  if (!isIn) return [put(rows, { ...waiting, version, status: 'waitlisted' }, before)];
  const row = { ...wanted, version };
  const held = heldFact(rows, row, row, now);
  if (wanted.mode !== 'create_team' || !wanted.squad) return [put(rows, row, before), ...held];
  const squad = newSquad({ registration: row, details: wanted.squad, code, now });
  return [
    put(rows, { ...row, status: row.payBy ? row.status : 'placed', squadIds: [squad.squadId] }, before),
    rows.squad.create(squad).commit(),
    ...held,
  ];
}

/** The group that a player joins, or makes. @throws {Problem} registration.codeInvalid, registration.groupFull */
export async function grouping(
  stored: Pick<Stored, 'group'>,
  { mode, seasonId, userId, groupCode }: StoredRegistration,
  isNew: boolean,
) {
  if (mode !== 'small_group' || !groupCode) return () => [];
  if (isNew)
    return (rows: Rows) => [rows.group.create({ seasonId, code: groupCode, version: 1, memberIds: [userId] }).commit()];
  const group = await stored.group(seasonId, groupCode);
  if (!group) throw new Problem('registration.codeInvalid');
  if (group.memberIds.length >= mostInGroup) throw new Problem('registration.groupFull');
  return (rows: Rows) => [withMembers(rows, group, [...group.memberIds, userId])];
}

/** A withdrawn player makes room in their group. */
export async function leavingGroup(stored: Pick<Stored, 'group'>, { seasonId, userId, groupCode }: StoredRegistration) {
  const group = groupCode ? await stored.group(seasonId, groupCode) : undefined;
  if (!group?.memberIds.includes(userId)) return () => [];
  return (rows: Rows) => [
    withMembers(
      rows,
      group,
      group.memberIds.filter((one) => one !== userId),
    ),
  ];
}

const withMembers = (
  rows: Rows,
  { seasonId, code, version }: { seasonId: string; code: string; version: number },
  memberIds: string[],
) =>
  rows.group
    .patch({ seasonId, code })
    .set({ memberIds, version: version + 1 })
    .where((row, { eq }) => eq(row.version, version))
    .commit();
