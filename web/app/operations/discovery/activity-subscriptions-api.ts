import { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import { client } from '../api.ts';

/** The cities that somebody follows. Apart from the others, so that no page waits for its description. */
export const activitySubscriptionsApi = client(activitySubscriptionsContract);
