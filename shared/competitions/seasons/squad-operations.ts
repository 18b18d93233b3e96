import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import {
  DivisionId,
  ExternalTeamId,
  InviteId,
  PersonId,
  SeasonId,
  SquadId,
  TeamId,
  UploadId,
  UserId,
} from '../../ids.ts';
import { NewPerson } from '../../teams/roster/people-operations.ts';
import { Line } from '../../text.ts';
import { Squad, SquadDetails } from './squad.ts';
import { SquadPlan } from './team-maker/squad-plan.ts';
import { squadStatuses } from './words.ts';

const onSeason = z.strictObject({ seasonId: SeasonId });
const onSquad = onSeason.extend({ squadId: SquadId });
const Version = z.int().min(1);
/** As many players as come to a team in one press; all of them or none. */
const mostPlayersAtOnce = 30;

/** The squads of a season, and what makes them of people without one. */
export const squadOperations = {
  enterSquad: {
    method: 'POST',
    path: '/competitions/seasons/{seasonId}/squads',
    summary: 'Add a team to a season as its organizer: of a community, an outside team, or a new one',
    access: 'season:manageRegistrations',
    creates: true,
    limit: { calls: 300, per: 'day' },
    input: SquadDetails.extend({
      seasonId: SeasonId,
      divisionId: DivisionId,
      sourceTeamId: TeamId.optional(),
      externalTeamId: ExternalTeamId.optional(),
      seed: z.int().min(1).max(200).optional(),
    }),
    output: Squad,
    errors: ['season.notFound', 'season.tooMany', 'registration.notEligible', 'externalTeam.notFound'],
  },
  changeSquad: {
    method: 'PUT',
    path: '/competitions/me/seasons/{seasonId}/squads/{squadId}',
    summary: 'Update a team in a season, as its captain or an organizer; seeds are for organizers',
    access: 'named',
    input: SquadDetails.extend({
      ...onSquad.shape,
      version: Version,
      /** Uploaded by the caller; without it the one that was there stays, and null takes it off. */
      logo: UploadId.nullish(),
      captainId: UserId.optional(),
      coCaptainIds: z.array(UserId).max(2, 'At most two.').default([]),
      seed: z.int().min(1).max(200).optional(),
    }),
    output: Squad,
    errors: [
      'season.notFound',
      'squad.notFound',
      'access.denied',
      'record.changed',
      'registration.notFound',
      'upload.notFound',
    ],
  },
  setSquadStanding: {
    method: 'PUT',
    path: '/competitions/me/seasons/{seasonId}/squads/{squadId}/standing',
    summary: 'Confirm or withdraw a team; organizers can also disqualify or reinstate it',
    access: 'named',
    input: onSquad.extend({ version: Version, to: z.enum(squadStatuses) }),
    output: Squad,
    errors: ['season.notFound', 'squad.notFound', 'access.denied', 'squad.notNow', 'squad.tooSmall', 'record.changed'],
  },
  answerSquadRequest: {
    method: 'PUT',
    path: '/competitions/me/seasons/{seasonId}/squads/{squadId}/requests/{userId}',
    summary: 'Accept or decline a request to join your team',
    access: 'named',
    input: onSquad.extend({ userId: PersonId, decision: z.enum(['accept', 'decline'], 'Accept or decline.') }),
    output: z.object({}),
    errors: ['season.notFound', 'squad.notFound', 'access.denied', 'registration.notFound', 'registration.notEligible'],
  },
  addSquadPlayers: {
    method: 'POST',
    path: '/competitions/me/seasons/{seasonId}/squads/{squadId}/players',
    summary: 'Add players who have no account to a team, as its captain or an organizer: by name, or from the roster',
    access: 'named',
    creates: true,
    limit: { calls: 300, per: 'day' },
    input: onSquad
      .extend({
        people: z.array(NewPerson).default([]),
        /** Of players on the roster of the community who wait to join it. */
        inviteIds: z.array(InviteId).default([]),
      })
      .refine(({ people, inviteIds }) => people.length + inviteIds.length > 0, {
        path: ['people'],
        message: 'Name at least one player.',
      })
      .refine(({ people, inviteIds }) => people.length + inviteIds.length <= mostPlayersAtOnce, {
        path: ['people'],
        message: `At most ${mostPlayersAtOnce} at once.`,
      }),
    /** `skipped` names those who are on a team of the season already. */
    output: z.object({ squad: Squad, skipped: z.array(z.string()) }),
    errors: ['season.notFound', 'squad.notFound', 'access.denied', 'registration.notFound', 'registration.notEligible'],
  },
  planSquads: {
    method: 'POST',
    path: '/competitions/seasons/{seasonId}/squad-plans',
    summary: 'Preview how players without a team would be placed in a division, and why',
    access: 'season:manageRegistrations',
    input: onSeason.extend({
      divisionId: DivisionId,
      /** How many squads are made besides those that are filled. */
      newSquads: z.int().min(0).max(40).default(0),
      fillsExisting: z.boolean().default(true),
      seed: z.int().min(0).max(1_000_000).default(1),
    }),
    output: SquadPlan,
    errors: ['season.notFound', 'season.tooMany'],
  },
  applySquads: {
    method: 'PUT',
    path: '/competitions/seasons/{seasonId}/squad-plans',
    summary: 'Place players in teams by a plan, one team at a time',
    access: 'season:manageRegistrations',
    input: onSeason.extend({
      divisionId: DivisionId,
      squads: z
        .array(
          z.strictObject({
            /** Without it the squad is made. */
            squadId: SquadId.optional(),
            name: Line(2, 40, 'The name of the team'),
            userIds: z.array(PersonId).max(60),
          }),
        )
        .min(1)
        .max(40),
    }),
    output: z.object({ placed: z.int(), squadIds: z.array(SquadId) }),
    errors: ['season.notFound', 'squad.notFound', 'registration.notNow', 'registration.notEligible', 'season.tooMany'],
  },
} as const satisfies Record<string, Operation>;
