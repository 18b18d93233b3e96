import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { DivisionId, SeasonId } from '../../ids.ts';
import { Adjustment, ManualOrder } from './results.ts';
import { AdjustmentReason, StandingsRules } from './rules.ts';
import { Ruleset } from './ruleset.ts';
import { CompetitionView, DivisionTable } from './views.ts';

const ofDivision = z.strictObject({ seasonId: SeasonId, divisionId: DivisionId });
const OfDay = ofDivision.extend({ asOf: z.iso.date('Choose a day.').optional() });
const versioned = ofDivision.extend({ version: z.int().min(0) });
const may = 'season:publishSchedule' as const;
const Rules = StandingsRules.extend({ version: z.int() });
const errors = ['season.notFound', 'standings.divisionNotFound', 'record.changed'] as const;

/** Tables of divisions: what readers see, and what the organizer decides about them. */
export const standingsOperations = {
  getStandings: {
    method: 'GET',
    path: '/competitions/schedules/{seasonId}/divisions/{divisionId}/standings',
    summary: 'Read the standings of a division, now or on a date, with the reason for each rank',
    access: 'public',
    input: OfDay,
    output: DivisionTable,
    errors: ['season.notFound', 'standings.divisionNotFound'],
    cacheSeconds: 10,
  },
  getCompetition: {
    method: 'GET',
    path: '/competitions/schedules/{seasonId}/divisions/{divisionId}/results',
    summary: 'Read everything the standings of a division are computed from',
    access: 'public',
    input: ofDivision,
    output: CompetitionView,
    errors: ['season.notFound', 'standings.divisionNotFound'],
    cacheSeconds: 10,
  },
  getMyStandings: {
    method: 'GET',
    path: '/competitions/schedules/mine/{seasonId}/divisions/{divisionId}/standings',
    summary: 'Read the standings of a division you have access to, private communities included',
    access: 'signedIn',
    input: OfDay,
    output: DivisionTable,
    errors: ['season.notFound', 'standings.divisionNotFound'],
  },
  getMyCompetition: {
    method: 'GET',
    path: '/competitions/schedules/mine/{seasonId}/divisions/{divisionId}/results',
    summary: 'Read what standings are computed from in a season you have access to',
    access: 'signedIn',
    input: ofDivision,
    output: CompetitionView,
    errors: ['season.notFound', 'standings.divisionNotFound'],
  },
  getStandingsRules: {
    method: 'GET',
    path: '/competitions/schedules/{seasonId}/divisions/{divisionId}/rules',
    summary: 'Read the rules, adjustments and decisions of standings',
    access: may,
    input: ofDivision,
    output: Rules,
    errors: ['season.notFound', 'standings.divisionNotFound'],
  },
  saveRuleset: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/divisions/{divisionId}/rules',
    summary: 'Set the rules of standings and the number of playoff spots',
    access: may,
    input: versioned.extend({ ruleset: Ruleset, places: z.int().min(0).max(200) }),
    output: Rules,
    errors,
  },
  adjustStandings: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/divisions/{divisionId}/adjustments',
    summary: 'Adjust points, with a reason everyone can read',
    access: may,
    input: versioned.extend({ ...Adjustment.omit({ madeOn: true }).shape, reason: AdjustmentReason }),
    output: Rules,
    errors: [...errors, 'standings.adjustmentsOff', 'standings.entrantNotFound'],
  },
  dropAdjustment: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/divisions/{divisionId}/adjustments/dropped',
    summary: 'Remove an adjustment by its position in the list',
    access: may,
    input: versioned.extend({ index: z.int().min(0).max(199) }),
    output: Rules,
    errors: [...errors, 'standings.adjustmentNotFound'],
  },
  orderByHand: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/divisions/{divisionId}/order',
    summary: 'Set the order of tied teams, with a reason everyone can read',
    access: may,
    input: versioned.extend({ ...ManualOrder.omit({ madeOn: true }).shape, reason: AdjustmentReason }),
    output: Rules,
    errors: [...errors, 'standings.entrantNotFound'],
  },
  drawLots: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/divisions/{divisionId}/lots',
    summary: 'Draw lots among tied teams; the seed is stored so that the draw can be repeated',
    access: may,
    input: versioned,
    output: Rules,
    errors,
  },
} as const satisfies Record<string, Operation>;
