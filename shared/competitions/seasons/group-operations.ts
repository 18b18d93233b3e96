import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { SeasonGroupId, SeasonId, SessionId, TeamId } from '../../ids.ts';
import { SeasonGroup, SeasonGroupDetails } from './schemas.ts';
import { endsAfter, endsBefore, Session, SessionDetails } from './session.ts';

const Version = z.int().min(1);
const onGroup = z.strictObject({ teamId: TeamId, seasonGroupId: SeasonGroupId });
const onSession = z.strictObject({ seasonId: SeasonId, sessionId: SessionId });
const nothing = z.object({});

/** Groups of seasons, and the sessions of a season. */
export const groupOperations = {
  createSeasonGroup: {
    method: 'POST',
    path: '/competitions/teams/{teamId}/seasons/groups',
    summary: 'Create a group of seasons',
    access: 'team:publishSchedule',
    creates: true,
    limit: { calls: 50, per: 'day' },
    input: SeasonGroupDetails.extend({ teamId: TeamId }),
    output: SeasonGroup,
    errors: ['team.notFound'],
  },
  changeSeasonGroup: {
    method: 'PUT',
    path: '/competitions/teams/{teamId}/seasons/groups/{seasonGroupId}',
    summary: 'Update a group of seasons',
    access: 'team:publishSchedule',
    input: SeasonGroupDetails.extend({ ...onGroup.shape, version: Version }),
    output: SeasonGroup,
    errors: ['team.notFound', 'seasonGroup.notFound', 'record.changed'],
  },
  deleteSeasonGroup: {
    method: 'DELETE',
    path: '/competitions/teams/{teamId}/seasons/groups/{seasonGroupId}',
    summary: 'Delete an empty group of seasons',
    access: 'team:publishSchedule',
    input: onGroup,
    output: nothing,
    errors: ['team.notFound', 'seasonGroup.notFound', 'seasonGroup.inUse'],
  },
  createSession: {
    method: 'POST',
    path: '/competitions/seasons/{seasonId}/sessions',
    summary: 'Add a session to a season',
    access: 'season:publishSchedule',
    creates: true,
    limit: { calls: 200, per: 'day' },
    input: SessionDetails.extend({ seasonId: SeasonId }).refine(endsAfter, endsBefore),
    output: Session,
    errors: ['season.notFound', 'season.notEditable'],
  },
  changeSession: {
    method: 'PUT',
    path: '/competitions/seasons/{seasonId}/sessions/{sessionId}',
    summary: 'Update a session of a season',
    access: 'season:publishSchedule',
    input: SessionDetails.extend({ ...onSession.shape, version: Version }).refine(endsAfter, endsBefore),
    output: Session,
    errors: ['season.notFound', 'session.notFound', 'record.changed'],
  },
  deleteSession: {
    method: 'DELETE',
    path: '/competitions/seasons/{seasonId}/sessions/{sessionId}',
    summary: 'Delete a session of a season',
    access: 'season:publishSchedule',
    input: onSession,
    output: nothing,
    errors: ['season.notFound', 'session.notFound'],
  },
} as const satisfies Record<string, Operation>;
