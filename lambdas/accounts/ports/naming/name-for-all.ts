import { namelessPlayer, shownName } from '#shared/accounts/privacy/may-name.ts';
import { isMinor } from '#shared/accounts/profile/player-facts.ts';
import type { Account } from '../accounts.ts';

/**
 * What a person is called where the name is written down for readers nobody knows yet: on an event they host, in a letter,
 * beside a rating. Minors are not named there, as visitors read it too.
 */
export const nameForAll = (person: Pick<Account, 'displayName' | 'birthdate'> | undefined, now: Date): string =>
  isMinor(person?.birthdate, now) ? namelessPlayer : (person?.displayName ?? '');

/** The same for readers who share a team, an event or a game with the person. */
export const nameAmongFellows = (person: Pick<Account, 'displayName' | 'birthdate'> | undefined, now: Date): string =>
  shownName(person?.displayName ?? '', isMinor(person?.birthdate, now) ? 'byFirstName' : 'inFull');
