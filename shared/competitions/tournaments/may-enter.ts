import { askedOf, type EligibilityFailure, eligibilityFailuresOf } from '#shared/events/rsvp/eligibility-failures.ts';
import type { PlayerFacts } from '#shared/people/profile/player-facts.ts';
import type { ErrorCode } from '../../errors.ts';
import { toInstant } from '../../time.ts';
import type { Category, Tournament } from './schemas.ts';

type Timed = Pick<
  Tournament,
  'status' | 'timeZone' | 'registrationOpens' | 'registrationCloses' | 'withdrawalDeadline' | 'startDate'
>;

const passed = (local: string | undefined, { timeZone }: Timed, now: Date) =>
  local !== undefined && toInstant(local, timeZone) <= now;

/** Why entries are closed for a category now; undefined where people can. */
export function closedBecause(
  tournament: Timed,
  category: Pick<Category, 'status'> | undefined,
  now: Date,
): ErrorCode | undefined {
  if (!category) return 'tournament.categoryNotFound';
  const { status, registrationOpens, registrationCloses } = tournament;
  const isOpen = registrationOpens === undefined || passed(registrationOpens, tournament, now);
  if (status !== 'registration' || category.status === 'closed' || !isOpen) return 'tournament.registrationClosed';
  return passed(registrationCloses, tournament, now) ? 'tournament.registrationClosed' : undefined;
}

/**
 * Whether who is entered can still withdraw by themselves: until the deadline, or until it is drawn.
 * @param promised until when their payments promised it, whatever the deadline is by now
 */
export const mayWithdraw = (tournament: Timed, now: Date, promised: readonly string[] = []): boolean =>
  (tournament.status === 'registration' || tournament.status === 'announced') &&
  (!passed(tournament.withdrawalDeadline, tournament, now) || promised.some((until) => until > now.toISOString()));

/** The rules of a category that a player does not meet on its first day. */
export function categoryFailures(
  { eligibility }: Pick<Category, 'eligibility'>,
  { gameTypeId, startDate, timeZone }: Pick<Tournament, 'gameTypeId' | 'startDate' | 'timeZone'>,
  person: PlayerFacts,
): EligibilityFailure[] {
  const startsAt = toInstant(`${startDate}T12:00`, timeZone).toISOString();
  return eligibilityFailuresOf(askedOf({ eligibility, gameTypeId, startsAt, timeZone }), person);
}

/** Names of children are on no public list: of no category for them, and of none in a community for young people. */
export const isForChildren = (
  { eligibility }: Pick<Category, 'eligibility'>,
  { isYouth }: { readonly isYouth: boolean },
): boolean => isYouth || eligibility?.gender === 'youth' || (eligibility?.mostAge ?? 120) < 18;
