import { Problem } from '#shared/contract/errors.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { Parts } from '../../writes/store.ts';
import { inSquad, moved } from '../promotion.ts';
import type { RegistrationMoves } from '../registration-moves.ts';

/** A suspended player keeps their place and their squad. */
export const suspend =
  ({ settle, standing }: SeasonLookup): RegistrationMoves['suspend'] =>
  (season, userId, isOn, now) =>
    settle(async () => {
      const before = await standing(userId, season.seasonId);
      const isFit = isOn ? ['registered', 'placed', 'active'].includes(before.status) : before.status === 'suspended';
      if (!isFit) throw new Problem('registration.notNow');
      const back = before.squadIds.length > 0 ? inSquad(season) : ('registered' as const);
      return (rows) => moved(rows, season, before, { status: isOn ? 'suspended' : back }, now) as Parts;
    });
