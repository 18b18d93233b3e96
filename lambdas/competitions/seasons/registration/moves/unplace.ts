import { Problem } from '#shared/contract/errors.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { Parts } from '../../writes/store.ts';
import { moved } from '../promotion.ts';
import type { RegistrationMoves } from '../registration-moves.ts';

/** Off every squad; they stay registered, and can be placed again. */
export const unplace =
  ({ settle, standing, offSquads }: SeasonLookup): RegistrationMoves['unplace'] =>
  (season, userId, now) =>
    settle(async () => {
      const before = await standing(userId, season.seasonId);
      if (before.squadIds.length === 0 || ['suspended', 'pending_payment'].includes(before.status))
        throw new Problem('registration.notNow');
      const off = await offSquads(season, before, now);
      return (rows) =>
        [...moved(rows, season, before, { status: 'registered', squadIds: [] }, now), ...off(rows)] as Parts;
    });
