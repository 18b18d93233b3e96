import * as z from 'zod';
import { defineMessage } from '../../contract/message.ts';
import { TeamId, UserId } from '../../ids.ts';
import { PaidPlanId, PlanKind, SubscriptionHappening, SubscriptionId } from './schemas.ts';

/** Something became of a subscription. The person who pays for it hears of it. */
export const subscriptionChanged = defineMessage(
  'payments.subscriptionChanged',
  z.object({
    subscriptionId: SubscriptionId,
    kind: PlanKind,
    ownerId: z.union([TeamId, UserId]),
    payerId: UserId,
    planId: PaidPlanId,
    what: SubscriptionHappening,
    /** Until when it is paid, or when it ended. */
    until: z.iso.datetime(),
  }),
);
