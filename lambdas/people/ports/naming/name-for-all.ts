import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { namelessPlayer, shownName } from '#shared/people/privacy/may-name.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';

/**
 * The name of a person where it is stored for readers who are not known yet: on an event they host, in a mail, beside a
 * rating. Minors are not named there, as visitors read it too.
 */
export const nameForAll = (person: Pick<Account, 'displayName' | 'birthdate'> | undefined, now: Date): string =>
  isMinor(person?.birthdate, now) ? namelessPlayer : (person?.displayName ?? '');

/** The same for readers who share a team, an event or a game with the person. */
export const nameAmongFellows = (person: Pick<Account, 'displayName' | 'birthdate'> | undefined, now: Date): string =>
  shownName(person?.displayName ?? '', isMinor(person?.birthdate, now) ? 'byFirstName' : 'inFull');
