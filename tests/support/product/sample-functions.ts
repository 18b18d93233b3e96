import * as z from 'zod';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { defineMessage } from '#shared/contract/message.ts';
import { defineContract } from '#shared/contract/operation.ts';

const nothing = z.strictObject({});

const whistles = defineContract('whistles', {
  listWhistles: {
    method: 'GET',
    path: '/whistles',
    summary: 'List whistles',
    access: 'public',
    cacheSeconds: 60,
    input: nothing,
    output: nothing,
  },
  askForWhistle: {
    method: 'POST',
    path: '/whistles/asked',
    summary: 'Ask for a whistle',
    access: 'public',
    limit: { calls: 5, per: 'hour' },
    input: nothing,
    output: nothing,
  },
  blowWhistle: {
    method: 'PUT',
    path: '/whistles/{whistleId}',
    summary: 'Blow a whistle',
    access: 'profileComplete',
    input: z.strictObject({ whistleId: z.string() }),
    output: nothing,
  },
});

const blown = defineMessage('whistles.blown', nothing);
const lost = defineMessage('whistles.lost', nothing);

/** One function for each way of being called, with every capability somewhere: what the stacks must be able to build. */
export const sampleFunctions: readonly FunctionSpec[] = [
  {
    name: 'whistles',
    under: '/whistles',
    serves: [{ contract: whistles, entry: 'lambdas/whistles/api.ts' }],
    may: ['readTable', 'sign', 'suggestPlaces'],
  },
  {
    name: 'whistle-pages',
    renders: [{ pages: ['/whistles/{whistleId}'], entry: 'lambdas/whistles/pages.ts' }],
    may: ['readTable', 'knowWebOrigin'],
  },
  {
    name: 'whistle-socket',
    servesSocket: 'lambdas/whistles/socket.ts',
    may: ['writeTable', 'pushToSockets'],
  },
  {
    name: 'whistle-people',
    answersIdentity: {
      moments: ['preSignUp', 'postConfirmation', 'customMessage'],
      entry: 'lambdas/whistles/people.ts',
    },
    may: ['writeTable', 'manageIdentities'],
  },
  {
    name: 'whistle-listener',
    listensTo: [
      { messages: [blown, lost], entry: 'lambdas/whistles/listener.ts' },
      { messages: [lost], entry: 'lambdas/whistles/finder.ts' },
    ],
    may: ['readTable', 'sendEmail', 'pushToSockets', 'knowWebOrigin'],
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  {
    name: 'whistle-follower',
    follows: { entities: ['whistle', 'referee'], entry: 'lambdas/whistles/follower.ts' },
    may: ['publishMessages'],
  },
  {
    name: 'whistle-job',
    runs: [
      { job: 'whistle-job', every: 'rate(15 minutes)', entry: 'lambdas/whistles/job.ts' },
      { job: 'whistle-count', every: 'rate(1 days)', entry: 'lambdas/whistles/count.ts' },
    ],
    may: ['manageIdentities'],
  },
  { name: 'whistlemail', hearsMail: 'lambdas/whistles/mail.ts', may: ['writeTable'] },
];
