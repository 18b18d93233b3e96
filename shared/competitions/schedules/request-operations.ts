import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { ChangeRequestId, SeasonId } from '../../ids.ts';
import { ChangeRequest, RequestReason, TimeOptions } from './change-request.ts';
import { PlayedAt } from './schemas.ts';

const ofSeason = z.strictObject({ seasonId: SeasonId });
const MatchKey = z.string().min(1).max(300);
const ofRequest = ofSeason.extend({ requestId: ChangeRequestId, version: z.int().min(1) });

/** Captains ask each other for another time. */
export const requestOperations = {
  listOpenTimes: {
    method: 'GET',
    path: '/competitions/schedules/{seasonId}/open-times',
    summary: 'List conflict-free times for a match of your team',
    access: 'profileComplete',
    input: ofSeason.extend({ key: MatchKey }),
    output: z.object({ times: z.array(PlayedAt) }),
    errors: ['season.notFound', 'schedule.matchNotFound', 'access.denied'],
  },
  listChangeRequests: {
    method: 'GET',
    path: '/competitions/schedules/{seasonId}/requests',
    summary: 'List change requests: those of your teams, or all of them for schedulers',
    access: 'profileComplete',
    input: ofSeason,
    output: z.object({ requests: z.array(ChangeRequest) }),
    errors: ['season.notFound'],
  },
  askForChange: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/requests',
    summary: 'Ask the other captain to move a match; one open request per match',
    access: 'profileComplete',
    limit: { calls: 20, per: 'day' },
    input: ofSeason.extend({ key: MatchKey, options: TimeOptions, reason: RequestReason }),
    output: ChangeRequest,
    errors: [
      'season.notFound',
      'season.notEditable',
      'access.denied',
      'schedule.matchNotFound',
      'schedule.moveRefused',
      'schedule.requestOpen',
    ],
  },
  answerChangeRequest: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/requests/{requestId}/answer',
    summary:
      'Accept a suggested time, suggest others, or decline; the match moves right away where captains may decide',
    access: 'profileComplete',
    input: ofRequest.extend({
      answer: z.discriminatedUnion('do', [
        z.strictObject({ do: z.literal('accept'), option: z.int().min(0).max(4) }),
        z.strictObject({ do: z.literal('counter'), options: TimeOptions }),
        z.strictObject({ do: z.literal('decline') }),
      ]),
    }),
    output: ChangeRequest,
    errors: [
      'season.notFound',
      'access.denied',
      'schedule.requestNotFound',
      'schedule.requestOver',
      'schedule.moveRefused',
      'record.changed',
    ],
  },
  decideChangeRequest: {
    method: 'PUT',
    path: '/competitions/schedules/{seasonId}/requests/{requestId}/decision',
    summary: 'Approve or reject a move two captains agreed on; approving publishes it',
    access: 'season:publishSchedule',
    input: ofRequest.extend({ decision: z.enum(['approve', 'refuse']) }),
    output: ChangeRequest,
    errors: [
      'season.notFound',
      'schedule.requestNotFound',
      'schedule.requestOver',
      'schedule.moveRefused',
      'record.changed',
    ],
  },
} as const satisfies Record<string, Operation>;
