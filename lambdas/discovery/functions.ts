import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { gameAdded } from '#shared/competitions/games/messages.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { entryChanged, linkChanged } from '#shared/discovery/messages.ts';
import { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import { listingChanged, seatsCounted } from '#shared/events/messages.ts';
import type { FunctionSpec } from '../kernel/function.ts';
import { previewPaths } from './share-images/pages/paths.ts';

/** The functions of discovery. */
export const discoveryFunctions: readonly FunctionSpec[] = [
  {
    name: 'discovery-api',
    under: '/discovery',
    serves: [
      { contract: discovery, entry: 'lambdas/discovery/api.ts' },
      { contract: activitySubscriptionsContract, entry: 'lambdas/discovery/subscriptions/api.ts' },
    ],
    may: ['writeTable', 'sign'],
    memoryMb: 512,
  },
  {
    name: 'discovery-messages',
    listensTo: [
      { messages: [listingChanged, seatsCounted, gameAdded], entry: 'lambdas/discovery/search/projector/listener.ts' },
      {
        messages: [listingChanged, entryChanged, accountDeleted, exportAsked],
        entry: 'lambdas/discovery/text/projector/listener.ts',
      },
    ],
    may: ['writeTable'],
    timeoutSeconds: 60,
  },
  {
    name: 'discovery-pages',
    renders: [{ pages: previewPaths, entry: 'lambdas/discovery/share-images/pages/pages.ts' }],
    may: ['readTable', 'knowWebOrigin'],
    memoryMb: 512,
  },
  // Draws pictures: a program of 2.4 MB and a whole core's work, which no other function should wait for or carry.
  {
    name: 'discovery-share-images',
    listensTo: [
      { messages: [listingChanged, entryChanged, linkChanged], entry: 'lambdas/discovery/share-images/listener.ts' },
    ],
    may: ['writeTable', 'keepShareImages'],
    memoryMb: 1024,
    timeoutSeconds: 60,
  },
  {
    name: 'discovery-jobs',
    runs: [
      {
        job: 'discovery-subscription-digests',
        every: 'rate(1 minute)',
        entry: 'lambdas/discovery/subscriptions/digests/job.ts',
      },
    ],
    may: ['writeTable', 'sendEmail', 'sign'],
    memoryMb: 512,
    timeoutSeconds: 240,
  },
];
