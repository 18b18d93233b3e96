import * as z from 'zod';
import { startOf } from '#shared/start-window.ts';
import { Line } from '../../text.ts';
import { ClockTime } from '../../time.ts';
import { PlannedDivision } from './planned-division.ts';
import { Closure, Day, Id, Rules, Shape, Travel, Unavailable } from './schemas.ts';
import { Weights } from './weights.ts';

/** As many courts on days as the maker of schedules looks at. */
const mostCourtDays = 3000;

const Weekday = z.int().min(0).max(6);

const PlannedPlace = z.strictObject({
  placeId: Id,
  name: Line(2, 60, 'The name of the place'),
  courts: z
    .array(z.strictObject({ courtId: Id, name: Line(1, 40, 'The name of the field') }))
    .min(1, 'Name at least one field.')
    .max(30),
});

/** Courts of a place at the same time on some days of every week. */
const Opening = z
  .strictObject({
    placeId: Id,
    courtIds: z.array(Id).min(1, 'Choose at least one field.').max(30),
    weekdays: z.array(Weekday).min(1, 'Choose at least one day.').max(7),
    from: ClockTime,
    to: ClockTime,
    matchMinutes: z.int().min(5, 'At least 5 minutes.').max(300, 'At most 300 minutes.'),
    changeoverMinutes: z.int().min(0).max(60, 'At most 60 minutes.').default(0),
  })
  .refine(({ from, to }) => from < to, { message: 'The end must be after the start.', path: ['to'] });
export type Opening = z.infer<typeof Opening>;

/** What is asked for one squad. */
const SquadWishes = z.strictObject({
  squadId: Id,
  homePlaceId: Id.optional(),
  /** Squads with the same word like to play at one place on a day. */
  siblingsOf: Line(1, 40, 'The club').optional(),
  unavailable: z.array(Unavailable).max(60).default([]),
  weekdays: z.array(Weekday).max(7).default([]),
});

/** An official, and when they can: at the same time on some days of every week. */
const PlannedOfficial = z.strictObject({
  id: Id,
  name: Line(2, 60, 'The name of the official'),
  weekdays: z.array(Weekday).max(7).default([]),
  from: ClockTime,
  to: ClockTime,
});

/** Everything that the organizer of a season says of its schedule; who is in it comes from the season. Weekday 0 is Monday. */
export const SchedulePlan = z
  .strictObject({
    from: startOf(Day),
    until: startOf(Day),
    /** A division that is not named is not in the schedule. */
    divisions: z.array(PlannedDivision).max(32),
    places: z.array(PlannedPlace).max(40),
    openings: z.array(Opening).max(100),
    closures: z.array(Closure).max(200).default([]),
    travel: z.array(Travel).max(500).default([]),
    holidays: z.array(Day).max(60).default([]),
    rules: Rules.prefault({}),
    shape: Shape.default('weekly'),
    weights: Weights.prefault({}),
    squads: z.array(SquadWishes).max(200).default([]),
    officials: z.array(PlannedOfficial).max(100).default([]),
    officialsPerMatch: z.int().min(0).max(6).default(0),
    /** Captains who agree move their match by themselves, as long as nothing is broken. */
    autoApprove: z.boolean().default(false),
  })
  .refine(({ from, until }) => from <= until, { message: 'The end must be after the start.', path: ['until'] })
  .refine(({ from, until }) => daysFrom(from, until) <= 550, { message: 'At most 18 months.', path: ['until'] })
  .refine(({ places, openings }) => openings.every((one) => isKnown(one, places)), {
    message: 'Choose a place and fields that are on the list.',
    path: ['openings'],
  })
  .refine((plan) => courtDaysOf(plan) <= mostCourtDays, {
    message: 'That is more than 3,000 field days. Plan a shorter time or fewer fields.',
    path: ['openings'],
  });
export type SchedulePlan = z.infer<typeof SchedulePlan>;

interface Openings {
  readonly from: string;
  readonly until: string;
  readonly openings: readonly Opening[];
}

const dayMs = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00Z`);
const daysFrom = (from: string, until: string) => (at(until) - at(from)) / dayMs;

const isKnown = ({ placeId, courtIds }: Opening, places: readonly z.infer<typeof PlannedPlace>[]) => {
  const courts = places.find((place) => place.placeId === placeId)?.courts ?? [];
  return courtIds.every((courtId) => courts.some((court) => court.courtId === courtId));
};

const courtDaysOf = ({ from, until, openings }: Openings): number =>
  openings.reduce((sum, { courtIds, weekdays }) => sum + courtIds.length * daysOn(weekdays, from, until).length, 0);

/** Every day of a time that falls on one of some days of the week. */
export function daysOn(weekdays: readonly number[], from: string, until: string): string[] {
  const days = Array.from({ length: daysFrom(from, until) + 1 }, (_, index) => new Date(at(from) + index * dayMs));
  return days
    .filter((day) => weekdays.includes((day.getUTCDay() + 6) % 7))
    .map((day) => day.toISOString().slice(0, 10));
}
