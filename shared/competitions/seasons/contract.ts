import * as z from 'zod';
import { defineContract } from '../../contract/operation.ts';
import { SeasonId, TeamId } from '../../ids.ts';
import { Lines } from '../../text.ts';
import { TournamentCard } from '../tournaments/schemas.ts';
import { groupOperations } from './group-operations.ts';
import { registrationOperations } from './registration-operations.ts';
import {
  isInOneCurrency,
  lastsRight,
  lastsWrong,
  otherCurrency,
  Season,
  SeasonCard,
  SeasonDetails,
  SeasonGroup,
} from './schemas.ts';
import { squadOperations } from './squad-operations.ts';
import { transferOperations } from './transfer-operations.ts';
import { MySeasonView, SeasonView } from './views.ts';
import { seasonStatuses } from './words.ts';

const Version = z.int().min(1);
const onTeam = z.strictObject({ teamId: TeamId });
const onSeason = z.strictObject({ seasonId: SeasonId });
/** In an address separated by commas; as many as a page of communities found nearby has. */
const TeamIds = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z.array(TeamId).min(1).max(25),
);
const nothing = z.object({});
const Listed = z.object({ seasons: z.array(SeasonCard), groups: z.array(SeasonGroup) });

/** Season groups, seasons with their divisions, sessions, squads and registrations. */
export const seasonsContract = defineContract('seasons', {
  listSeasons: {
    method: 'GET',
    path: '/competitions/teams/{teamId}/seasons',
    summary: 'List the public seasons of a community and their groups, latest first',
    access: 'public',
    cacheSeconds: 5,
    input: onTeam,
    output: Listed,
    errors: ['team.notFound'],
  },
  listOpenSeasons: {
    method: 'GET',
    path: '/competitions/open-seasons',
    summary: 'List the public seasons of several communities that take registrations, soonest first',
    access: 'public',
    cacheSeconds: 30,
    input: z.strictObject({ teamIds: TeamIds }),
    output: z.object({ seasons: z.array(SeasonCard.extend({ teamName: z.string() })) }),
  },
  listTeamSeasons: {
    method: 'GET',
    path: '/competitions/me/seasons/of-team/{teamId}',
    summary: 'List the seasons and tournaments of a community you have access to; drafts for organizers only',
    access: 'signedIn',
    input: onTeam,
    output: Listed.extend({ tournaments: z.array(TournamentCard), mayManage: z.boolean() }),
    errors: ['team.notFound'],
  },
  getPublicSeason: {
    method: 'GET',
    path: '/competitions/seasons/{seasonId}',
    summary: 'Read a public season: divisions with open spots, teams and sessions',
    access: 'public',
    cacheSeconds: 2,
    input: onSeason,
    output: SeasonView,
    errors: ['season.notFound'],
  },
  getSeason: {
    method: 'GET',
    path: '/competitions/me/seasons/{seasonId}',
    summary: 'Read a season with your registration and permissions',
    access: 'signedIn',
    input: onSeason,
    output: MySeasonView,
    errors: ['season.notFound'],
  },
  createSeason: {
    method: 'POST',
    path: '/competitions/teams/{teamId}/seasons',
    summary: 'Create a season as a draft only organizers can see',
    access: 'team:publishSchedule',
    creates: true,
    limit: { calls: 20, per: 'day' },
    input: SeasonDetails.extend({ teamId: TeamId })
      .refine(lastsRight, lastsWrong)
      .refine(isInOneCurrency, otherCurrency),
    output: Season,
    errors: ['team.notFound', 'team.archived', 'seasonGroup.notFound'],
  },
  changeSeason: {
    method: 'PUT',
    path: '/competitions/seasons/{seasonId}',
    summary: 'Update a season and its divisions',
    access: 'season:publishSchedule',
    input: SeasonDetails.extend({ seasonId: SeasonId, version: Version })
      .refine(lastsRight, lastsWrong)
      .refine(isInOneCurrency, otherCurrency),
    output: Season,
    errors: [
      'season.notFound',
      'season.notEditable',
      'record.changed',
      'payment.wayNeeded',
      'payout.otherCurrency',
      'season.capacityBelowTaken',
      'season.divisionInUse',
      'seasonGroup.notFound',
    ],
  },
  moveSeason: {
    method: 'PUT',
    path: '/competitions/seasons/{seasonId}/status',
    summary: 'Move a season to its next or previous stage, or cancel it with a reason',
    access: 'season:publishSchedule',
    input: onSeason.extend({
      version: Version,
      to: z.enum(seasonStatuses),
      reason: Lines(300, 'The reason').default(''),
    }),
    output: Season,
    errors: ['season.notFound', 'season.notNow', 'record.changed', 'payment.wayNeeded', 'payout.otherCurrency'],
  },
  deleteSeason: {
    method: 'DELETE',
    path: '/competitions/seasons/{seasonId}',
    summary: 'Delete a season without registrations',
    access: 'season:publishSchedule',
    input: onSeason,
    output: nothing,
    errors: ['season.notFound', 'season.inUse'],
  },
  ...groupOperations,
  ...transferOperations,
  ...registrationOperations,
  ...squadOperations,
});
