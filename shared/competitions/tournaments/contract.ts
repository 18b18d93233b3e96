import * as z from 'zod';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { defineContract } from '../../contract/operation.ts';
import { TeamId, TournamentId } from '../../ids.ts';
import { GameTypeId } from '../../places/game-types.ts';
import { Slug } from '../../teams/schemas.ts';
import { Lines } from '../../text.ts';
import { entryOperations } from './entry-operations.ts';
import { Tournament, TournamentCard, TournamentDetails } from './schemas.ts';
import { MyTournamentView, TournamentBoard, TournamentView } from './views.ts';
import { tournamentStatuses } from './words.ts';

/** By its id or by the readable end of its address. */
const Reference = z.union([TournamentId, Slug], 'Not a tournament.');
const ofTournament = { tournamentId: TournamentId };
const Version = z.int().min(1);
const managing = ['tournament.notFound', 'record.changed'] as const;
/** Tournaments of communities: making them, finding them, entering them. */
export const tournamentsContract = defineContract('tournaments', {
  listTournaments: {
    method: 'GET',
    path: '/competitions/tournaments',
    summary: 'List upcoming tournaments, soonest first',
    access: 'public',
    cacheSeconds: 30,
    input: z.strictObject({
      /** Those of one community. */
      teamId: TeamId.optional(),
      sport: GameTypeId.optional(),
      lat: z.coerce.number().min(-89).max(89).optional(),
      lng: z.coerce.number().min(-180).max(180).optional(),
      radiusMiles: z.coerce.number().int().min(1).max(500).optional(),
      from: z.iso.date().optional(),
      until: z.iso.date().optional(),
      level: SkillLevel.optional(),
      age: z.coerce.number().int().min(0).max(120).optional(),
      status: z.enum(['announced', 'registration', 'scheduled', 'live', 'finished']).optional(),
      price: z.enum(['free', 'paid']).optional(),
    }),
    output: z.object({ tournaments: z.array(TournamentCard) }),
  },
  getPublicTournament: {
    method: 'GET',
    path: '/competitions/tournaments/{tournamentId}',
    summary: 'Read a tournament with its categories and entries, by id or web address',
    access: 'public',
    cacheSeconds: 2,
    input: z.strictObject({ tournamentId: Reference }),
    output: TournamentView,
    errors: ['tournament.notFound'],
  },
  getTournamentBoard: {
    method: 'GET',
    path: '/competitions/tournaments/{tournamentId}/board',
    summary: 'Read the matches and announcements of a tournament, live',
    access: 'public',
    cacheSeconds: 2,
    input: z.strictObject({ tournamentId: Reference }),
    output: TournamentBoard,
    errors: ['tournament.notFound'],
  },
  getTournament: {
    method: 'GET',
    path: '/competitions/me/tournaments/{tournamentId}',
    summary: 'Read a tournament with your entries and permissions',
    access: 'signedIn',
    input: z.strictObject({ tournamentId: Reference }),
    output: MyTournamentView,
    errors: ['tournament.notFound'],
  },
  listTeamTournaments: {
    method: 'GET',
    path: '/competitions/me/tournaments/of-team/{teamId}',
    summary: 'List the tournaments of a community; drafts for organizers only',
    access: 'signedIn',
    input: z.strictObject({ teamId: TeamId }),
    output: z.object({ tournaments: z.array(TournamentCard), mayManage: z.boolean() }),
    errors: ['team.notFound'],
  },
  createTournament: {
    method: 'POST',
    path: '/competitions/teams/{teamId}/tournaments',
    summary: 'Create a tournament as a draft',
    access: 'team:publishSchedule',
    creates: true,
    input: TournamentDetails.extend({ teamId: TeamId }),
    output: Tournament,
    errors: ['team.notFound', 'team.archived', 'city.notFound', 'upload.notFound', 'tournament.detailsWrong'],
  },
  changeTournament: {
    method: 'PUT',
    path: '/competitions/tournaments/{tournamentId}',
    summary: 'Update a tournament and its categories',
    access: 'tournament:publishSchedule',
    input: TournamentDetails.extend({ ...ofTournament, version: Version }),
    output: Tournament,
    errors: [
      ...managing,
      'city.notFound',
      'upload.notFound',
      'tournament.detailsWrong',
      'tournament.notEditable',
      'payment.wayNeeded',
      'payment.tooLittle',
      'payout.otherCurrency',
      'tournament.payoutNeeded',
      'tournament.categoryInUse',
      'tournament.capacityBelowEntered',
    ],
  },
  moveTournament: {
    method: 'PUT',
    path: '/competitions/tournaments/{tournamentId}/status',
    summary: 'Move a tournament to its next or previous stage, or cancel it',
    access: 'tournament:publishSchedule',
    input: z.strictObject({
      ...ofTournament,
      version: Version,
      to: z.enum(tournamentStatuses),
      reason: Lines(300, 'The reason').default(''),
      /** So many matches are published without a court and a time; with more of them the schedule stays in. */
      acceptsUnplaced: z.int().min(0).max(1500).default(0),
    }),
    output: Tournament,
    errors: [
      ...managing,
      'tournament.notNow',
      'payment.wayNeeded',
      'payment.tooLittle',
      'payout.otherCurrency',
      'tournament.payoutNeeded',
      'tournament.drawn',
      'tournament.notDrawn',
      'tournament.unplaced',
      'tournament.matchesOpen',
    ],
  },
  ...entryOperations,
});
