import { Problem } from '#shared/contract/errors.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import { comesTo } from '../../squads/squad-writes.ts';
import type { Parts } from '../../writes/store.ts';
import { judged, playing } from '../entering.ts';
import { inSquad, moved } from '../promotion.ts';
import type { RegistrationMoves } from '../registration-moves.ts';

export const place =
  ({ settle, stored, standing, offSquads }: SeasonLookup): RegistrationMoves['place'] =>
  (season, userId, squadId, now) =>
    settle(async () => {
      const before = await standing(userId, season.seasonId);
      const squad = await playing(stored, season.seasonId, squadId);
      if (before.squadIds.includes(squadId)) return undefined;
      if (['waitlisted', 'suspended'].includes(before.status)) throw new Problem('registration.notNow');
      if (squad.divisionId !== before.divisionId) throw new Problem('registration.notEligible');
      const isLate = judged(season, squad, 0, now) === 'late';
      const off = await offSquads(season, before, now);
      const after = { status: inSquad(season), squadIds: [squadId], squadName: squad.name };
      return (rows) =>
        [...moved(rows, season, before, after, now), comesTo(rows, squad, [userId], isLate), ...off(rows)] as Parts;
    });
