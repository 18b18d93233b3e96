import { createFindFormerAddress } from '#lambdas/accounts/ports/former-address.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { createFindBilling } from '#lambdas/teams/ports/organization-billing.ts';
import { createFindMoneyPeople } from '#lambdas/teams/ports/organization-money.ts';
import { payoutAccountChanged } from '#shared/payments/accounts/messages.ts';
import { endAccess } from '../accounts/end-access.ts';
import { createKeepUserFacts } from '../accounts/keep-user-facts.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { provider } from '../provider/stripe.ts';
import { notifyOfAccount } from './notify-of-account.ts';

const accounts = createPayoutAccounts(table());
const keepUserFacts = createKeepUserFacts(table());
const telling = {
  delivery: connectDelivery(),
  findFormerAddress: createFindFormerAddress(table()),
  findBilling: createFindBilling(table()),
  moneyPeopleOf: createFindMoneyPeople(table()),
};

/** Tells owners what became of their payout account, has their account say it, and gives up our access to one that was unlinked. */
export const handler = listen(
  on(payoutAccountChanged, async (message, now) => {
    if (message.data.change === 'unlinked') await endAccess(message.data.stripeId, { accounts, provider });
    if (message.data.userId) await keepUserFacts(message.data.userId);
    await notifyOfAccount(message, telling, now);
  }),
);
