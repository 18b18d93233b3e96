import type { EventBridgeEvent } from 'aws-lambda';
import { cardEntity } from '#lambdas/discovery/search/card.entity.ts';
import { listingEntity } from '#lambdas/discovery/search/listing.entity.ts';
import { handler as keep } from '#lambdas/discovery/search/projector/listener.ts';
import { hostMark } from '#lambdas/events/ports/host-mark.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { gameAdded } from '#shared/competitions/games/messages.ts';
import type { Message, MessageType } from '#shared/contract/message.ts';
import { listingChanged, seatsCounted } from '#shared/events/messages.ts';
import { aContext } from '../product/a-context.ts';

/** How many cards the whole table has of an event. */
export async function copiesOf(eventId: string): Promise<number> {
  const { data } = await cardEntity(table())
    .scan.where(({ position }, { contains }) => contains(position, eventId))
    .go({ pages: 'all' });
  return data.length;
}

export async function keptUntil(eventId: string): Promise<number | undefined> {
  const { data } = await listingEntity(table()).get({ eventId }).go({ consistent: true });
  return data?.expires;
}

interface ListingDifferences {
  readonly version: number;
  readonly isFound?: boolean;
  readonly title?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly groups?: NonNullable<Listed['shown']>['groups'];
}

export const farAway = '2028-06-04T10:00:00.000Z';

export const listing = (eventId: string, { version, isFound = true, ...rest }: ListingDifferences) => {
  const shown = {
    title: 'As it was',
    gameTypeId: 'soccer',
    timeZone: 'America/Chicago',
    placeLabel: 'To be decided, Austin, TX',
    lat: 50,
    lng: 50,
    capacity: 2,
    ...rest,
  };
  return telling(listingChanged, { eventId, version, startsAt: farAway, ...(isFound && { shown }) });
};

type Listed = Message<typeof listingChanged>['data'];

interface Announcement {
  readonly startsAt?: string;
  readonly version?: number;
  readonly hostIds?: readonly string[];
  readonly asked?: string;
}

/** The keeper hears of a public event: basketball in ten days, run by a player, for everyone. */
export async function announce(
  shown: Partial<NonNullable<Listed['shown']>> & { lat: number; lng: number },
  { startsAt, version = 1, hostIds = ['unknown'], asked = '' }: Announcement = {},
): Promise<string> {
  const now = clock.now();
  const eventId = newId('event', now);
  await telling(listingChanged, {
    eventId,
    version,
    startsAt: startsAt ?? new Date(now.getTime() + 10 * 24 * 60 * 60_000).toISOString(),
    shown: {
      title: 'Hoops',
      gameTypeId: 'basketball',
      timeZone: 'America/Chicago',
      placeLabel: 'Zilker Park',
      capacity: 10,
      ...shown,
    },
    terms: { hostMarks: hostIds.map((host) => hostMark(eventId, host)), asked },
  })();
  return eventId;
}

/** The keeper hears that an event is not to be found any more. */
export const withdraw = (eventId: string) =>
  telling(listingChanged, { eventId, version: 2, startsAt: clock.now().toISOString() })();

export const counted = (eventId: string, counts: Omit<Message<typeof seatsCounted>['data'], 'eventId'>) =>
  telling(seatsCounted, { eventId, ...counts });

export const played = (eventId: string) => telling(gameAdded, { eventId, gameId: newId('game', clock.now()) });

/** Hands a message to the keeper, as often as it is called. */
function telling<Type extends MessageType>({ name }: Type, data: Message<Type>['data']) {
  const now = new Date();
  const messageId = newId('message', now);
  const detail = { messageId, type: name, occurredAt: now.toISOString(), quiet: false, data };
  return () => keep({ detail } as EventBridgeEvent<string, unknown>, aContext());
}

/** Every order of the numbers below n. */
export const orders = (n: number): number[][] =>
  n === 0
    ? [[]]
    : orders(n - 1).flatMap((order) => Array.from({ length: n }, (_, at) => order.toSpliced(at, 0, n - 1)));
