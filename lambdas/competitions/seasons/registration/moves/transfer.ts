import { isStanding, isTransferable, RegistrationAnswers } from '#shared/competitions/seasons/registration.ts';
import { Problem } from '#shared/contract/errors.ts';
import { isDependantId } from '#shared/ids.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason, StoredSquad } from '../../season-reader.ts';
import { changeAsRead } from '../../squads/squad-writes.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import { fresh, judged, put } from '../entering.ts';
import { moved } from '../promotion.ts';
import type { MailOffer, RegistrationMoves } from '../registration-moves.ts';
import { withoutCard } from '../saved-card.ts';

/** A place, with its squads and its group, is another person's: no one in line is passed, and no room moves. */
const handOver =
  ({ settle, stored }: SeasonLookup, check: (before: StoredRegistration | undefined) => StoredRegistration) =>
  (season: StoredSeason, userId: string, toUserId: string, now: Date) =>
    settle(async () => {
      const { seasonId } = season;
      const before = check(await stored.registration(userId, seasonId));
      if (!isTransferable(before.status)) throw new Problem('registration.notNow');
      const { offeredTo: _, offeredUntil: __, ...held } = before;
      const paid = withoutCard(before, season, now);
      const theirs = { ...held, ...paid.row, userId: toUserId, carriedFrom: { seasonId, userId } };
      const heirBefore = await fresh(stored, theirs);
      const found = await Promise.all(before.squadIds.map((squadId) => stored.squad(seasonId, squadId)));
      const hands = found.flatMap((squad) => (squad ? [changingHands(season, squad, [userId, toUserId], now)] : []));
      const group = before.groupCode ? await stored.group(seasonId, before.groupCode) : undefined;
      const row = { ...theirs, answers: RegistrationAnswers.parse({}), registeredAt: now.toISOString() };
      return (rows) =>
        [
          ...moved(rows, season, before, { status: 'transferred', squadIds: [], heirId: toUserId }, now),
          put(rows, { ...row, version: (heirBefore?.version ?? 0) + 1 }, heirBefore),
          ...paid.facts.map((fact) => rows.outbox.put(fact).commit()),
          rows.offer.delete({ userId: toUserId, seasonId }).commit(),
          ...hands.map((change) => change(rows)),
          ...(group
            ? [
                rows.group
                  .patch({ seasonId, code: group.code })
                  .set({ memberIds: inPlaceOf(group.memberIds, userId, toUserId), version: group.version + 1 })
                  .where(({ version }, { eq }) => eq(version, group.version))
                  .commit(),
              ]
            : []),
        ] as Parts;
    });

export const transfer =
  (look: SeasonLookup): RegistrationMoves['transfer'] =>
  (season, userId, toUserId, now, by) =>
    handOver(look, (before) => {
      const isMeant = by ? isOffered(before, by, now) : before?.offeredTo === toUserId;
      if (!before || !isMeant) throw new Problem('registration.offerGone');
      return before;
    })(season, userId, toUserId, now);

/** Whether a place is still offered to an address by the mail that it got. */
export const isOffered = (before: StoredRegistration | undefined, { email, until }: MailOffer, now: Date): boolean =>
  before?.offeredTo === email && before.offeredUntil === until && now.toISOString() < until;

export const give =
  (look: SeasonLookup): RegistrationMoves['give'] =>
  (season, userId, dependantId, now) =>
    handOver(look, (before) => {
      if (!before || !isStanding(before.status)) throw new Problem('registration.notFound');
      return before;
    })(season, userId, dependantId, now);

const inPlaceOf = (ids: readonly string[], userId: string, toUserId: string): string[] =>
  ids.map((one) => (one === userId ? toUserId : one));

/** One player replaces another on the roster; a captain hands the lead on with the place, though not to a child. @throws {Problem} */
function changingHands(
  season: StoredSeason,
  squad: StoredSquad,
  [userId, toUserId]: readonly [string, string],
  now: Date,
): (rows: Rows) => unknown {
  if (squad.captainId === userId && isDependantId(toUserId)) throw new Problem('registration.cannotTake');
  const others = squad.roster.filter((one) => one !== userId);
  const isLate = judged(season, { ...squad, roster: others }, 0, now) === 'late';
  return (rows) =>
    changeAsRead(rows, squad, {
      roster: inPlaceOf(squad.roster, userId, toUserId),
      coCaptainIds: squad.coCaptainIds.filter((one) => one !== userId),
      ...(squad.captainId === userId && { captainId: toUserId }),
      ...(isLate && { lateAdditions: (squad.lateAdditions ?? 0) + 1 }),
    });
}
