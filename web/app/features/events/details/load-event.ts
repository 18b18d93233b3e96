import type { LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import { events } from '#shared/events/contract.ts';
import { cardPriceOf } from '#shared/events/payments/card-share.ts';
import { pricedBy } from '#shared/events/payments/priced-by.ts';
import type { SeriesPass } from '#shared/events/series/pass/contract.ts';
import { eventSlots } from '#shared/events/slots/contract.ts';
import { slotGroupsOf } from '#shared/events/slots/schemas.ts';
import type { DueList } from '#shared/payments/outside/dues.ts';
import { operations } from '#web/app/operations/operations.ts';
import { loadMe } from '#web/app/session/me.ts';
import { eligibilityFailuresFor } from '../rsvp/eligibility-note.tsx';
import { joinAsMeant } from '../rsvp/join-as-intended.ts';
import { seeSeries } from '../series/see-series.ts';
import { distanceHere } from './distance-here.ts';
import { eventInput, type SeenEvent, seeEvent } from './event-access.ts';
import { intendsNow } from './intent-memory.ts';

/** All that the page of an event shows. */
export async function loadEvent(args: LoaderFunctionArgs) {
  const input = eventInput(args);
  const missing = await joinAsMeant(input);
  const games = import('./load-event-games.ts').then(({ loadEventGames }) => loadEventGames(input));
  const [seen, me] = await Promise.all([
    seeEvent(input, args.request.signal).then((event) => asIntended(event, input)),
    loadMe(),
  ]);
  const needs = needsOf(me);
  const hasSlots = slotGroupsOf(seen.event).length > 0;
  const [joiners, asking, series, signUps, eventGames, dues, quote, pass] = await Promise.all([
    seen.isSignedIn ? operations(events).listJoiners({ ...input, limit: 100 }) : undefined,
    seen.answer.hasSay && !needs.needsProfile ? listRequests(input.eventId) : undefined,
    seeSeries(seen.event, input, args.request.signal),
    seen.isSignedIn && hasSlots ? operations(eventSlots).listSlots(input) : undefined,
    games,
    seen.isSignedIn && pricedBy(seen.event) ? loadMyDues(input.eventId, args.request.signal) : undefined,
    loadQuote(seen, input, args.request.signal),
    loadPass(seen, input, args.request.signal),
  ]);
  return {
    ...seen,
    games: eventGames,
    dues,
    quote,
    series,
    pass,
    missing,
    hasSlots,
    slots: signUps?.slots ?? [],
    ...needs,
    distance: distanceHere(seen.event, me),
    eligibilityFailures: eligibilityFailuresFor(seen.event, me, seen),
    joiners,
    requests: asking?.requests ?? [],
    here: here(args),
  };
}

/** Few come from signing in with something to be done. */
const asIntended = async (seen: SeenEvent, input: ReturnType<typeof eventInput>) =>
  seen.isSignedIn && (intendsNow('save', input.eventId) || intendsNow('follow', input.eventId))
    ? (await import('./save-as-intended.ts')).saveAsIntended(seen, input)
    : seen;

/** What a player has yet to say about themselves: a name to join, the profile to see who else did. */
const needsOf = (me: Awaited<ReturnType<typeof loadMe>>) => ({
  needsName: me.state === 'pending' || (me.state === 'success' && !me.displayName),
  needsTerms: me.state === 'success' && !me.acceptedTerms,
  needsProfile: me.state === 'pending' || (me.state === 'success' && !me.hasAdditionalInfo),
});

/** What the reader owes; without it the page is whole. */
async function loadMyDues(eventId: string, signal: AbortSignal): Promise<DueList | undefined> {
  const { eventPayments } = await import('#shared/events/payments/contract.ts');
  return operations(eventPayments)
    .getMyEventDues({ eventId }, { signal })
    .catch(() => undefined);
}

/** What the reader pays by card; without it the page is whole. */
async function loadQuote(
  { isSignedIn, event }: SeenEvent,
  input: ReturnType<typeof eventInput>,
  signal: AbortSignal,
): Promise<EventQuote | undefined> {
  if (!isSignedIn || !(cardPriceOf(event) || event.ticketTypes?.length)) return undefined;
  const { eventCheckout } = await import('#shared/events/checkout/contract.ts');
  return operations(eventCheckout)
    .getEventQuote(input, { signal })
    .catch(() => undefined);
}

/** What a pass for the coming dates costs the reader, where the host sells one; without it the page is whole. */
async function loadPass(
  { isSignedIn, event }: SeenEvent,
  input: ReturnType<typeof eventInput>,
  signal: AbortSignal,
): Promise<SeriesPass | undefined> {
  if (!isSignedIn || !event.passPrice || !event.seriesId) return undefined;
  const { seriesPass } = await import('#shared/events/series/pass/contract.ts');
  return operations(seriesPass)
    .getSeriesPass(input, { signal })
    .catch(() => undefined);
}

/** Few have a say in who joins. */
const listRequests = async (eventId: string) =>
  operations((await import('#shared/events/hosts/contract.ts')).hostsContract).listRequests({ eventId });

const here = ({ request: { url } }: LoaderFunctionArgs) => url.slice(new URL(url).origin.length);

export type Seen = ReturnType<typeof useLoaderData<typeof loadEvent>>;
