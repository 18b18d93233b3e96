import { quantity } from '#shared/quantity.ts';
import type { Range } from '../fairness.ts';
import type { ScheduleInput } from '../schemas.ts';
import type { ScheduledMatch } from '../version.ts';
import type { Capacity } from './capacity.ts';

const matchCount = (count: number) => quantity(count, 'match', 'matches');
const roomWords = ({ courts, times }: Capacity) => `${quantity(courts, 'field')} and ${quantity(times, 'time')}`;

function playDays({ days, closedDays }: Capacity): string {
  const open = quantity(days.length, 'play day');
  return closedDays === 0 ? open : `${open} (${closedDays} more ${closedDays === 1 ? 'is' : 'are'} closed)`;
}

/** `3 fields and 2 times fit 6 matches a day; 8 are needed. Add a time or a field.` */
export const roundWords = (capacity: Capacity, room: number, per: 'day' | 'week'): string =>
  `${roomWords(capacity)} fit ${matchCount(room)} a ${per}; ${capacity.biggestRound} are needed. Add a time or a field.`;

export const seasonWords = (capacity: Capacity, needed: number): string =>
  `${roomWords(capacity)} on ${playDays(capacity)} fit ${matchCount(capacity.slots.length)}; ${needed} are needed. Add a time, a field or a week.`;

interface Missing {
  readonly possible: number;
  readonly needed: number;
}

interface MoreWeeks extends Pick<ScheduleInput, 'rules'> {
  readonly weeks: number;
}

export const daysWords = (capacity: Capacity, { possible, needed }: Missing, { weeks, rules }: MoreWeeks): string =>
  `At ${rules.mostPerDay} a day and ${rules.mostPerWeek} a week, a team can play ${quantity(possible, 'round')} on ${playDays(capacity)}; ${needed} are needed. Add ${quantity(weeks, 'week')}, or let teams play more often.`;

export const awayWords = (team: string, { possible, needed }: Missing): string =>
  `${team} can play ${matchCount(possible)} on the days they’re free; ${needed} are needed. Change the times they can’t play, or add a week.`;

export const lockWords = ({ homeId, awayId }: ScheduledMatch, nameOf: (squadId: string) => string): string =>
  `${nameOf(homeId)} – ${nameOf(awayId)} is locked to a time it can’t have. Unlock it.`;

export const freeWords = (count: number): string =>
  `${quantity(count, 'match without a time has', 'matches without a time have')} a free one. Choose it.`;

export const timesWords = (clock: string, { least, most }: Range, fields: number): string =>
  `Teams play at ${clock} ${least} to ${quantity(most, 'time')}: matches of one day can only trade places with each other. With ${quantity(fields, 'field')}, a round starts all at once.`;

export const doublesWords = (weeks: number): string =>
  `Teams play twice on a day, so times and fields can’t be even. With ${quantity(weeks, 'more week', 'more weeks')}, everyone plays once a day.`;

export const pairsWords = ({ least, most }: Range): string =>
  `Teams have the same time or field ${least} to ${quantity(most, 'time')}: the pairs of each round leave that difference. You can publish it as it is.`;
