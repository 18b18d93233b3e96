import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { guardedBy } from '#lambdas/people/ports/family/guarding.ts';
import type { NoteUse } from '#lambdas/people/ports/family/note-use.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { dependantsContract } from '#shared/events/dependants/contract.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { askedOf, eligibilityFailuresOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { asPlayer } from '#shared/people/family/as-player.ts';
import type { EventStore } from '../../details/store.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { forDependant, visibleEvent } from '../../details/visibility/visible-event.ts';
import type { LettingIn } from '../../ports/event-visibility.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import { answerAll } from '../../series/rsvp/answer-all.ts';
import { groupInSeries } from '../../series/rsvp/group-in-series.ts';
import { leaveAll } from '../../series/rsvp/leave-all.ts';
import type { SeriesLeaves } from '../../series/standing-rsvps/series-leaves.ts';
import type { StandingStore } from '../../series/standing-rsvps/store.ts';
import type { SeriesStore } from '../../series/store.ts';
import type { DependantSeats } from '../dependant-seats.ts';
import { notEligibleFor } from '../not-eligible-for.ts';

type Operations = (typeof dependantsContract)['operations'];
type Join = Operations['joinSeriesForDependant'];
type Leave = Operations['leaveSeriesForDependant'];

interface Parts {
  readonly dependants: Pick<DependantReader, 'find'>;
  readonly events: Pick<EventStore, 'find' | 'findWithLine'> & LettingIn;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly seats: DependantSeats;
  readonly noteUse: NoteUse;
  readonly lines: Pick<SeatStore, 'find'>;
  readonly series: Pick<SeriesStore, 'find'>;
  readonly rsvps: StandingStore;
  readonly leaves: SeriesLeaves;
}

/** As for those who come themselves; each date is joined with the right to answer at that moment. */
export async function joinSeriesForDependant(input: Parsed<Join>, caller: Caller, parts: Parts): Promise<Output<Join>> {
  const { dependantId, scope } = input;
  const { userId: guardianId } = actorOf(caller);
  const { now } = caller;
  const dependant = await guardedBy(dependantId, guardianId, 'rsvp', parts.dependants, now);
  await parts.noteUse(dependant, now);
  if (await isShutOut(input, caller, parts.events, parts.blocks)) throw new Problem('event.notFound');
  const { event } = await visibleEvent(input, forDependant(parts.events, dependant), guardianId);
  const series = event.seriesId ? await parts.series.find(event.seriesId) : undefined;
  if (!series || !event.occurrenceDate) throw new Problem('series.notFound');
  const isLetIn = isHost(event, guardianId);
  const player = { ...asPlayer(dependant, input), memberOf: await teamsHere(event, guardianId, parts.events) };
  const asked = askedOf(event);
  const eligibilityFailures = isLetIn ? [] : eligibilityFailuresOf(asked, player);
  if (eligibilityFailures.length > 0) throw notEligibleFor(eligibilityFailures);
  const group = groupInSeries(event, input.group, player);
  const join = async (date: { readonly eventId: string }) => {
    const who = { eventId: date.eventId, dependantId, guardianId, token: series.shareToken };
    const joined = await parts.seats.join({ ...who, player, group, isLetIn, now });
    if (joined.outcome === 'noRight') throw new Problem('access.denied');
    return joined.outcome === 'joined' ? joined.mine.status : 'none';
  };
  const answer = {
    userId: dependantId,
    guardianId,
    scope,
    fromDate: event.occurrenceDate,
    ...(asked && { fits: asked }),
    ...(group && { group }),
  };
  const counts = await answerAll(answer, { series, rsvps: parts.rsvps, join }, now);
  if (!counts) throw new Problem('rsvp.closed');
  return counts;
}

/** Any guardian who may answer ends it, whichever gave it. */
export async function leaveSeriesForDependant(
  { eventId, dependantId, seats }: Parsed<Leave>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Leave>> {
  const { userId: guardianId } = actorOf(caller);
  const { now } = caller;
  await guardedBy(dependantId, guardianId, 'rsvp', parts.dependants, now);
  const event = await parts.events.find(eventId);
  const series = event?.seriesId ? await parts.series.find(event.seriesId) : undefined;
  if (!series) throw new Problem('rsvp.notFound');
  const leave = async (date: { readonly eventId: string }) => {
    const { outcome } = await parts.seats.leave({ eventId: date.eventId, dependantId, guardianId, now, isLate: true });
    return outcome === 'left';
  };
  const left = await leaveAll(series, { userId: dependantId, seats }, { ...parts, leave }, now);
  if (left === undefined) throw new Problem('rsvp.notFound');
  return { left };
}
