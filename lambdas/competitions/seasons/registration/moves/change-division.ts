import { Problem } from '#shared/contract/errors.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts } from '../../writes/store.ts';
import { comingIn } from '../held-spot.ts';
import { moved } from '../promotion.ts';
import type { RegistrationMoves } from '../registration-moves.ts';
import { type StoredSpots, take, unqueue } from '../spots.ts';

/** Players in a squad, or in line with one, move with it. */
const isFree = ({ squadIds, mode, status }: StoredRegistration) =>
  squadIds.length === 0 && mode !== 'create_team' && status !== 'suspended';

/** @throws {Problem} registration.notNow, registration.notEligible where there is no room */
function check(before: StoredRegistration, to: StoredSpots | undefined): void {
  if (!isFree(before)) throw new Problem('registration.notNow');
  if (to?.left === 0) throw new Problem('registration.notEligible');
}

export const changeDivision =
  ({ settle, standing, roomOf, give }: SeasonLookup): RegistrationMoves['changeDivision'] =>
  (season, userId, divisionId, now) =>
    settle(async () => {
      const before = await standing(userId, season.seasonId);
      if (before.divisionId === divisionId) return undefined;
      const [from, to] = [await roomOf(before), await roomOf(before, divisionId)];
      check(before, to);
      const isWaiting = before.status === 'waitlisted';
      const given = from && !isWaiting ? await give(season, from, now) : undefined;
      const held = isWaiting ? comingIn(season, before, 'registered', 'later', now) : { status: before.status };
      return (rows) =>
        [
          ...moved(rows, season, before, { ...held, divisionId }, now),
          ...(to ? [take(rows, to)] : []),
          ...(from && isWaiting ? [unqueue(rows, from, userId)] : []),
          ...(given?.(rows) ?? []),
        ] as Parts;
    });
