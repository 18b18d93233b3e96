import { toInstant } from '../../time.ts';
import type { Season } from './schemas.ts';
import { type SeasonStatus, seasonStatuses } from './words.ts';

const order = (status: SeasonStatus) => seasonStatuses.indexOf(status);
const isOver = (status: SeasonStatus) => ['completed', 'archived', 'cancelled'].includes(status);

/** Whether what is said of a season can still be changed. */
export const isEditable = (status: SeasonStatus): boolean => !isOver(status);

/**
 * Whether who manages a season may move it there: a step on (over the playoffs where there are none), back until it is
 * played, or off.
 */
export function mayMove(from: SeasonStatus, to: SeasonStatus): boolean {
  if (to === 'cancelled') return !isOver(from);
  if (from === 'cancelled' || from === to) return false;
  const steps = order(to) - order(from);
  if (steps < 0) return order(from) < order('in_play');
  const isSkip = (from === 'in_play' && to === 'completed') || (from === 'draft' && to === 'registration_open');
  return steps === 1 || isSkip;
}

type Dated = Pick<Season, 'registrationWindows' | 'startDate' | 'endDate' | 'timeZone'>;

/** How long before its end people are reminded that registration ends. */
const closingSoonMs = 48 * 60 * 60_000;

/** When the last day of a season is over, where it is played. */
export const endsAt = ({ endDate, timeZone }: Pick<Season, 'endDate' | 'timeZone'>): Date =>
  new Date(toInstant(`${endDate}T23:59`, timeZone).getTime() + 60_000);

/** Instants at which something of a season happens by itself, in no order. */
const milestones = ({ registrationWindows, ...dates }: Dated) => ({
  opens: first(registrationWindows.map(({ opensAt }) => Date.parse(opensAt))),
  closes: first(registrationWindows.map(({ closesAt }) => -Date.parse(closesAt))),
  closesSoon: first(registrationWindows.map(({ closesAt }) => closingSoonMs - Date.parse(closesAt))),
  starts: toInstant(`${dates.startDate}T00:00`, dates.timeZone).getTime(),
  ends: endsAt(dates).getTime(),
});

const first = (instants: readonly number[]) => (instants.length > 0 ? Math.min(...instants) : undefined);

/** Where the dates alone lead a season from a status; the status itself where it is not time for anything. */
export function statusByDate(status: SeasonStatus, season: Dated, now: Date): SeasonStatus {
  const { opens, closes, starts, ends } = milestones(season);
  const at = now.getTime();
  const passed = (instant: number | undefined) => instant !== undefined && Math.abs(instant) <= at;
  const isClosing = status === 'registration_open' && (closes === undefined ? passed(starts) : passed(closes));
  if (status === 'registration_scheduled' && passed(opens)) return statusByDate('registration_open', season, now);
  if (isClosing) return statusByDate('registration_closed', season, now);
  if (['registration_closed', 'forming', 'scheduled'].includes(status) && passed(starts))
    return statusByDate('in_play', season, now);
  return ['in_play', 'playoffs'].includes(status) && passed(ends) ? 'completed' : status;
}

/** The next instant after now at which the dates may move a season; undefined when nothing is to come. */
export function nextMoveAt(season: Dated, now: Date): Date | undefined {
  const ahead = Object.values(milestones(season))
    .flatMap((instant) => (instant === undefined ? [] : [Math.abs(instant)]))
    .filter((instant) => instant > now.getTime());
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : undefined;
}

/** When registration ends, where that is to be said now: in the last 48 hours of one that was open before them. */
export function closingSoon(status: SeasonStatus, season: Dated, now: Date): Date | undefined {
  const { opens, closes } = milestones(season);
  if (status !== 'registration_open' || opens === undefined || closes === undefined) return undefined;
  const ends = Math.abs(closes);
  const isSoon = ends - closingSoonMs <= now.getTime() && now.getTime() < ends;
  return isSoon && opens < ends - closingSoonMs ? new Date(ends) : undefined;
}
