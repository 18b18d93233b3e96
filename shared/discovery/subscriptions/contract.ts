import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { ActivitySubscription, mostActivitySubscriptions, ShownSubscription } from './schemas.ts';

const kept = { subscriptions: z.array(ShownSubscription), version: z.int() };

/** The activities and cities that a user follows. */
export const activitySubscriptionsContract = defineContract('activity-subscriptions', {
  listActivitySubscriptions: {
    method: 'GET',
    path: '/discovery/me/activity-subscriptions',
    summary: 'List the cities and activities you follow',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object(kept),
  },
  saveActivitySubscriptions: {
    method: 'PUT',
    path: '/discovery/me/activity-subscriptions',
    summary: 'Replace your activity subscriptions, based on the version you read',
    access: 'emailVerified',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({
      subscriptions: z
        .array(ActivitySubscription)
        .max(mostActivitySubscriptions, 'You can follow ten cities. Remove one that you no longer need.')
        .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two of these have the same id.'),
      version: z.int().min(0),
    }),
    output: z.object(kept),
    errors: ['record.changed'],
  },
  stopActivitySubscription: {
    method: 'POST',
    path: '/discovery/activity-subscriptions/off/{token}',
    ignoresBody: true,
    summary: 'Pause emails about a city with the link from an email (RFC 8058)',
    access: 'public',
    input: z.strictObject({ token: z.string().max(1024) }),
    output: z.object({ city: z.string() }),
    errors: ['mail.linkInvalid'],
  },
});
