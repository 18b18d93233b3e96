import * as z from 'zod';
import { TypedCode } from '#shared/teams/members/join-code.ts';
import { FieldAnswers } from '#shared/teams/roster/field-answers.ts';
import type { Operation } from '../../contract/operation.ts';
import { Email } from '../../email.ts';
import { DependantId, DivisionId, PersonId, SeasonId, SquadId, UserId } from '../../ids.ts';
import { Registration, RegistrationAnswers, RegistrationCard } from './registration.ts';
import { SquadDetails } from './squad.ts';
import { registrationModes } from './words.ts';

const onSeason = z.strictObject({ seasonId: SeasonId });
const ofPerson = onSeason.extend({ userId: PersonId });
const ofDependant = onSeason.extend({ dependantId: DependantId });

/** How a player registers, by themselves or by a guardian. */
const asked = {
  mode: z.enum(registrationModes, 'Choose how you register.'),
  divisionId: DivisionId,
  /** With `create_team`. */
  squad: SquadDetails.optional(),
  /** With `join_team`: a code lets in at once, else the captain of `squadId` is asked. */
  squadCode: TypedCode.optional(),
  squadId: SquadId.optional(),
  /** With `small_group`; without it a group is made. */
  groupCode: TypedCode.optional(),
  answers: RegistrationAnswers.prefault({}),
};

/** Why a player cannot join a season. */
const refusals = [
  'season.notFound',
  'registration.notOpen',
  'registration.wrongMode',
  'registration.already',
  'registration.codeInvalid',
  'registration.groupFull',
  'registration.notEligible',
] as const;

/** How people come into a season and out of it. */
export const registrationOperations = {
  register: {
    method: 'PUT',
    path: '/competitions/me/seasons/{seasonId}/registration',
    summary: 'Register for a season: alone, with friends, with a team of your own, in a team, or as a sub',
    access: 'profileComplete',
    limit: { calls: 60, per: 'day' },
    input: onSeason.extend({
      ...asked,
      /** What the community asks of its members in every season; kept with what its roster says of them. */
      fields: FieldAnswers,
    }),
    output: Registration,
    errors: [...refusals, 'registration.answersMissing'],
  },
  withdrawRegistration: {
    method: 'DELETE',
    path: '/competitions/me/seasons/{seasonId}/registration',
    summary: 'Withdraw from a season; the first in line gets the place',
    access: 'signedIn',
    input: onSeason,
    output: z.object({}),
    errors: ['registration.notFound', 'registration.notNow'],
  },
  registerDependant: {
    method: 'PUT',
    path: '/competitions/me/seasons/{seasonId}/dependants/{dependantId}/registration',
    summary: 'Register a dependant: alone, with friends, in a team, or as a sub',
    access: 'signedIn',
    limit: { calls: 60, per: 'day' },
    input: ofDependant.extend(asked),
    output: Registration,
    errors: ['dependant.notFound', 'access.denied', ...refusals],
  },
  withdrawDependant: {
    method: 'DELETE',
    path: '/competitions/me/seasons/{seasonId}/dependants/{dependantId}/registration',
    summary: 'Withdraw a dependant from a season',
    access: 'signedIn',
    input: ofDependant,
    output: z.object({}),
    errors: ['dependant.notFound', 'access.denied', 'registration.notFound', 'registration.notNow'],
  },
  listRegistrationCards: {
    method: 'GET',
    path: '/competitions/me/seasons',
    summary:
      'List the seasons that a player is registered for, the latest first; those of others as far as they are public',
    access: 'signedIn',
    input: z.strictObject({ userId: UserId.optional() }),
    output: z.object({ registrations: z.array(RegistrationCard) }),
  },
  listSeasonRegistrations: {
    method: 'GET',
    path: '/competitions/seasons/{seasonId}/registrations',
    summary: 'List who registered for a season, the earliest first',
    access: 'season:manageRegistrations',
    input: onSeason,
    output: z.object({ registrations: z.array(Registration) }),
    errors: ['season.notFound'],
  },
  getRegistration: {
    method: 'GET',
    path: '/competitions/me/seasons/{seasonId}/registrations/{userId}',
    summary: 'Read a registration of your own, or of a season that you manage',
    access: 'signedIn',
    input: ofPerson,
    output: Registration,
    errors: ['registration.notFound'],
  },
  decideRegistration: {
    method: 'PUT',
    path: '/competitions/seasons/{seasonId}/registrations/{userId}',
    summary:
      'Place a player in a squad or take them out, move them to another division or carry them over to another season, reject or withdraw them, or suspend them',
    access: 'season:manageRegistrations',
    input: ofPerson.extend({
      action: z.enum(
        ['place', 'unplace', 'move', 'reject', 'withdraw', 'suspend', 'reinstate', 'carry'],
        'Choose what to do.',
      ),
      /** With `place`. */
      squadId: SquadId.optional(),
      /** With `move`. */
      divisionId: DivisionId.optional(),
      /** With `carry`: another season of the same community, into its first division. */
      toSeasonId: SeasonId.optional(),
    }),
    output: Registration,
    errors: [
      'season.notFound',
      'registration.notFound',
      'registration.notNow',
      'registration.notEligible',
      'registration.wrongMode',
      'registration.already',
      'squad.notFound',
    ],
  },
  proposeGuardian: {
    method: 'PUT',
    path: '/competitions/seasons/{seasonId}/registrations/{dependantId}/guardian',
    summary:
      'Ask the holder of an address to be another guardian of a child in the season; the answer says nothing of the address, and the other guardians hear of it',
    access: 'season:manageRegistrations',
    limit: { calls: 20, per: 'day' },
    input: ofDependant.extend({ email: Email }),
    output: z.object({}),
    errors: ['season.notFound', 'registration.notFound'],
  },
} as const satisfies Record<string, Operation>;
