import { accountsData } from '#lambdas/accounts/personal-data.ts';
import { competitionsData } from '#lambdas/competitions/personal-data.ts';
import { discoveryData } from '#lambdas/discovery/personal-data.ts';
import { eventsData } from '#lambdas/events/personal-data.ts';
import { messagesData } from '#lambdas/messages/personal-data.ts';
import { notificationsData } from '#lambdas/notifications/personal-data.ts';
import { paymentsData } from '#lambdas/payments/personal-data.ts';
import { peopleData } from '#lambdas/people/personal-data.ts';
import { placesData } from '#lambdas/places/personal-data.ts';
import { teamsData } from '#lambdas/teams/personal-data.ts';
import { uploadsData } from '#lambdas/uploads/personal-data.ts';

/** What each part of the product says of people's data. */
export const personalDataParts = [
  accountsData,
  competitionsData,
  discoveryData,
  eventsData,
  messagesData,
  notificationsData,
  paymentsData,
  peopleData,
  placesData,
  teamsData,
  uploadsData,
];
