import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { ownTimeWords, timeWords } from './tournament-words.ts';

interface MatchLineProps {
  readonly match: ShownMatch;
  readonly tournament: Pick<Tournament, 'categories' | 'timeZone'>;
}

/** `Ann – Bob`, or once what is said of both sides where nobody is known yet, as `If needed`. */
export const namesIn = ({ sides, winner }: Pick<ShownMatch, 'sides' | 'winner'>): string => {
  const names = sides.map(({ name }, side) => (side === winner ? `${name} (won)` : name));
  const isUnknown = sides.every(({ entryId, name }) => entryId === undefined && name === sides[0]?.name);
  return isUnknown ? (names[0] ?? '') : names.join(' – ');
};

/** `11–7, 9–11, 11–8` */
export const shownScore = (score: string): string => score.replaceAll(':', '–');

/** The same where it is known who they are, and otherwise what the match is called. */
export const calledBy = (match: Pick<ShownMatch, 'sides' | 'label'>): string =>
  match.sides.every(({ entryId }) => entryId !== undefined) ? namesIn(match) : match.label;

/** `Sat 9:00 AM · Court 1 · Singles, SF 1 · Ann – Bob`, and what came of it. */
export function MatchLine({ match, tournament: { categories, timeZone } }: MatchLineProps) {
  const { startsAt, court, label, categoryId, score } = match;
  const category = categories.find((one) => one.categoryId === categoryId)?.name;
  const own = startsAt && ownTimeWords(startsAt, timeZone);
  const when = startsAt && `${timeWords(startsAt, timeZone)}${own ? ` (${own} your time)` : ''}`;
  return (
    <>
      <strong>{namesIn(match)}</strong>
      {score && `: ${shownScore(score)}`}
      <br />
      <small>{[when, court, `${category}, ${label}`].filter(Boolean).join(' · ')}</small>
    </>
  );
}
