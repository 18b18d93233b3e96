import { openWindow } from '#shared/competitions/seasons/windows.ts';
import type { Sight } from './sight/season-sight.ts';
import type { StoredRegistration } from './stored.ts';

/** The window that is open for a player with these registrations. */
export const windowFor = (sight: Sight, mine: readonly StoredRegistration[], now: Date) =>
  openWindow(sight.season.facts, { isMember: sight.isMember, isReturning: isReturning(sight, mine) }, now);

/** Whether a player played in another season of the team. */
const isReturning = ({ season: { teamId, seasonId } }: Sight, mine: readonly StoredRegistration[]) =>
  mine.some(
    (one) =>
      one.teamId === teamId && one.seasonId !== seasonId && ['placed', 'active', 'registered'].includes(one.status),
  );
