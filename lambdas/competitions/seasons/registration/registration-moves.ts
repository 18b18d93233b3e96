import type { MergeRef, MergeStep } from '../../merges/merge-steps.ts';
import type { StoredSeason } from '../season-reader.ts';
import type { StoredRegistration } from '../stored.ts';

/** An address that is offered a place, and until when. */
export interface MailOffer {
  readonly email: string;
  readonly until: string;
}

/** Players withdraw; organizers withdraw or reject them; the time to pay for a held spot is over. */
export type Leaving = 'withdrawn' | 'withdrawnByOrganizer' | 'rejected' | 'lapsed';

/** Until when a place on a team is held for its payment, and for which. */
export interface PlaceHold {
  readonly payBy: string;
  readonly orderId?: string;
}

/** Two records of one player: the one that is gone, and the one that stays. */
export interface Merged {
  readonly personId: string;
  readonly intoId: string;
}

/** How people come into seasons and out of them: every step is one transaction, and what moved meanwhile is looked at again. */
export interface RegistrationMoves {
  /** @throws {Problem} registration.already, registration.groupFull, registration.codeInvalid */
  enter(season: StoredSeason, wanted: StoredRegistration, isNewGroup: boolean, now: Date): Promise<void>;
  /** Comes to a squad at once, whether registered already or not. @throws {Problem} registration.already, registration.notEligible */
  join(season: StoredSeason, squadId: string, wanted: StoredRegistration, now: Date): Promise<void>;
  /**
   * Out of the season, the line and every squad. What was paid by card goes back by the policy, or all of it where an organizer
   * takes the player out. A held spot lapses only while its time is over and it is not paid.
   * @throws {Problem} registration.notFound, registration.notNow
   */
  leave(season: StoredSeason, userId: string, as: Leaving, now: Date): Promise<void>;
  /** A held spot is the player’s: it needs no card any more. Nothing where it is not held. */
  confirm(season: StoredSeason, userId: string, now: Date): Promise<void>;
  /**
   * The place on a team is held for its payment until `payBy`, an instant: for the payment of one order, where its id is given. Nothing
   * where the player is not on a team, or it is paid. Safe to repeat.
   */
  hold(season: StoredSeason, userId: string, until: PlaceHold, now: Date): Promise<void>;
  /**
   * Off the team whose place was not paid in time, to the end of the free agents. Nothing while there is time.
   * @throws {Problem} registration.notFound, registration.notNow
   */
  putBack(season: StoredSeason, userId: string, now: Date): Promise<void>;
  /** Into one squad and out of others. @throws {Problem} registration.notFound, .notNow, .notEligible, squad.notFound */
  place(season: StoredSeason, userId: string, squadId: string, now: Date): Promise<void>;
  /** Out of every squad, and still registered. @throws {Problem} registration.notFound, registration.notNow */
  unplace(season: StoredSeason, userId: string, now: Date): Promise<void>;
  /** To another division with room. @throws {Problem} registration.notFound, .notNow, .notEligible */
  changeDivision(season: StoredSeason, userId: string, divisionId: string, now: Date): Promise<void>;
  /** Offers a place to a person. @throws {Problem} registration.notFound, registration.notNow */
  offer(season: StoredSeason, userId: string, toUserId: string, now: Date): Promise<void>;
  /** Offers a place to an address, until then. @throws {Problem} registration.notFound, registration.notNow */
  offerByMail(season: StoredSeason, userId: string, to: MailOffer, now: Date): Promise<void>;
  /** The offer stands no more. @throws {Problem} registration.notFound, registration.notNow */
  takeBack(season: StoredSeason, userId: string): Promise<void>;
  /** A place that is offered to a person or, by a mail, to their address is theirs. @throws {Problem} registration.offerGone, .notNow, .already, .notEligible */
  transfer(season: StoredSeason, userId: string, toUserId: string, now: Date, by?: MailOffer): Promise<void>;
  /** The place of a guardian is a child's, who leads no squad. @throws {Problem} .notFound, .notNow, .already, .cannotTake */
  give(season: StoredSeason, userId: string, dependantId: string, now: Date): Promise<void>;
  /** Out of a season and into another one. @throws {Problem} registration.notFound, .notNow, .already, .notEligible, .wrongMode */
  carry(season: StoredSeason, userId: string, other: StoredSeason, divisionId: string, now: Date): Promise<void>;
  /** An account, or another record by a merge, takes the place of a player who had none. Safe to repeat. */
  takeOver(season: StoredSeason, personId: string, userId: string, now: Date, merge?: MergeRef): Promise<void>;
  /** What a merge moved is the player's again. Safe to repeat. */
  giveBack(season: StoredSeason, step: MergeStep, between: Merged, now: Date): Promise<void>;
  /** Players in a squad of a running season play. Safe to repeat. */
  begin(seasonId: string): Promise<void>;
  /** @throws {Problem} registration.notFound, registration.notNow */
  suspend(season: StoredSeason, userId: string, isOn: boolean, now: Date): Promise<void>;
}
