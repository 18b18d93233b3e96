import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason } from '../../season-reader.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts } from '../../writes/store.ts';
import { inSquad, moved } from '../promotion.ts';
import type { RegistrationMoves } from '../registration-moves.ts';

/** How a player stands whose spot is paid. */
export const paidStanding = (season: StoredSeason, { squadIds }: Pick<StoredRegistration, 'squadIds'>) =>
  squadIds.length > 0 ? inSquad(season) : ('registered' as const);

/** The player paid another way, or does not have to. */
export const confirm =
  ({ settle, stored }: Pick<SeasonLookup, 'settle' | 'stored'>): RegistrationMoves['confirm'] =>
  (season, userId, now) =>
    settle(async () => {
      const before = await stored.registration(userId, season.seasonId);
      if (before?.status !== 'pending_payment') return undefined;
      return (rows) => moved(rows, season, before, { status: paidStanding(season, before) }, now) as Parts;
    });
