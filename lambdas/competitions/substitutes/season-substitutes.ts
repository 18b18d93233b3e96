import { mostSubstitutes } from '#shared/competitions/substitutes/contract.ts';
import { hasLogin, isDependantId } from '#shared/ids.ts';
import type { GameReader } from '../games/game-store.ts';
import type { Stored, StoredRegistration } from '../seasons/stored.ts';
import type { Possible, SubstituteSource } from './substitute-source.ts';

interface Parts {
  readonly games: Pick<GameReader, 'find'>;
  readonly registrations: Pick<Stored, 'registrationsFor' | 'registration'>;
}

/** In a season, players who registered in the division and are on no team of it. */
export const seasonSubstitutes = ({ games, registrations }: Parts): SubstituteSource => ({
  all: async ({ fixture }) => {
    const game = await games.find(fixture.gameId);
    const found = await registrations.registrationsFor(fixture.scopeId);
    return found.flatMap((one) => possible(one, game?.divisionId));
  },
  find: async (personId, { fixture }) => {
    const [game, registration] = await Promise.all([
      games.find(fixture.gameId),
      registrations.registration(personId, fixture.scopeId),
    ]);
    return registration && possible(registration, game?.divisionId)[0];
  },
  most: async () => mostSubstitutes,
});

/** Registered in the division, on no team, and able to hear of it: with an account, or a child of guardians. */
function possible(
  { status, squadIds, divisionId, userId, mode }: StoredRegistration,
  division: string | undefined,
): Possible[] {
  const isIn = status === 'registered' || status === 'placed' || status === 'active';
  const hears = hasLogin(userId) || isDependantId(userId);
  if (!isIn || squadIds.length > 0 || divisionId !== division || !hears) return [];
  return [{ userId, as: mode === 'sub_only' ? 'substitute' : 'withoutTeam' }];
}
