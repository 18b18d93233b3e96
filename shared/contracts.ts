import { accounts } from './accounts/contract.ts';
import { leavingContract } from './accounts/leaving-contract.ts';
import { privacyContract } from './accounts/privacy-contract.ts';
import { activitySubscriptionsContract } from './activity-subscriptions/contract.ts';
import { connectionsContract } from './connections/contract.ts';
import type { Contract } from './contract/operation.ts';
import { discovery } from './discovery/contract.ts';
import { attendanceContract } from './events/attendance-contract.ts';
import { events } from './events/contract.ts';
import { dependantsContract } from './events/dependant-contract.ts';
import { drawsContract } from './events/draw-contract.ts';
import { eventFilesContract } from './events/files-contract.ts';
import { hostsContract } from './events/host-contract.ts';
import { seriesContract } from './events/series-contract.ts';
import { exportsContract } from './exports/contract.ts';
import { family } from './family/contract.ts';
import { messages } from './messages/contract.ts';
import { notificationsContract } from './notifications/contract.ts';
import { people } from './people/contract.ts';
import { places } from './places/contract.ts';
import { placeManagers } from './places/managers-contract.ts';
import { placePhotosContract } from './places/photos-contract.ts';
import { substitutesContract } from './substitutes/contract.ts';
import { teams } from './teams/contract.ts';
import { teamMembers } from './teams/members-contract.ts';
import { uploads } from './uploads/contract.ts';

/** Every contract of the product: what its API is. */
export const contracts: readonly Contract[] = [
  accounts,
  privacyContract,
  leavingContract,
  people,
  family,
  connectionsContract,
  events,
  seriesContract,
  attendanceContract,
  exportsContract,
  dependantsContract,
  drawsContract,
  substitutesContract,
  hostsContract,
  discovery,
  activitySubscriptionsContract,
  messages,
  placeManagers,
  notificationsContract,
  places,
  placePhotosContract,
  eventFilesContract,
  teams,
  teamMembers,
  uploads,
];
