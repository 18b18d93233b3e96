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
    entry: 'lambdas/whistles/handler.ts',
    serves: whistles,
    may: ['readTable', 'sign', 'suggestPlaces'],
  },
  {
    name: 'whistle-pages',
    entry: 'lambdas/whistles/pages.ts',
    servesPages: ['/whistles/{whistleId}'],
    may: ['readTable', 'knowWebOrigin'],
  },
  {
    name: 'whistle-socket',
    entry: 'lambdas/whistles/socket.ts',
    servesSocket: true,
    may: ['writeTable', 'pushToSockets'],
  },
  {
    name: 'whistle-people',
    entry: 'lambdas/whistles/people.ts',
    answersIdentity: ['preSignUp', 'postConfirmation', 'customMessage'],
    may: ['writeTable', 'manageIdentities'],
  },
  {
    name: 'whistle-listener',
    entry: 'lambdas/whistles/listener.ts',
    listensTo: [blown, lost],
    may: ['readTable', 'sendEmail', 'pushToSockets', 'knowWebOrigin'],
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  {
    name: 'whistle-follower',
    entry: 'lambdas/whistles/follower.ts',
    follows: ['whistle', 'referee'],
    may: ['publishMessages'],
  },
  {
    name: 'whistle-job',
    entry: 'lambdas/whistles/job.ts',
    runsEvery: 'rate(15 minutes)',
    may: ['manageIdentities'],
  },
  { name: 'whistle-mail', entry: 'lambdas/whistles/mail.ts', hearsMail: true, may: ['writeTable'] },
];
