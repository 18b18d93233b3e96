import type { SeasonLookup } from '../../season-lookup.ts';
import { inSquad } from '../promotion.ts';
import type { RegistrationMoves } from '../registration-moves.ts';

/** No single notices: the start of the season is announced. Who moved meanwhile is what they became. */
export const begin =
  ({ write, stored }: SeasonLookup): RegistrationMoves['begin'] =>
  async (seasonId) => {
    const season = await stored.find(seasonId);
    if (!season || inSquad(season) === 'placed') return;
    const placed = (await stored.registrationsFor(seasonId)).filter(({ status }) => status === 'placed');
    for (const { userId, version } of placed)
      await write((rows) => [
        rows.registration
          .patch({ userId, seasonId })
          .set({ status: 'active', version: version + 1 })
          .where((row, { eq }) => eq(row.version, version))
          .commit(),
      ]);
  };
