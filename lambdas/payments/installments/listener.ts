import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { installmentFailed, planCardSaved, planOffered } from '#shared/payments/installments/messages.ts';
import { connectTelling } from '../invoices/notices/connect-telling.ts';
import { scheduleLook } from './look-at-plan.ts';
import { tellOfFailure, tellOfOffer } from './tell-of-plan.ts';

const telling = { ...connectTelling(), roster: createMemberships(table()) };
const due = createDueIndex(table());

/** Tells payers of plans and of cards that didn't pay, and has a plan looked at at once when another card is saved. */
export const handler = listen(
  on(planOffered, (message, now) => tellOfOffer(message.data, message, telling, now)),
  on(installmentFailed, (message, now) => tellOfFailure(message.data, message, telling, now)),
  on(planCardSaved, ({ data: { invoiceId } }, now) => scheduleLook(invoiceId, now.toISOString(), { due }, now)),
);
