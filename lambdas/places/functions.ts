import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { listingChanged } from '#shared/events/messages.ts';
import { places } from '#shared/places/contract.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { placeMerged } from '#shared/places/messages.ts';
import { placePhotosContract } from '#shared/places/photos/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';
import { placePagePaths } from './events/pages/paths.ts';

/** The functions of places. */
export const placesFunctions: readonly FunctionSpec[] = [
  {
    name: 'places-api',
    under: '/places',
    serves: [
      { contract: places, entry: 'lambdas/places/api.ts' },
      { contract: placeManagers, entry: 'lambdas/places/managers/api.ts' },
      { contract: placePhotosContract, entry: 'lambdas/places/photos/api.ts' },
    ],
    may: ['writeTable', 'sign', 'suggestPlaces', 'sendEmail', 'readUploads'],
    memoryMb: 512,
  },
  {
    name: 'places-pages',
    renders: [{ pages: placePagePaths, entry: 'lambdas/places/events/pages/pages.ts' }],
    may: ['readTable', 'knowWebOrigin'],
    memoryMb: 512,
  },
  {
    name: 'places-messages',
    listensTo: [
      { messages: [listingChanged, placeMerged], entry: 'lambdas/places/events/projector/listener.ts' },
      { messages: [accountDeleted, exportAsked], entry: 'lambdas/places/deletion/listener.ts' },
    ],
    may: ['writeTable'],
    timeoutSeconds: 120,
  },
  {
    name: 'places-jobs',
    runs: [{ job: 'places-checks', every: 'rate(24 hours)', entry: 'lambdas/places/checks/job.ts' }],
    may: ['writeTable'],
    timeoutSeconds: 300,
  },
];
