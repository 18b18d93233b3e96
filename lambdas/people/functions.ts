import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { guardianProposed } from '#shared/competitions/seasons/messages.ts';
import { eventFinished } from '#shared/events/attendance/messages.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { connectionAccepted, connectionAsked } from '#shared/people/connections/messages.ts';
import { endorsementsContract } from '#shared/people/endorsements/contract.ts';
import { endorsed } from '#shared/people/endorsements/messages.ts';
import { family } from '#shared/people/family/contract.ts';
import {
  careUnused,
  consentChanged,
  dependantGrew,
  dependantUnused,
  familyAnswered,
  familyAsked,
  guardianAsked,
  loginInvited,
} from '#shared/people/family/messages.ts';
import { privacySaved, profileSaved } from '#shared/people/messages.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { people } from '#shared/people/profile/contract.ts';
import { secondGuardianProposed } from '#shared/teams/messages.ts';
import type { FunctionSpec } from '../kernel/function.ts';

/** The functions of people. */
export const peopleFunctions: readonly FunctionSpec[] = [
  {
    name: 'people-api',
    under: '/people',
    serves: [
      { contract: people, entry: 'lambdas/people/api.ts' },
      { contract: privacyContract, entry: 'lambdas/people/privacy/api.ts' },
      { contract: connectionsContract, entry: 'lambdas/people/connections/api.ts' },
      { contract: endorsementsContract, entry: 'lambdas/people/endorsements/api.ts' },
    ],
    may: ['writeTable', 'suggestPlaces', 'sign'],
    memoryMb: 512,
  },
  // Opens medical notes, which no other function of people that answers may.
  {
    name: 'people-family',
    under: '/people/family',
    serves: [{ contract: family, entry: 'lambdas/people/family/api.ts' }],
    may: ['writeTable', 'sign', 'openCare'],
    memoryMb: 512,
  },
  {
    name: 'people-messages',
    listensTo: [
      {
        messages: [
          familyAsked,
          familyAnswered,
          guardianProposed,
          secondGuardianProposed,
          guardianAsked,
          consentChanged,
          dependantGrew,
          dependantUnused,
          careUnused,
          loginInvited,
        ],
        entry: 'lambdas/people/family/notifications/listener.ts',
      },
      {
        messages: [profileSaved, privacySaved, connectionAsked, connectionAccepted],
        entry: 'lambdas/people/connections/listener/listener.ts',
      },
      { messages: [eventFinished, endorsed], entry: 'lambdas/people/endorsements/listener/listener.ts' },
    ],
    may: ['writeTable', 'sendEmail', 'sign'],
    timeoutSeconds: 60,
  },
  // Opens medical notes, to hand them out with the rest that is kept of a person.
  {
    name: 'people-leaving',
    listensTo: [{ messages: [accountDeleted, exportAsked], entry: 'lambdas/people/deletion/listener.ts' }],
    may: ['writeTable', 'openCare'],
    timeoutSeconds: 120,
  },
  {
    name: 'people-jobs',
    runs: [{ job: 'accounts-family-dates', every: 'rate(10 minutes)', entry: 'lambdas/people/family/dates/job.ts' }],
    may: ['writeTable'],
    timeoutSeconds: 240,
  },
];
