import { distanceMiles } from '#shared/discovery/distance.ts';
import { toLocal } from '#shared/time.ts';
import type { Point } from '../details/schemas.ts';
import { type Eligibility, levelOf } from '../rsvp/eligibility.ts';
import type { Obstacle, SubstituteProfile, SubstitutesWanted } from './schemas.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long a wave may answer before the next is asked: the nearer the start, the shorter (domain 4.5). */
export function waveMinutes(startsAt: string, now: Date): number {
  const hours = (Date.parse(startsAt) - now.getTime()) / hourMs;
  if (hours > 24) return 120;
  return hours >= 6 ? 30 : 10;
}

/** When to look again: after the wave's time, or at the start, when it all ends. */
export const nextLookAt = (startsAt: string, now: Date): string =>
  new Date(Math.min(now.getTime() + waveMinutes(startsAt, now) * minuteMs, Date.parse(startsAt))).toISOString();

/** What is known of a player in the pool of one sport. */
export type PoolEntry = Pick<
  SubstituteProfile,
  'radiusMiles' | 'noticeHours' | 'quietFrom' | 'quietUntil' | 'timeZone' | 'pausedUntil'
> &
  Pick<SubstituteProfile['sports'][number], 'level' | 'positions'> & {
    readonly userId: string;
    /** The centre of their city: no exact position is kept. */
    readonly home: Point;
  };

/** The event of the request. */
export interface Occasion {
  readonly startsAt: string;
  readonly point: Point;
  readonly eligibility?: Eligibility | undefined;
}

type Wanted = Pick<SubstitutesWanted, 'positions' | 'leastLevel' | 'mostLevel' | 'radiusMiles'>;

/** Whether it is quiet at a player's home. The quiet may go over midnight; it ends with its last minute. */
export function isQuiet(
  { quietFrom, quietUntil, timeZone }: Pick<PoolEntry, 'quietFrom' | 'quietUntil' | 'timeZone'>,
  now: Date,
): boolean {
  const time = toLocal(now, timeZone).slice(11);
  if (quietFrom === quietUntil) return false;
  return quietFrom < quietUntil ? time >= quietFrom && time < quietUntil : time >= quietFrom || time < quietUntil;
}

/** What about a person does not fit, whenever they are asked. The pool is for adults alone. */
export function standingObstacles(
  { level, positions }: Pick<PoolEntry, 'level' | 'positions'>,
  wanted: Pick<Wanted, 'positions' | 'leastLevel' | 'mostLevel'>,
  { eligibility = {} }: Pick<Occasion, 'eligibility'>,
): Obstacle[] {
  const isForTheYoung = eligibility.gender === 'youth' || (eligibility.mostAge ?? 120) < 18;
  return [
    ...(isForTheYoung ? (['age'] as const) : []),
    ...(isWithin(level, wanted) && isWithin(level, eligibility) ? [] : (['level'] as const)),
    ...(fitsPosition(positions, wanted.positions) ? [] : (['position'] as const)),
  ];
}

/** Everything for which a person is not asked now, the gravest first. */
export function obstaclesNow(person: PoolEntry, wanted: Wanted, occasion: Occasion, now: Date): Obstacle[] {
  const miles = distanceMiles(person.home, occasion.point);
  const untilStart = Date.parse(occasion.startsAt) - now.getTime();
  const today = toLocal(now, person.timeZone).slice(0, 10);
  return [
    ...standingObstacles(person, wanted, occasion),
    ...(miles > Math.min(person.radiusMiles, wanted.radiusMiles) ? (['distance'] as const) : []),
    ...(person.pausedUntil !== undefined && today < person.pausedUntil ? (['paused'] as const) : []),
    ...(untilStart < person.noticeHours * hourMs ? (['notice'] as const) : []),
    ...(isQuiet(person, now) ? (['quietHours'] as const) : []),
  ];
}

type Levels = Pick<Eligibility, 'leastLevel' | 'mostLevel'>;

const isWithin = (level: PoolEntry['level'], { leastLevel = 'beginner', mostLevel = 'advanced' }: Levels) =>
  levelOf(level) >= levelOf(leastLevel) && levelOf(level) <= levelOf(mostLevel);

function fitsPosition(plays: readonly string[], wanted: readonly string[]): boolean {
  if (plays.length === 0 || wanted.length === 0) return true;
  const names = new Set(wanted.map((position) => position.toLowerCase()));
  return plays.some((position) => names.has(position.toLowerCase()));
}

/** Why a player may not come, in words for them. */
export const obstacleWords: Readonly<Record<Obstacle, string>> = {
  age: 'The event is for young people; substitutes are adults.',
  sport: 'You don’t substitute in this sport.',
  level: 'Your level doesn’t match the request.',
  position: 'You don’t play a position they need.',
  distance: 'It’s farther away than you go.',
  paused: 'You paused requests.',
  notice: 'It starts sooner than the notice you need.',
  quietHours: 'It’s within your quiet hours.',
  membership: 'The event is only for members of its community.',
  hours: 'You’re not available then.',
  plans: 'You have other plans then.',
};
