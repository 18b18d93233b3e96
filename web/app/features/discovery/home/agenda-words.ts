import { ordinal } from '#shared/competitions/standings/words.ts';
import type { FixtureAnswer } from '#shared/events/fixtures/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { toLocal } from '#shared/time.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { placeOf, shortDayOf, timeOf } from '#web/blocks/look/event-card-words.ts';
import type { AgendaEntry } from './agenda.ts';

interface ChipWords {
  readonly tone: 'in' | 'wait' | 'bad' | 'plain';
  readonly words: string;
}

const stateChips = {
  cancelled: { tone: 'bad', words: 'Canceled' },
  postponed: { tone: 'wait', words: 'Postponed' },
  draft: { tone: 'plain', words: 'Draft' },
} as const;

/** Where the player stands: `You host`, `You’re in`, `2nd in line`, `Mia’s in`. */
export function chipOf({ thing: { status }, match, mine, isHost, child }: AgendaEntry): ChipWords | undefined {
  if (status !== 'scheduled') return stateChips[status];
  if (match?.role === 'official') return { tone: 'plain', words: 'You officiate' };
  if (match) return answerChip(match.answer, child?.firstName);
  if (isHost) return { tone: 'in', words: 'You host' };
  if (mine.status === 'in') return { tone: 'in', words: child ? `${child.firstName}’s in` : 'You’re in' };
  if (mine.status === 'waiting') return { tone: 'wait', words: `${ordinal(mine.position)} in line` };
  if (mine.status === 'offered') return { tone: 'wait', words: 'Spot held' };
  return mine.status === 'requested' ? { tone: 'wait', words: 'Requested' } : undefined;
}

function answerChip(answer: FixtureAnswer | undefined, child: string | undefined): ChipWords {
  if (answer === 'in') return { tone: 'in', words: child ? `${child}’s in` : 'You’re in' };
  if (answer === 'out') return { tone: 'plain', words: child ? `${child}’s out` : 'You’re out' };
  return { tone: 'wait', words: answer === 'maybe' ? 'Maybe' : 'No answer yet' };
}

/** `Mia · U8 practice` of a child's. */
export const titleOf = ({ thing, child }: AgendaEntry): string =>
  child ? `${child.firstName} · ${thing.title}` : thing.title;

/** `Fri, Nov 27, 6:30 PM · Foster Beach`; today the time is enough. */
export function lineOf({ thing, isOtherHousehold }: AgendaEntry, isToday: boolean): string {
  const time = timeOf(thing, viewerZone());
  const when = isToday ? time : `${shortDayOf(thing)}, ${time}`;
  return [when, placeOf(thing.place), isOtherHousehold && 'with the other parent'].filter(Boolean).join(' · ');
}

const dayMs = 24 * 60 * 60_000;
const weekday = (timeZone: string) => new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone });

/** `Today, 6:30 PM · in 2 hours`, `Tomorrow, 6:30 PM`, `Saturday, 9:00 AM · arrive 8:40 AM`. */
export function countdownOf({ thing }: AgendaEntry, now: Date): string {
  const { startsAt, timeZone, arriveEarlyMinutes } = thing;
  const start = new Date(startsAt);
  const arrive =
    arriveEarlyMinutes && !thing.isTimeTbd
      ? `arrive ${timeOf({ ...thing, startsAt: new Date(start.getTime() - arriveEarlyMinutes * 60_000).toISOString() }, viewerZone())}`
      : '';
  const when = `${dayWords(start, now, timeZone, shortDayOf(thing))}, ${timeOf(thing, viewerZone())}`;
  return [when, soonWords(start, now), arrive].filter(Boolean).join(' · ');
}

function dayWords(start: Date, now: Date, timeZone: string, shortDay: string): string {
  const dayOf = (at: Date) => toLocal(at, timeZone).slice(0, 10);
  if (dayOf(start) <= dayOf(now)) return 'Today';
  if (dayOf(start) === dayOf(new Date(now.getTime() + dayMs))) return 'Tomorrow';
  return start.getTime() - now.getTime() < 6 * dayMs ? weekday(timeZone).format(start) : shortDay;
}

/** Within half a day: `in 2 hours`. */
function soonWords(start: Date, now: Date): string {
  const minutes = Math.round((start.getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return 'on now';
  if (minutes < 60) return `in ${quantity(minutes, 'minute')}`;
  return minutes < 12 * 60 ? `in ${quantity(Math.round(minutes / 60), 'hour')}` : '';
}
