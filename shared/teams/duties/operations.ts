import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { TeamDutyId, TeamId, UserId } from '../../ids.ts';
import { Duty, DutyDetails, dutyOutcomes } from './schemas.ts';

const onTeam = z.strictObject({ teamId: TeamId });
const onDuty = onTeam.extend({ dutyId: TeamDutyId });
const nothing = z.object({});
const Made = z.object({ dutyId: TeamDutyId, version: z.int() });

/** What a team has to do besides playing, and who does it. */
export const dutyOperations = {
  listDuties: {
    method: 'GET',
    path: '/teams/{teamId}/roster/duties',
    summary: 'List the duties of a community since the last 30 days, soonest first, with who took them',
    access: 'profileComplete',
    input: onTeam,
    output: z.object({ duties: z.array(Duty) }),
    errors: ['team.notFound', 'access.denied', 'team.featureOff'],
  },
  addDuty: {
    method: 'POST',
    path: '/teams/{teamId}/roster/duties',
    summary: 'Create a duty: what needs doing, when, and how many people it takes',
    access: 'team:manageEvents',
    creates: true,
    limit: { calls: 50, per: 'day' },
    input: onTeam.extend(DutyDetails.shape),
    output: Made,
    errors: ['team.notFound', 'team.archived', 'team.featureOff', 'event.notFound', 'season.notFound'],
  },
  changeDuty: {
    method: 'PUT',
    path: '/teams/{teamId}/roster/duties/{dutyId}',
    summary: 'Update a duty; members who took it keep it even with fewer spots',
    access: 'team:manageEvents',
    input: onDuty.extend({ version: z.int().min(1), ...DutyDetails.shape }),
    output: Made,
    errors: [
      'team.notFound',
      'team.featureOff',
      'duty.notFound',
      'duty.full',
      'record.changed',
      'event.notFound',
      'season.notFound',
    ],
  },
  removeDuty: {
    method: 'DELETE',
    path: '/teams/{teamId}/roster/duties/{dutyId}',
    summary: 'Delete a duty and its reminders',
    access: 'team:manageEvents',
    input: onDuty,
    output: nothing,
    errors: ['team.notFound', 'duty.notFound'],
  },
  answerDuty: {
    method: 'PUT',
    path: '/teams/me/rosters/{teamId}/duties/{dutyId}',
    summary: 'Take a duty or give it back before it starts, offer yours to others, or take an offered one',
    access: 'profileComplete',
    input: onDuty.extend({
      answer: z.enum(['take', 'giveBack', 'offer', 'keep'], 'Choose what to do.'),
      /** With `take`: whose it is, who offers it. */
      insteadOf: UserId.optional(),
    }),
    output: nothing,
    errors: [
      'team.notFound',
      'team.featureOff',
      'duty.notFound',
      'duty.full',
      'duty.notYours',
      'duty.notOffered',
      'duty.tooYoung',
      'duty.notNow',
    ],
  },
  judgeDuty: {
    method: 'PUT',
    path: '/teams/{teamId}/roster/duties/{dutyId}/people/{userId}',
    summary: 'Mark a duty as done or missed, once it has started',
    access: 'team:manageEvents',
    input: onDuty.extend({ userId: UserId, outcome: z.enum(dutyOutcomes, 'Choose done or missed.') }),
    output: nothing,
    errors: ['team.notFound', 'team.featureOff', 'duty.notFound', 'duty.notYours', 'duty.notNow'],
  },
} as const satisfies Record<string, Operation>;
