import * as z from 'zod';
import { startOf } from '#shared/start-window.ts';
import { ClockTime, LocalDateTime, TimeZone } from '../../time.ts';
import { Weights } from './weights.ts';

/** Ids of squads, people, places and so on as their owners made them. */
export const Id = z.string().min(1).max(80);
export const Day = z.iso.date('Choose a day.');

const span = { from: startOf(LocalDateTime), until: startOf(LocalDateTime) };
const ordered = <T extends { from: string; until: string }>({ from, until }: T) => from < until;
const endsAfter = { message: 'The end must be after the start.', path: ['until'] };

/** When an entrant cannot play; a wish is kept where it can be, anything else always. */
export const Unavailable = z
  .strictObject({ id: Id, ...span, wish: z.boolean().default(false) })
  .refine(ordered, endsAfter);

const Entrant = z.strictObject({
  id: Id,
  name: z.string().min(1).max(60),
  /** Coaches and players who may be in several squads. */
  personIds: z.array(Id).max(60).default([]),
  homePlaceId: Id.optional(),
  /** Squads of one club like to play at one place on a day. */
  siblingsOf: Id.optional(),
  unavailable: z.array(Unavailable).max(60).default([]),
  /** Preferred days of the week, 0 is Monday; none: any. */
  weekdays: z.array(z.int().min(0).max(6)).max(7).default([]),
});

const Group = z
  .strictObject({
    id: Id,
    gameType: z.string().max(60).optional(),
    entrantIds: z.array(Id).min(2, 'A group needs at least two.').max(64, 'At most 64 can be in a group.'),
    /** How often each pair meets. */
    meetings: z.int().min(1).max(8),
    /** The pairings, instead of a round robin: pools, or rounds that were made from results. */
    pairs: z
      .array(z.strictObject({ round: z.int().min(1), homeId: Id, awayId: Id }))
      .max(4032)
      .optional(),
    /** How many rounds there shall be, where more are to come. */
    rounds: z.int().min(1).optional(),
  })
  .refine(({ entrantIds }) => new Set(entrantIds).size === entrantIds.length, 'Each entrant once.');

/** A court on one day, in which matches follow each other. */
const Resource = z
  .strictObject({
    placeId: Id,
    courtId: Id,
    day: Day,
    from: ClockTime,
    to: ClockTime,
    matchMinutes: z.int().min(5).max(300),
    changeoverMinutes: z.int().min(0).max(60).default(0),
    /** What can be played there; none: anything. */
    gameTypes: z.array(z.string().max(60)).max(20).default([]),
  })
  .refine(({ from, to }) => from < to, { message: 'The end must be after the start.', path: ['to'] });

/** Without a place it holds everywhere, without a court in the whole place. */
export const Closure = z
  .strictObject({ id: Id, placeId: Id.optional(), courtId: Id.optional(), ...span, reason: z.string().max(300) })
  .refine(ordered, endsAfter);
export type Closure = z.infer<typeof Closure>;

export const Travel = z.strictObject({
  between: z.tuple([Id, Id]),
  minutes: z.int().min(0).max(600),
  km: z.number().min(0),
});

export const Rules = z.strictObject({
  /** Between two matches of an entrant on one day, and on different days. */
  restMinutes: z.int().min(0).max(1440).default(0),
  restMinutesOverNight: z.int().min(0).max(20_160).default(1440),
  mostPerDay: z.int().min(1).max(12).default(1),
  mostPerWeek: z.int().min(1).max(40).default(2),
  /** Play days between two meetings of the same two. */
  roundsBetweenRepeats: z.int().min(0).max(30).default(3),
  mostAwayInARow: z.int().min(1).max(10).default(2),
  backToBack: z.enum(['avoid', 'prefer']).default('avoid'),
});

export type Rules = z.infer<typeof Rules>;

/** `weekly`: one round a week from the first week, compact (decision D60); `spread`: over the whole time, by the wishes. */
export const Shape = z.enum(['weekly', 'spread'], 'Choose weekly or spread.');

/** Where and when a match is. */
export const PlayedAt = z.strictObject({ placeId: Id, courtId: Id, localStart: startOf(LocalDateTime) });
export type PlayedAt = z.infer<typeof PlayedAt>;

const Kept = z.strictObject({ key: z.string().max(300), homeId: Id, at: PlayedAt });

/** All that a schedule is made from. */
export const ScheduleInput = z.strictObject({
  timeZone: TimeZone,
  from: startOf(Day),
  until: startOf(Day),
  groups: z.array(Group).min(1).max(32),
  entrants: z.array(Entrant).min(2).max(200),
  resources: z.array(Resource).max(3000),
  closures: z.array(Closure).max(200).default([]),
  travel: z.array(Travel).max(500).default([]),
  officials: z
    .array(z.strictObject({ id: Id, available: z.array(z.strictObject(span)).max(200) }))
    .max(100)
    .default([]),
  officialsPerMatch: z.int().min(0).max(6).default(0),
  holidays: z.array(Day).max(60).default([]),
  rules: Rules.prefault({}),
  shape: Shape.default('spread'),
  weights: Weights.prefault({}),
  /** Matches that stay where they are, whatever else changes. */
  locked: z.array(Kept).max(4032).default([]),
  /** The last version, which a new one differs from as little as is worth it. */
  previous: z.array(Kept).max(4032).default([]),
  /** Nothing is put before it; what was there stays there. */
  notBefore: LocalDateTime.optional(),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(1),
  /** Steps of the search in all; the same number gives the same schedule. */
  effort: z.int().min(0).max(2_000_000).optional(),
});
export type ScheduleInput = z.infer<typeof ScheduleInput>;
export type Entrant = z.infer<typeof Entrant>;
export type Resource = z.infer<typeof Resource>;
