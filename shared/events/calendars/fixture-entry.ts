import type { Fixture, FixtureAnswer } from '../fixtures/schemas.ts';
import { escaped, stamp } from './calendar-lines.ts';

/** A match in a feed. */
export interface FixtureEntry {
  readonly fixture: Fixture;
  readonly url: string;
  /** What the person said whose feed it is: who is out is free at that time. */
  readonly answer?: FixtureAnswer | undefined;
}

const statuses = {
  scheduled: 'CONFIRMED',
  final: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
} as const;

/** A match as a calendar entry (RFC 5545): its UID never changes, and SEQUENCE rises with each change of time or place. */
export const fixtureLines = ({ fixture, url, answer }: FixtureEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${fixture.gameId}.${fixture.matchId}@rovers`,
  `SEQUENCE:${fixture.version}`,
  `DTSTAMP:${stamp(fixture.updatedAt)}`,
  `LAST-MODIFIED:${stamp(fixture.updatedAt)}`,
  `DTSTART:${stamp(fixture.startsAt)}`,
  `DTEND:${stamp(fixture.endsAt)}`,
  `SUMMARY:${escaped(fixture.namesPeople ? fixture.competition : fixture.title)}`,
  `DESCRIPTION:${escaped(`${fixture.competition}\nMatch page: ${url}`)}`,
  ...(fixture.place ? [`LOCATION:${escaped(fixture.place)}`] : []),
  `STATUS:${statuses[fixture.status]}`,
  ...(answer === 'out' ? ['TRANSP:TRANSPARENT'] : []),
  `URL:${url}`,
  'END:VEVENT',
];
