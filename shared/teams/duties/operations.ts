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
    summary: 'List the duties of a team from the last 30 days on, the soonest first, with who took them',
    access: 'profileComplete',
    input: onTeam,
    output: z.object({ duties: z.array(Duty) }),
    errors: ['team.notFound', 'access.denied', 'team.featureOff'],
  },
  addDuty: {
    method: 'POST',
    path: '/teams/{teamId}/roster/duties',
    summary: 'Say what has to be done, when, and how many people it takes',
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
    summary: 'Change a duty; members who took it keep it, also with fewer slots',
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
    summary: 'Take a duty away; its reminders stop',
    access: 'team:manageEvents',
    input: onDuty,
    output: nothing,
    errors: ['team.notFound', 'duty.notFound'],
  },
  answerDuty: {
    method: 'PUT',
    path: '/teams/me/rosters/{teamId}/duties/{dutyId}',
    summary: 'Take a duty or give it back before it starts, offer yours to others, or take one that is offered',
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
    summary: 'Mark a duty as done or missed for a member, once it has begun',
    access: 'team:manageEvents',
    input: onDuty.extend({ userId: UserId, outcome: z.enum(dutyOutcomes, 'Done or missed.') }),
    output: nothing,
    errors: ['team.notFound', 'team.featureOff', 'duty.notFound', 'duty.notYours', 'duty.notNow'],
  },
} as const satisfies Record<string, Operation>;
