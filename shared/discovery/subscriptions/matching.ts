import { isForLevel, type ListedFacts } from '#shared/events/details/listed-facts.ts';
import type { Point } from '#shared/events/details/schemas.ts';
import { levelWords } from '#shared/events/rsvp/eligibility.ts';
import { formatMoney, isAtMost } from '#shared/money.ts';
import { gameTypeLabel, otherGameTypeId } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import { toLocal } from '#shared/time.ts';
import { distanceMiles } from '../distance.ts';
import type { ActivitySubscription } from './schemas.ts';

/** What a subscription looks at of an event. */
export interface Matched extends ListedFacts, Point {
  readonly gameTypeId: string;
  readonly startsAt: string;
  readonly timeZone: string;
}

type Wanted = Pick<ActivitySubscription, 'address' | 'radius' | 'activities' | 'levels' | 'daysOfWeek' | 'priceMax'>;

/** Whether an event is one that its person asked to be told of. */
export function isWanted(event: Matched, wanted: Wanted): boolean {
  const { address, radius, activities, levels, daysOfWeek, priceMax } = wanted;
  return (
    event.gameTypeId !== otherGameTypeId &&
    activities.includes(gameTypeLabel(event.gameTypeId)) &&
    distanceMiles(address, event) <= radius &&
    (levels === undefined || levels.some((level) => isForLevel(event, level))) &&
    (daysOfWeek === undefined || daysOfWeek.includes(weekdayOf(event))) &&
    (priceMax === undefined || isAtMost(event.price, priceMax))
  );
}

/** Why it matched, in words: the distance and the activity always, the rest where something was asked for. */
export function reasonsOf(event: Matched, { address, levels, daysOfWeek, priceMax }: Wanted): string[] {
  const miles = Math.round(distanceMiles(address, event) * 10) / 10;
  return [
    `${quantity(miles, 'mile')} from ${address.name}`,
    `you follow ${gameTypeLabel(event.gameTypeId)}`,
    ...(levels ? [levelWords(event)?.toLowerCase() ?? 'open to every level'] : []),
    ...(daysOfWeek ? [`on a ${weekdays[weekdayOf(event)]}`] : []),
    ...(priceMax === undefined ? [] : [priceWords(event)]),
  ];
}

/** By number; Sunday is 0. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const weekdayOf = ({ startsAt, timeZone }: Matched) =>
  new Date(`${toLocal(new Date(startsAt), timeZone)}Z`).getUTCDay();

const priceWords = ({ price }: Matched) => (price?.amountMinor ? `costs ${formatMoney(price)}` : 'costs nothing');
