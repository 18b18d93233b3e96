import { divisionGameId } from './games/division-game.ts';
import type { RegistrationStore } from './seasons/registration/registration-store.ts';
import type { HandOverLines } from './statistics/hand-over-lines.ts';

interface Parts {
  readonly registrations: Pick<RegistrationStore, 'find' | 'registrationsOf' | 'takeOver'>;
  readonly handOverLines: HandOverLines;
  readonly playoffOf: (gameId: string) => Promise<string | undefined>;
}

interface Joined {
  readonly userId: string;
  /** Under which they played before they had an account. */
  readonly personId?: string | undefined;
}

/**
 * A member who joined takes over what was recorded of them before (decision D58): teams and statistics of every season. Safe
 * to repeat: a season that was left half done is done by the next time.
 */
export function createTakeOverPlayer({ registrations, handOverLines, playoffOf }: Parts) {
  const handOver = async (gameId: string, personId: string, userId: string) => {
    await handOverLines(gameId, personId, userId);
    const playoffId = await playoffOf(gameId);
    if (playoffId) await handOverLines(playoffId, personId, userId);
  };
  const inSeason = async (seasonId: string, personId: string, userId: string, now: Date) => {
    const season = await registrations.find(seasonId);
    if (!season) return;
    await registrations.takeOver(season, personId, userId, now);
    for (const { divisionId } of season.facts.divisions)
      await handOver(divisionGameId(seasonId, divisionId), personId, userId);
  };
  return async ({ personId, userId }: Joined, now: Date): Promise<void> => {
    if (!personId) return;
    for (const { seasonId } of await registrations.registrationsOf(personId))
      await inSeason(seasonId, personId, userId, now);
  };
}
