import type { Entry } from '#shared/competitions/tournaments/entry-list.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { peopleIn } from '../facts.ts';
import type { StoredTournament } from '../tournament-reader.ts';
import type { Telling } from '../tournament-store.ts';

/** `SF 1: Ann – Bob` */
export const matchWords = ({ label, sides }: Pick<ShownMatch, 'label' | 'sides'>): string =>
  `${label}: ${sides.map(({ name }) => name).join(' – ')}`;

/** Whoever of those who entered is in a match, as far as that is known. */
export const playersOf = ({ sides }: Pick<ShownMatch, 'sides'>, entered: readonly Entry[]): string[] =>
  peopleIn(entered.filter(({ entryId }) => sides.some((side) => side.entryId === entryId)));

/** Tells those who play of matches that came to a court and a time after the schedule was out. */
export function placedTelling(
  { name, timeZone }: StoredTournament['facts'],
  matches: readonly ShownMatch[],
  entered: readonly Entry[],
): Telling | undefined {
  const userIds = matches.flatMap((match) => playersOf(match, entered));
  if (userIds.length === 0) return undefined;
  const [only, ...others] = matches;
  const words =
    only && others.length === 0
      ? `${matchWords(only)} is on ${only.court}, ${whenWords(only.startsAt, timeZone)}.`
      : 'See when and where you play.';
  return { userIds, subject: `You have a court and a time: ${name}`, words };
}

const whenWords = (startsAt = '', timeZone = 'UTC'): string =>
  new Date(startsAt).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone });
