import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import type { OrderPlayer } from '#shared/events/rsvp/line/order-seats.ts';
import { holdToPay } from '#shared/events/rsvp/line/paid-seats.ts';
import { isOnLine, orderOf } from '#shared/events/rsvp/line/seats.ts';
import { settleLine } from '#shared/events/rsvp/line/settle-line.ts';
import type { PassDateState } from '#shared/events/series/pass/contract.ts';
import type { Money } from '#shared/money.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { playerOf } from '../../checkout/held-already.ts';
import { refuseJoin } from '../../checkout/why-not-hold.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { forThemselves, visibleEvent } from '../../details/visibility/visible-event.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { joinKeyOf } from '../../rsvp/line/seat-terms.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import type { SeriesStore } from '../store.ts';
import { isCalledOff, plannedUntil } from '../stored-series.ts';

export interface PassParts extends Sellers {
  readonly events: EventStore;
  readonly series: Pick<SeriesStore, 'find' | 'findEvents'>;
  readonly seats: Pick<SeatStore, 'find' | 'move' | 'leave'>;
  readonly orders: Pick<Orders, 'find' | 'findFor' | 'reserve' | 'move' | 'ofPayer'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
}

/** One coming date, what the pass does about it, and what it needs for that. */
export interface DateOfPass {
  readonly event: StoredEvent & { readonly passPrice: Money };
  readonly line: StoredLine;
  readonly state: PassDateState;
  readonly player: OrderPlayer;
  /** The order that was there for this spot until now. */
  readonly before: StoredOrder | undefined;
}

/** A pass with its first date, from which it has its title. */
export interface LookedAt {
  readonly event: DateOfPass['event'];
  readonly rootId: string;
  readonly dates: readonly DateOfPass[];
  /** The order for the player's last pass. */
  readonly order: StoredOrder | undefined;
}

interface Asked {
  readonly eventId: string;
  readonly token?: string | undefined;
  readonly group?: string | undefined;
}

const atOnce = 8;

/** An order, its lines and all their claims are written in one transaction. */
const mostDates = 80;

/**
 * What a pass is now, for one player.
 * @throws {Problem} event.notFound, series.notFound; payment.notDue where there is none
 */
export async function lookAtPass(input: Asked, caller: Caller, parts: PassParts): Promise<LookedAt> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  if (await isShutOut(input, caller, parts.events, parts.blocks)) throw new Problem('event.notFound');
  const { event } = await visibleEvent(input, forThemselves(parts.events), userId);
  const series = event.seriesId ? await parts.series.find(event.seriesId) : undefined;
  const { rootId } = event;
  if (!series || !rootId) throw new Problem('series.notFound');
  if (!isPassed(event)) throw new Problem('payment.notDue');
  const plans = plannedUntil(series, now)
    .filter(({ occurrenceDate, startsAt }) => startsAt > now.toISOString() && !isCalledOff(series, occurrenceDate))
    .slice(0, mostDates);
  const found = await parts.series.findEvents(plans.map(({ eventId }) => eventId));
  const memberOf = await teamsHere(event, userId, parts.events);
  const looks: DateOfPass[] = [];
  await inParallel([...found.values()].filter(isPassed), atOnce, async (one) => {
    const date = await lookAtDate(one, { ...input, memberOf }, caller, parts);
    if (date) looks.push(date);
  });
  const dates = looks.toSorted((a, b) => a.event.startsAt.localeCompare(b.event.startsAt));
  const order = await parts.orders.findFor({ subjectId: rootId, personId: userId });
  return { event, rootId, dates, order };
}

const isPassed = (event: StoredEvent): event is DateOfPass['event'] => event.passPrice !== undefined;

type Coming = Pick<Asked, 'group'> & { readonly memberOf: readonly string[] };

/** One date as it is now; undefined where it has begun or doesn't take place. */
export async function lookAtDate(
  event: DateOfPass['event'],
  { group, memberOf }: Coming,
  { actor, account, now }: Pick<Caller, 'actor' | 'account' | 'now'>,
  parts: { readonly seats: Pick<SeatStore, 'find'>; readonly orders: Pick<Orders, 'findFor'> },
): Promise<DateOfPass | undefined> {
  const userId = actor?.userId ?? '';
  const { eventId } = event;
  const [read, before] = await Promise.all([
    parts.seats.find(eventId),
    parts.orders.findFor({ subjectId: eventId, personId: userId }),
  ]);
  if (!read || event.status !== 'scheduled' || event.startsAt <= now.toISOString()) return undefined;
  const line = settleLine(read, now);
  const request = { eventId, userId, group, player: { ...account, memberOf }, token: joinKeyOf(event), now };
  const player = playerOf(line, request);
  const state = (): PassDateState => {
    if (isOnLine(userId, line) || isHost(event, userId) || isPaying(before)) return 'mine';
    if (!isJoinable(line, request)) return 'closed';
    const { outcome } = holdToPay(line, userId, { ...player, orderId: '', until: event.startsAt }, now);
    return outcome === 'held' ? 'included' : 'full';
  };
  return { event, line: read, state: state(), player, before };
}

/** They may still pay for this date alone; a pass whose holds ran out gives way to the next one. */
const isPaying = (before: StoredOrder | undefined): boolean =>
  before !== undefined && isOpen(before.status) && before.subjectKind !== 'series';

/** By the rules of the date itself: who may come, and until when. */
function isJoinable(line: StoredLine, request: Parameters<typeof refuseJoin>[1]): boolean {
  try {
    refuseJoin(line, request);
    return line.open;
  } catch (error) {
    if (error instanceof Problem) return error.code === 'rsvp.full';
    throw error;
  }
}

/** The dates of a pass on which the player has its spot, held or paid. */
export const seatsOf = (order: StoredOrder | undefined, dates: readonly DateOfPass[], userId: string): DateOfPass[] =>
  order ? dates.filter(({ line }) => orderOf(line, userId) === order.orderId) : [];
