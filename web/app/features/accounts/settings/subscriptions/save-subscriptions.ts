import { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import type { ActivitySubscription, ShownSubscription } from '#shared/discovery/subscriptions/schemas.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { type SubscriptionInput, toSubscription } from './subscription-input.ts';

/** What the tab does to one city of the list that it saw. */
export type SubscriptionIntent =
  | ({ readonly intent: 'save' } & SubscriptionInput)
  | { readonly intent: 'remove'; readonly id: number; readonly version: number }
  | {
      readonly intent: 'status';
      readonly id: number;
      readonly version: number;
      readonly status: ActivitySubscription['status'];
    };

const said = {
  save: 'Your activity subscription is saved. We confirm it by e-mail.',
  remove: 'The city is removed.',
  status: 'Saved.',
} as const;

/** The newest list with one city changed, over the version that was seen (R-ACTSUB-19, R-ACTSUB-20). */
export const saveSubscriptions = formAction(async (sent: SubscriptionIntent) => {
  const { subscriptions, version } = await operations(activitySubscriptionsContract).listActivitySubscriptions({});
  if (version !== sent.version) return changedElsewhere(sent, version);
  await operations(activitySubscriptionsContract).saveActivitySubscriptions({
    subscriptions: changed(subscriptions.map(toSaved), sent),
    version,
  });
  notify('success', said[sent.intent]);
  return undefined;
});

function changed(list: ActivitySubscription[], sent: SubscriptionIntent): ActivitySubscription[] {
  if (sent.intent === 'remove') return list.filter(({ id }) => id !== sent.id);
  if (sent.intent === 'status') return list.map((one) => (one.id === sent.id ? { ...one, status: sent.status } : one));
  const saved = toSubscription(sent);
  return list.some(({ id }) => id === sent.id)
    ? list.map((one) => (one.id === sent.id ? saved : one))
    : [...list, saved];
}

const toSaved = ({ isExpired: _, lastSentAt: __, ...one }: ShownSubscription): ActivitySubscription => one;

/** The form leaves the choice; a button of the list shows what is there now. */
function changedElsewhere({ intent }: SubscriptionIntent, currentVersion: number): Rejection | undefined {
  const title = 'You changed your cities in another window. This is the newest list.';
  if (intent === 'save') return { code: 'record.changed', title, fields: {}, currentVersion };
  notify('info', title);
  return undefined;
}
