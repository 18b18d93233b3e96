import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { plansContract } from '#shared/payments/plans/contract.ts';
import { cancelSubscription } from './operations/cancel-subscription.ts';
import { confirmChange } from './operations/confirm-change.ts';
import { createSubscription } from './operations/create-subscription.ts';
import { getPlans, getProduct } from './operations/get-plans.ts';
import { listPlanInvoices } from './operations/list-plan-invoices.ts';
import { createCustomerSession, getPortalLink } from './operations/open-portal.ts';
import { currentSubscription, listSubscriptionEvents, listSubscriptions } from './operations/read-subscriptions.ts';
import { settlePlanCheckout } from './operations/settle-plan-checkout.ts';
import { createPlanWork } from './plan-work.ts';

const work = createPlanWork(table());

export const handler = serve(
  plansContract,
  {
    getPlans: async () => getPlans(),
    getProduct: async (input) => getProduct(input),
    createSubscription: (input, caller) => createSubscription(input, caller, work),
    settlePlanCheckout: (input, caller) => settlePlanCheckout(input, caller, work),
    confirmChange: (input, caller) => confirmChange(input, caller, work),
    cancelSubscription: (input, caller) => cancelSubscription(input, caller, work),
    getCommunitySubscription: (_, caller) => currentSubscription('team', caller, work),
    getMemberPlusSubscription: (_, caller) => currentSubscription('user', caller, work),
    listSubscriptions: (_, caller) => listSubscriptions(caller, work),
    listSubscriptionEvents: (input, caller) => listSubscriptionEvents(input, caller, work),
    listPlanInvoices: (_, caller) => listPlanInvoices(caller, work),
    createCustomerSession: (_, caller) => createCustomerSession(caller, work),
    getPortalLink: (_, caller) => getPortalLink(caller, work),
  },
  { team: work.permissionsIn },
);
