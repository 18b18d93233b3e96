import * as z from 'zod';
import { defineMessage } from '../../contract/message.ts';
import { TeamId, UserId } from '../../ids.ts';
import { AnyPlanId, PaidPlanId, PlanKind, SubscriptionHappening, SubscriptionId } from './schemas.ts';

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

/**
 * A plan went down, and there is more of something than the plan that is left allows; sent again shortly before the time to make
 * room is over. The owner hears of it.
 */
export const planExceeded = defineMessage(
  'payments.planExceeded',
  z.object({
    kind: PlanKind,
    ownerId: z.union([TeamId, UserId]),
    /** The plan that is left. */
    planId: AnyPlanId,
    stage: z.enum(['begun', 'reminder']),
    /** Until when there is time to make room. */
    until: z.iso.datetime(),
  }),
);
