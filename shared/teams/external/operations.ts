import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { ExternalTeamId, TeamId } from '../../ids.ts';
import { ExternalTeam, ExternalTeamCard, ExternalTeamDetails } from './schemas.ts';

const onTeam = z.strictObject({ teamId: TeamId });
const onExternal = onTeam.extend({ externalTeamId: ExternalTeamId });
const nothing = z.object({});
/** Only the mail to the contact has it. */
const Token = z.strictObject({ token: z.string().min(40).max(400) });

/** Opponents that are not on the platform, and how they come to be. */
export const externalTeamOperations = {
  listExternalTeams: {
    method: 'GET',
    path: '/teams/external-teams',
    summary: 'List outside teams that public communities play against, the newest first',
    access: 'public',
    cacheSeconds: 5,
    input: z.strictObject({ cursor: z.string().max(1024).optional() }),
    output: z.object({ externalTeams: z.array(ExternalTeamCard), nextCursor: z.string().optional() }),
    errors: ['request.cursorInvalid'],
  },
  listExternalTeamsOf: {
    method: 'GET',
    path: '/teams/{teamId}/external-teams',
    summary: 'List the outside teams of a community by name, with their contacts',
    access: 'team:publishSchedule',
    input: onTeam,
    output: z.object({ externalTeams: z.array(ExternalTeam) }),
    errors: ['team.notFound'],
  },
  addExternalTeam: {
    method: 'POST',
    path: '/teams/{teamId}/external-teams',
    summary: 'Add an outside team as an opponent',
    access: 'team:publishSchedule',
    creates: true,
    limit: { calls: 100, per: 'day' },
    input: ExternalTeamDetails.extend({ teamId: TeamId }),
    output: ExternalTeam,
    errors: ['team.notFound', 'team.archived', 'externalTeam.tooMany', 'upload.notFound'],
  },
  changeExternalTeam: {
    method: 'PUT',
    path: '/teams/{teamId}/external-teams/{externalTeamId}',
    summary: 'Update an outside team; changing its email cancels an open invitation',
    access: 'team:publishSchedule',
    input: ExternalTeamDetails.extend({ ...onExternal.shape, version: z.int().min(1) }),
    output: ExternalTeam,
    errors: ['team.notFound', 'externalTeam.notFound', 'externalTeam.claimed', 'record.changed', 'upload.notFound'],
  },
  removeExternalTeam: {
    method: 'DELETE',
    path: '/teams/{teamId}/external-teams/{externalTeamId}',
    summary: 'Remove an outside team; its results stay',
    access: 'team:publishSchedule',
    input: onExternal,
    output: nothing,
    errors: ['team.notFound', 'externalTeam.notFound'],
  },
  inviteExternalTeam: {
    method: 'PUT',
    path: '/teams/{teamId}/external-teams/{externalTeamId}/invitation',
    summary: 'Email the contact of an outside team a link to claim it',
    access: 'team:publishSchedule',
    limit: { calls: 20, per: 'day' },
    input: onExternal,
    output: ExternalTeam,
    errors: ['team.notFound', 'externalTeam.notFound', 'externalTeam.claimed', 'externalTeam.noAddress'],
  },
  answerExternalClaim: {
    method: 'PUT',
    path: '/teams/{teamId}/external-teams/{externalTeamId}/claim',
    summary: 'Confirm or reject that a community is one of your outside teams; results stay either way',
    access: 'team:publishSchedule',
    input: onExternal.extend({ answer: z.enum(['accept', 'decline'], 'Accept or decline.') }),
    output: ExternalTeam,
    errors: ['team.notFound', 'externalTeam.notFound', 'externalTeam.noClaim'],
  },
  readExternalInvite: {
    method: 'GET',
    path: '/teams/external-team-invites/{token}',
    summary: 'Read which outside team an invitation is for, by the link from the mail',
    access: 'public',
    limit: { calls: 120, per: 'hour' },
    input: Token,
    output: z.object({ externalTeam: ExternalTeamCard }),
    errors: ['externalTeam.linkInvalid'],
  },
  claimExternalTeam: {
    method: 'PUT',
    path: '/teams/me/external-teams/{token}/claim/{teamId}',
    summary: 'Claim an outside team for your community; the inviting community confirms or rejects it',
    access: 'team:transferTeam',
    limit: { calls: 30, per: 'hour' },
    input: onTeam.extend(Token.shape),
    output: ExternalTeamCard,
    errors: ['externalTeam.linkInvalid', 'team.notFound', 'externalTeam.claimed'],
  },
} as const satisfies Record<string, Operation>;
