import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { askedOf, eligibilityFailuresOf } from '#shared/events/rsvp/eligibility-failures.ts';
import type { seriesContract } from '#shared/events/series/contract.ts';
import type { EventStore } from '../../details/store.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { forThemselves, visibleEvent } from '../../details/visibility/visible-event.ts';
import { joinKeyOf } from '../../rsvp/line/seat-terms.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import { notEligible } from '../../rsvp/not-eligible.ts';
import { answerAll } from '../rsvp/answer-all.ts';
import { groupInSeries } from '../rsvp/group-in-series.ts';
import type { StandingStore } from '../standing-rsvps/store.ts';
import type { SeriesStore } from '../store.ts';

type JoinSeries = (typeof seriesContract)['operations']['joinSeries'];

export interface SeriesJoin {
  readonly series: SeriesStore;
  readonly rsvps: StandingStore;
  readonly seats: Pick<SeatStore, 'join'>;
}

/** Joins each date by the rules of its own line. */
export async function joinSeries(
  { eventId, token, scope, group: chosen }: Parsed<JoinSeries>,
  caller: Caller,
  store: EventStore,
  by: SeriesJoin & { readonly blocks: Pick<BlockReader, 'partedFrom'> },
): Promise<Output<JoinSeries>> {
  const { userId } = actorOf(caller);
  if (await isShutOut({ eventId }, caller, store, by.blocks)) throw new Problem('event.notFound');
  const { now } = caller;
  const { event } = await visibleEvent({ eventId, token }, forThemselves(store), userId);
  const series = event.seriesId && (await by.series.find(event.seriesId));
  if (!series || !event.occurrenceDate) throw new Problem('series.notFound');
  const isLetIn = isHost(event, userId);
  const player = { ...caller.account, memberOf: await teamsHere(event, userId, store) };
  const eligibilityFailures = isLetIn ? [] : eligibilityFailuresOf(askedOf(event), player);
  if (eligibilityFailures.length > 0) throw notEligible(eligibilityFailures);
  const group = groupInSeries(event, chosen, player);
  const join = async (date: { readonly eventId: string }) => {
    const token = joinKeyOf({ ...series, ...series.template });
    const joined = await by.seats.join({ eventId: date.eventId, userId, player, group, isLetIn, token, now });
    return joined.outcome === 'joined' ? joined.mine.status : 'none';
  };
  const counts = await answerAll(
    { userId, scope, fromDate: event.occurrenceDate, ...(group && { group }) },
    { series, rsvps: by.rsvps, join },
    now,
  );
  if (!counts) throw new Problem('rsvp.closed');
  return counts;
}
