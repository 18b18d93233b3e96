import type { FamilyEntry, FamilyMatch } from '#shared/events/dependants/contract.ts';
import type { Plan } from '#shared/people/family/clashes.ts';
import { paths } from '#web/app/router/paths.ts';

/** An event or a match in a family's week. */
export interface FamilyPlan extends Plan {
  readonly title: string;
  readonly href: string;
  readonly place: string;
  /** What is not sure yet; who is in needs no word. */
  readonly chip?: string | undefined;
}

const eventChips = { in: undefined, waiting: 'Waitlist', offered: 'Spot held', requested: 'Requested' } as const;

/** All of a week, soonest first. */
export const plansOf = (entries: readonly FamilyEntry[], matches: readonly FamilyMatch[]): FamilyPlan[] =>
  [...entries.map(ofEvent), ...matches.map(ofMatch)].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));

const ofEvent = ({ eventId, placeLabel, status, ...rest }: FamilyEntry): FamilyPlan => ({
  ...rest,
  id: eventId,
  href: paths.event(eventId),
  place: placeLabel,
  chip: eventChips[status],
});

const ofMatch = ({
  gameId,
  matchId,
  dependantId,
  startsAt,
  endsAt,
  title,
  place,
  role,
  answer,
}: FamilyMatch): FamilyPlan => ({
  ...{ dependantId, startsAt, endsAt, title, place },
  id: `${gameId}/${matchId}`,
  href: paths.match({ gameId, matchId }),
  chip:
    role === 'official' ? 'Officiates' : answer === 'in' ? undefined : answer === 'maybe' ? 'Maybe' : 'No answer yet',
});
