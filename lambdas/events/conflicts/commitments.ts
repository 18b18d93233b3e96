import type { Table } from '#lambdas/kernel/data/table.ts';
import { isCommitted } from '#shared/events/conflicts/commitment.ts';
import type { Commitment } from '#shared/events/conflicts/contract.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import type { MyFixture } from '#shared/events/fixtures/schemas.ts';
import { createFixtureReader, type FixtureReader } from '../fixtures/fixture-reader.ts';
import { createPlansReader, type PlansReader } from './event-plans.ts';

/** Two instants. */
interface Span {
  readonly from: string;
  readonly until: string;
}

/** Where one person has to be, or may have to, within a time, soonest first. May lag a moment. */
export type CommitmentsReader = (personId: string, span: Span) => Promise<readonly Commitment[]>;

const mostMatches = 50;

export function createCommitmentsReader(
  table: Table,
  plans: PlansReader = createPlansReader(table),
  fixtures: Pick<FixtureReader, 'ofPerson'> = createFixtureReader(table),
): CommitmentsReader {
  return async (personId, span) => {
    const [events, matches] = await Promise.all([
      plans(personId, span),
      fixtures.ofPerson(personId, { ...span, limit: mostMatches }),
    ]);
    return [...events.filter(({ event }) => !event.isTimeTbd).map(ofEvent), ...matches.filter(isCommitted).map(ofMatch)]
      .filter(({ startsAt, endsAt }) => startsAt < span.until && endsAt > span.from)
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  };
}

type Plan = Awaited<ReturnType<PlansReader>>[number];

const ofEvent = ({ event, status }: Plan): Commitment => ({
  title: event.title,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  timeZone: event.timeZone,
  place: event.location.kind === 'tbd' ? '' : placeLabel(event.location),
  of: { kind: 'event', eventId: event.eventId, status },
});

const ofMatch = ({ gameId, matchId, role, answer, ...match }: MyFixture): Commitment => ({
  title: match.title,
  startsAt: match.startsAt,
  endsAt: match.endsAt,
  timeZone: match.timeZone,
  place: match.place,
  of: { kind: 'match', gameId, matchId, role, ...(answer && { answer }) },
});
