import type { Entry } from '#shared/competitions/tournaments/entry-list.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { peopleIn, type TournamentNotice } from '../facts.ts';

/** Everyone who entered and is in a match, as far as that is known. */
export const playersOf = ({ sides }: Pick<ShownMatch, 'sides'>, entered: readonly Entry[]): string[] =>
  peopleIn(entered.filter(({ entryId }) => sides.some((side) => side.entryId === entryId)));

/** Tells those who play of matches that came to a court and a time after the schedule was out. */
export function placedNotice(matches: readonly ShownMatch[], entered: readonly Entry[]): TournamentNotice | undefined {
  const userIds = matches.flatMap((match) => playersOf(match, entered));
  return userIds.length === 0 ? undefined : { userIds, news: { what: 'placed', keys: matches.map(({ key }) => key) } };
}
