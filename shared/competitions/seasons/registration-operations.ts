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
    summary: 'Register for a season: solo, with friends, with your own team, in a team, or as a substitute',
    access: 'named',
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
    summary: 'Withdraw from a season; the spot goes to the first on the waitlist',
    access: 'signedIn',
    input: onSeason,
    output: z.object({}),
    errors: ['registration.notFound', 'registration.notNow'],
  },
  registerDependant: {
    method: 'PUT',
    path: '/competitions/me/seasons/{seasonId}/dependants/{dependantId}/registration',
    summary: 'Register a child for a season: solo, with friends, in a team, or as a substitute',
    access: 'signedIn',
    limit: { calls: 60, per: 'day' },
    input: ofDependant.extend(asked),
    output: Registration,
    errors: ['dependant.notFound', 'access.denied', ...refusals],
  },
  withdrawDependant: {
    method: 'DELETE',
    path: '/competitions/me/seasons/{seasonId}/dependants/{dependantId}/registration',
    summary: 'Withdraw a child from a season',
    access: 'signedIn',
    input: ofDependant,
    output: z.object({}),
    errors: ['dependant.notFound', 'access.denied', 'registration.notFound', 'registration.notNow'],
  },
  listRegistrationCards: {
    method: 'GET',
    path: '/competitions/me/seasons',
    summary: 'List the seasons a player registered for, latest first; for other players, only public ones',
    access: 'signedIn',
    input: z.strictObject({ userId: UserId.optional() }),
    output: z.object({ registrations: z.array(RegistrationCard) }),
  },
  listSeasonRegistrations: {
    method: 'GET',
    path: '/competitions/seasons/{seasonId}/registrations',
    summary: 'List the registrations of a season, earliest first',
    access: 'season:manageRegistrations',
    input: onSeason,
    output: z.object({ registrations: z.array(Registration) }),
    errors: ['season.notFound'],
  },
  getRegistration: {
    method: 'GET',
    path: '/competitions/me/seasons/{seasonId}/registrations/{userId}',
    summary: 'Read your registration, or one in a season you manage',
    access: 'signedIn',
    input: ofPerson,
    output: Registration,
    errors: ['registration.notFound'],
  },
  decideRegistration: {
    method: 'PUT',
    path: '/competitions/seasons/{seasonId}/registrations/{userId}',
    summary:
      'Place a player in a team or remove them, change their division or season, reject, withdraw or suspend them',
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
      'Invite another guardian of a child in the season by email; the response never reveals whether the address has an account, and the other guardians are notified',
    access: 'season:manageRegistrations',
    limit: { calls: 20, per: 'day' },
    input: ofDependant.extend({ email: Email }),
    output: z.object({}),
    errors: ['season.notFound', 'registration.notFound'],
  },
} as const satisfies Record<string, Operation>;
