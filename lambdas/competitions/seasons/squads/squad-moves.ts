import type { Coming } from '../registration/moves/bring.ts';
import type { StoredSeason, StoredSquad } from '../season-reader.ts';

/** How squads come into a season and change; the room of their division moves with them. */
export interface SquadMoves {
  /** @throws {Problem} season.tooMany where the division has no room */
  enterSquad(squad: StoredSquad): Promise<void>;
  /** With what it shows; false when it is no longer the version that was read. */
  saveSquad(before: StoredSquad, after: StoredSquad, now: Date): Promise<boolean>;
  /** False when it is no longer the version that was read. @throws {Problem} season.tooMany */
  setStanding(season: StoredSeason, squad: StoredSquad, to: StoredSquad['status'], now: Date): Promise<boolean>;
  /** Accepts a request. @throws {Problem} registration.notFound, registration.notEligible, squad.notFound */
  acceptAsking(season: StoredSeason, squadId: string, userId: string, now: Date): Promise<void>;
  /**
   * Players without an account come to a squad. `look` reads who they are, again where something moved meanwhile.
   * Answers with the names of those who are on a squad of the season already. @throws {Problem} registration.notEligible, squad.notFound
   */
  bring(
    season: StoredSeason,
    squadId: string,
    look: () => Promise<readonly Coming[]>,
    now: Date,
  ): Promise<readonly string[]>;
  /** Those of a plan come to a squad at once; who is in it already is passed over. @throws {Problem} */
  fill(season: StoredSeason, squad: StoredSquad, userIds: readonly string[], now: Date): Promise<number>;
}
