import { accounts } from '#shared/accounts/contract.ts';
import { deletionContract } from '#shared/accounts/deletion/contract.ts';
import { accountDeleted, exportAsked, partErased, partExported } from '#shared/accounts/deletion/messages.ts';
import {
  alternateEmailAdded,
  emailChangeAsked,
  emailChanged,
  googleConnected,
  secondFactorTurnedOff,
  secondFactorTurnedOn,
  sessionsEnded,
  signInHelpAsked,
  signInUnclaimed,
  userJoined,
} from '#shared/accounts/messages.ts';
import { secondFactorContract } from '#shared/accounts/second-factor/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

/** The functions of accounts. */
export const accountsFunctions: readonly FunctionSpec[] = [
  {
    name: 'accounts-api',
    under: '/accounts',
    serves: [
      { contract: accounts, entry: 'lambdas/accounts/api.ts' },
      { contract: deletionContract, entry: 'lambdas/accounts/deletion/api.ts' },
      { contract: secondFactorContract, entry: 'lambdas/accounts/second-factor/api.ts' },
    ],
    may: ['writeTable', 'sign', 'manageIdentities', 'holdFactors', 'readUploads'],
    memoryMb: 512,
  },
  // The identity provider waits for it, and calls it by its name.
  {
    name: 'accounts-identity',
    answersIdentity: {
      moments: ['preSignUp', 'postConfirmation', 'customMessage'],
      entry: 'lambdas/accounts/identity/triggers.ts',
    },
    may: ['writeTable', 'sign', 'manageIdentities', 'knowWebOrigin'],
    memoryMb: 512,
    timeoutSeconds: 5,
  },
  {
    name: 'accounts-messages',
    listensTo: [
      {
        messages: [
          signInHelpAsked,
          alternateEmailAdded,
          sessionsEnded,
          googleConnected,
          emailChangeAsked,
          emailChanged,
        ],
        entry: 'lambdas/accounts/identity/help/listener.ts',
      },
      { messages: [signInUnclaimed, userJoined, emailChanged], entry: 'lambdas/accounts/identity/listener.ts' },
      {
        messages: [secondFactorTurnedOn, secondFactorTurnedOff],
        entry: 'lambdas/accounts/second-factor/listener.ts',
      },
      { messages: [accountDeleted, partErased], entry: 'lambdas/accounts/deletion/listener.ts' },
      { messages: [exportAsked, partExported], entry: 'lambdas/accounts/export/listener.ts' },
    ],
    may: ['writeTable', 'sendEmail', 'sign', 'manageIdentities', 'keepUploads'],
    memoryMb: 512,
    timeoutSeconds: 120,
  },
  {
    name: 'accounts-jobs',
    runs: [{ job: 'accounts-erasure-watch', every: 'rate(5 minutes)', entry: 'lambdas/accounts/deletion/watch.ts' }],
    may: ['writeTable', 'keepUploads', 'manageIdentities'],
    timeoutSeconds: 240,
  },
];
