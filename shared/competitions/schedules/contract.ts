import * as z from 'zod';
import { defineContract } from '../../contract/operation.ts';
import { SeasonId } from '../../ids.ts';
import { standingsOperations } from '../standings/operations.ts';
import { SchedulePlan } from './plan.ts';
import { requestOperations } from './request-operations.ts';
import { Closure, Id, PlayedAt, ScheduleInput } from './schemas.ts';
import {
  DifferenceView,
  DivisionOfSchedule,
  PublicSchedule,
  PublishedVersion,
  ReceiptView,
  ScheduledMatchView,
  SquadOfSchedule,
  UnmetView,
  UnplacedView,
} from './views.ts';

const ofSeason = z.strictObject({ seasonId: SeasonId });
/** What was read, so that nothing that another organizer did meanwhile is undone. */
const versioned = ofSeason.extend({ version: z.int().min(0) });

/** What one who makes the schedule has before them. */
export const ScheduleDesk = z.object({
  version: z.int(),
  label: z.string(),
  timeZone: z.string(),
  /** The first and the last day of the season. */
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  divisions: z.array(DivisionOfSchedule),
  /** With how many people are told when a match of theirs changes. */
  squads: z.array(SquadOfSchedule.extend({ people: z.int().min(0) })),
  plan: SchedulePlan.optional(),
  draft: z
    .object({
      matches: z.array(ScheduledMatchView),
      unplaced: z.array(UnplacedView),
      unmet: z.array(UnmetView),
      cost: z.number(),
      madeAt: z.iso.datetime(),
      receipt: ReceiptView,
      /** What the draft was judged by: pages judge moves with the same. */
      input: ScheduleInput,
      /** From the published version to this draft. */
      difference: DifferenceView,
    })
    .optional(),
  published: z
    .object({
      number: z.int(),
      publishedAt: z.iso.datetime(),
      /** The latest versions, newest first, at most 50. */
      versions: z.array(PublishedVersion).default([]),
    })
    .optional(),
});
export type ScheduleDesk = z.infer<typeof ScheduleDesk>;

const MatchKey = z.string().min(1).max(300);
/** One thing done to a draft by hand. */
export const DraftChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move'), key: MatchKey, to: PlayedAt }),
  z.strictObject({ do: z.literal('takeOff'), key: MatchKey }),
  z.strictObject({ do: z.literal('lock'), key: MatchKey }),
  z.strictObject({ do: z.literal('unlock'), key: MatchKey }),
  z.strictObject({ do: z.literal('turn'), key: MatchKey }),
]);
export type DraftChange = z.infer<typeof DraftChange>;

const may = 'season:publishSchedule' as const;
/** What refuses every change that is made to a schedule. */
const refusals = ['season.notFound', 'season.notEditable', 'record.changed'] as const;

/** Schedules and standings of a season: making, publishing and changing the one, ruling the other. */
export const schedules = defineContract('schedules', {
  getSchedule: {
    method: 'GET',
    path: '/competitions/schedules/{seasonId}/published',
    summary: 'Read the published schedule of a season',
    access: 'public',
    input: ofSeason,
    output: PublicSchedule,
    errors: ['season.notFound'],
    cacheSeconds: 15,
  },
  getPublishedSchedule: {
    method: 'GET',
    path: '/competitions/schedules/mine/{seasonId}/published',
    summary: 'Read the published schedule of a season you have access to, private communities included',
    access: 'signedIn',
    input: ofSeason,
    output: PublicSchedule,
    errors: ['season.notFound'],
  },
  getScheduleDesk: {
    method: 'GET',
    path: '/competitions/schedules/{seasonId}/desk',
    summary: 'Read the plan and draft of a schedule, with unmet requests and their reasons',
    access: may,
    input: ofSeason,
    output: ScheduleDesk,
    errors: ['season.notFound'],
  },
  getScheduleVersion: {
    method: 'GET',
    path: '/competitions/schedules/{seasonId}/versions/{number}',
    summary: 'Read what a published version of a schedule changed from the one before it',
    access: may,
    input: ofSeason.extend({ number: z.coerce.number().int().min(1) }),
    output: z.object({ number: z.int(), matches: z.int(), difference: DifferenceView }),
    errors: ['season.notFound', 'schedule.versionNotFound'],
  },
  saveSchedulePlan: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/plan',
    summary: 'Set the places, times and rules of a schedule; the draft is checked against them',
    access: may,
    input: versioned.extend({ plan: SchedulePlan }),
    output: ScheduleDesk,
    errors: refusals,
  },
  makeSchedule: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/draft',
    summary: 'Create a draft schedule; locked and past matches stay, published ones move as little as possible',
    access: may,
    limit: { calls: 60, per: 'hour' },
    input: versioned.extend({
      seed: z
        .int()
        .min(0)
        .max(2 ** 31 - 1)
        .default(1),
      /** Do not hold on to what is published. */
      afresh: z.boolean().default(false),
    }),
    output: ScheduleDesk,
    errors: [...refusals, 'schedule.noPlan', 'schedule.nobodyMeets', 'schedule.tooLarge'],
  },
  makeNextRound: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/rounds',
    summary: 'Add the next round of a division to the draft, paired by the results so far',
    access: may,
    limit: { calls: 60, per: 'hour' },
    input: versioned.extend({ divisionId: Id }),
    output: ScheduleDesk,
    errors: [...refusals, 'schedule.notByRound', 'game.roundOpen', 'game.noMoreRounds'],
  },
  changeDraft: {
    method: 'PATCH',
    path: '/competitions/schedules/{seasonId}/draft',
    summary: 'Move, lock, unlock, swap or unschedule matches of the draft; a rejected change says which rule it breaks',
    access: may,
    input: versioned.extend({ changes: z.array(DraftChange).min(1).max(50) }),
    output: ScheduleDesk,
    errors: [...refusals, 'schedule.noDraft', 'schedule.matchNotFound', 'schedule.moveRefused'],
  },
  publishSchedule: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/published',
    summary: 'Publish the draft; only players whose matches changed are notified',
    access: may,
    input: versioned,
    output: ScheduleDesk,
    errors: [...refusals, 'schedule.noDraft'],
  },
  planRainout: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/rainout',
    summary: 'Preview closing a place or a time, or apply it to the draft',
    access: may,
    limit: { calls: 60, per: 'hour' },
    input: versioned.extend({ closure: Closure, apply: z.boolean().default(false) }),
    output: z.object({
      displaced: z.array(z.string()),
      difference: DifferenceView,
      unplaced: z.array(UnplacedView),
      desk: ScheduleDesk.optional(),
    }),
    errors: [...refusals, 'schedule.noDraft'],
  },
  getMySchedule: {
    method: 'GET',
    path: '/competitions/schedules/mine/{seasonId}',
    summary: 'List your teams in a season and your schedule permissions',
    access: 'signedIn',
    input: ofSeason,
    output: z.object({
      squadIds: z.array(Id),
      captainOf: z.array(Id),
      maySchedule: z.boolean(),
    }),
    errors: ['season.notFound'],
  },
  ...requestOperations,
  ...standingsOperations,
});
