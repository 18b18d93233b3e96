import * as z from 'zod';
import { UploadId } from '../../ids.ts';
import { MatchScore } from '../games/scoring/scoring.ts';
import { PlayedAt } from './schemas.ts';
import { Weights } from './weights.ts';

/** A match of a version; without a time it is among those that are unplaced. */
export const ScheduledMatchView = z.object({
  key: z.string(),
  groupId: z.string(),
  round: z.int(),
  meeting: z.int(),
  homeId: z.string(),
  awayId: z.string(),
  at: PlayedAt.optional(),
  durationMinutes: z.int().optional(),
  locked: z.boolean(),
});

const Reason = { constraintIds: z.array(z.string()), sentence: z.string() };
export const UnplacedView = z.object({ key: z.string(), ...Reason });
export const UnmetView = z.object({
  wish: z.keyof(Weights),
  entrantIds: z.array(z.string()),
  keys: z.array(z.string()),
  ...Reason,
});

const Range = z.object({ least: z.number(), most: z.number() });
const measures = ['home', 'away', 'early', 'late', 'travelKm', 'byes', 'mostAwayInARow'] as const;

/** How evenly a version treats the teams. */
export const ReceiptView = z.object({
  entrants: z.array(
    z.object({
      entrantId: z.string(),
      matches: z.int(),
      home: z.int(),
      away: z.int(),
      mostAwayInARow: z.int(),
      early: z.int(),
      late: z.int(),
      leastRestHours: z.number().optional(),
      meanRestDays: z.number().optional(),
      longestWaitDays: z.number().optional(),
      travelKm: z.number(),
      byes: z.int(),
      unplaced: z.int(),
    }),
  ),
  spread: z.record(z.enum(measures), Range),
  homeAwayDifference: z.number(),
  earlyLateDifference: z.number(),
  sentences: z.array(z.string()),
});

/** What differs from one version to the next. */
export const DifferenceView = z.object({
  changes: z.array(
    z.object({
      key: z.string(),
      homeId: z.string(),
      awayId: z.string(),
      change: z.enum(['added', 'removed', 'moved', 'turned']),
      from: PlayedAt.optional(),
      to: PlayedAt.optional(),
    }),
  ),
  entrantIds: z.array(z.string()),
});

/** When one version of a schedule was published; versions count from 1. */
export const PublishedVersion = z.object({ number: z.int(), publishedAt: z.iso.datetime() });

const Named = { name: z.string() };
export const SquadOfSchedule = z.object({
  squadId: z.string(),
  divisionId: z.string(),
  ...Named,
  logo: UploadId.optional(),
});
export const DivisionOfSchedule = z.object({ divisionId: z.string(), ...Named });
/** What courts are called. */
const PlaceOfSchedule = z.object({
  placeId: z.string(),
  ...Named,
  courts: z.array(z.object({ courtId: z.string(), ...Named })),
});

/** A season's schedule as any reader sees it. */
export const PublicSchedule = z.object({
  seasonId: z.string(),
  label: z.string(),
  timeZone: z.string(),
  /** Which publication this is, from 1; 0 before the first. */
  number: z.int(),
  publishedAt: z.iso.datetime().optional(),
  /** Nothing of it is changed any more. */
  isOver: z.boolean().default(false),
  divisions: z.array(DivisionOfSchedule),
  squads: z.array(SquadOfSchedule),
  places: z.array(PlaceOfSchedule),
  matches: z.array(
    ScheduledMatchView.omit({ locked: true }).extend({
      matchId: z.string(),
      /** What it came to, once that stands. */
      score: MatchScore.optional(),
    }),
  ),
  receipt: ReceiptView.optional(),
});
export type PublicSchedule = z.infer<typeof PublicSchedule>;
