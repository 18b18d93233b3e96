import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { eligibilityFailuresOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { asPlayer } from '#shared/people/family/as-player.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import type { JoinFor } from './dependant-seats.ts';

interface Parts {
  readonly dependants: Pick<DependantReader, 'find'>;
  readonly lines: Pick<SeatStore, 'find'>;
  readonly seats: { join(request: JoinFor): Promise<{ readonly outcome: string }> };
}

/** A dependant at a new date of a series that a guardian answered for them. */
export type StandingFor = Pick<JoinFor, 'eventId' | 'dependantId' | 'guardianId' | 'token' | 'fits' | 'group' | 'now'>;

/** False when the guardian may not answer for them any more. Ages are those of the date; of the rest it is known that they fit. */
export const createStandingSeats =
  ({ dependants, lines, seats }: Parts) =>
  async ({ fits, ...at }: StandingFor): Promise<boolean> => {
    const [found, line] = await Promise.all([dependants.find(at.dependantId), lines.find(at.eventId)]);
    if (!found) return false;
    const player = asPlayer(found, {});
    const eligibilityFailures = eligibilityFailuresOf(line?.asked ?? '', player);
    const isMeant = withoutDay(line?.asked) === withoutDay(fits);
    if (eligibilityFailures.some(({ rule }) => rule === 'age' || !isMeant)) return true;
    const { outcome } = await seats.join({ ...at, player, ...(line && { fits: line.asked }) });
    return outcome !== 'noRight';
  };

/** What is asked, apart from the day on which an age is counted. */
function withoutDay(asked = ''): string {
  if (asked === '') return '';
  const { day: _, ...rules } = JSON.parse(asked) as { readonly day: string };
  return JSON.stringify(rules);
}
