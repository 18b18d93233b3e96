import type { StoredInvite } from '#lambdas/teams/ports/roster/stored-invite.ts';
import type { StoredSeason, StoredSquad } from '../season-reader.ts';

/** A player without an account who comes to a team. */
export interface Coming {
  readonly invite: StoredInvite;
  /** Whether the roster of the community does not have them yet. */
  readonly isNew: boolean;
  readonly personId: string;
}

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
