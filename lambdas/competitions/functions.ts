import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { games } from '#shared/competitions/games/contract.ts';
import { gameChanged } from '#shared/competitions/games/messages.ts';
import { seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { entryCheckout } from '#shared/competitions/payments/entry-checkout-contract.ts';
import { agentJoined, dueReminded, spotHeld, teamFeeSplit } from '#shared/competitions/payments/messages.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { changeRequestMoved, schedulePublished } from '#shared/competitions/schedules/messages.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import {
  placeMailed,
  placeOffered,
  registrationClosing,
  registrationMoved,
  seasonDated,
  seasonMoved,
  squadAsked,
  squadChanged,
  squadFilled,
} from '#shared/competitions/seasons/messages.ts';
import { matchSubstitutes } from '#shared/competitions/substitutes/contract.ts';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { tournamentChanged, tournamentTold } from '#shared/competitions/tournaments/messages.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import { cardSaved, holdChanged, orderPaid } from '#shared/payments/orders/messages.ts';
import { dependantForgotten } from '#shared/people/family/messages.ts';
import { childClaimed, memberJoined, mergeUndone, peopleMerged } from '#shared/teams/messages.ts';
import type { FunctionSpec } from '../kernel/function.ts';
import { competitionPagePaths } from './pages/paths.ts';

/** The functions of competitions. */
export const competitionsFunctions: readonly FunctionSpec[] = [
  {
    name: 'competitions-api',
    under: '/competitions',
    serves: [
      { contract: seasonsContract, entry: 'lambdas/competitions/seasons/api.ts' },
      { contract: games, entry: 'lambdas/competitions/games/api.ts' },
      { contract: playoffs, entry: 'lambdas/competitions/playoffs/api.ts' },
      { contract: tournamentsContract, entry: 'lambdas/competitions/tournaments/api.ts' },
      { contract: matchSubstitutes, entry: 'lambdas/competitions/substitutes/api.ts' },
      { contract: competitionPayments, entry: 'lambdas/competitions/payments/api.ts' },
      { contract: seasonCheckout, entry: 'lambdas/competitions/payments/checkout/api.ts' },
      { contract: entryCheckout, entry: 'lambdas/competitions/payments/entries/api.ts' },
      { contract: tournamentDesk, entry: 'lambdas/competitions/tournaments/desk/api.ts' },
    ],
    may: ['writeTable', 'sign', 'suggestPlaces'],
    memoryMb: 1024,
  },
  // Makes schedules, which takes a whole core for up to half a minute.
  {
    name: 'competitions-schedules',
    under: '/competitions/schedules',
    serves: [{ contract: schedules, entry: 'lambdas/competitions/schedules/api.ts' }],
    may: ['writeTable'],
    memoryMb: 1769,
    timeoutSeconds: 29,
  },
  {
    name: 'competitions-pages',
    renders: [{ pages: competitionPagePaths, entry: 'lambdas/competitions/pages/pages.ts' }],
    may: ['knowWebOrigin'],
    memoryMb: 512,
  },
  {
    name: 'competitions-messages',
    listensTo: [
      {
        messages: [
          registrationMoved,
          placeOffered,
          placeMailed,
          squadAsked,
          squadFilled,
          registrationClosing,
          seasonMoved,
        ],
        entry: 'lambdas/competitions/seasons/notifications/listener.ts',
      },
      {
        messages: [schedulePublished, changeRequestMoved, tournamentTold],
        entry: 'lambdas/competitions/schedules/notifications/listener.ts',
      },
      {
        messages: [
          seasonDated,
          seasonMoved,
          registrationMoved,
          accountDeleted,
          dependantForgotten,
          memberJoined,
          childClaimed,
          peopleMerged,
          mergeUndone,
          exportAsked,
        ],
        entry: 'lambdas/competitions/listener.ts',
      },
      {
        messages: [gameChanged, registrationMoved, squadFilled, squadChanged, seasonMoved, tournamentChanged],
        entry: 'lambdas/competitions/fixtures/listener.ts',
      },
      { messages: [orderPaid, seasonMoved, spotHeld], entry: 'lambdas/competitions/payments/checkout/listener.ts' },
      {
        messages: [cardSaved, registrationMoved, squadFilled, agentJoined, holdChanged, seasonMoved],
        entry: 'lambdas/competitions/payments/agents/listener.ts',
      },
      {
        messages: [orderPaid, holdChanged, tournamentChanged],
        entry: 'lambdas/competitions/payments/entries/listener.ts',
      },
      { messages: [dueReminded, teamFeeSplit], entry: 'lambdas/competitions/payments/notifications/listener.ts' },
      { messages: [tournamentChanged], entry: 'lambdas/competitions/tournaments/search/listener.ts' },
      { messages: [seasonDated, seasonMoved, entryChanged], entry: 'lambdas/competitions/seasons/search/listener.ts' },
    ],
    may: ['writeTable', 'sendEmail', 'sign'],
    memoryMb: 512,
    timeoutSeconds: 300,
  },
  {
    name: 'competitions-jobs',
    runs: [
      { job: 'seasons-dates', every: 'rate(5 minutes)', entry: 'lambdas/competitions/seasons/dates/job.ts' },
      { job: 'seasons-uses', every: 'rate(10 minutes)', entry: 'lambdas/competitions/payments/checkout/uses-job.ts' },
      { job: 'seasons-holds', every: 'rate(1 minute)', entry: 'lambdas/competitions/payments/checkout/holds-job.ts' },
      {
        job: 'tournaments-uses',
        every: 'rate(10 minutes)',
        entry: 'lambdas/competitions/payments/entries/uses-job.ts',
      },
      {
        job: 'tournaments-holds',
        every: 'rate(1 minute)',
        entry: 'lambdas/competitions/payments/entries/holds-job.ts',
      },
      { job: 'seasons-shares', every: 'rate(10 minutes)', entry: 'lambdas/competitions/payments/shares/job.ts' },
      { job: 'schedules-due', every: 'rate(5 minutes)', entry: 'lambdas/competitions/schedules/due/job.ts' },
      { job: 'games-auto-confirm', every: 'rate(1 minute)', entry: 'lambdas/competitions/games/auto-confirm/job.ts' },
      {
        job: 'playoffs-auto-confirm',
        every: 'rate(1 minute)',
        entry: 'lambdas/competitions/playoffs/auto-confirm/job.ts',
      },
    ],
    may: ['writeTable', 'sendEmail', 'sign'],
    timeoutSeconds: 240,
  },
];
