import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { accountDeleted } from '#shared/accounts/deletion/messages.ts';
import { planExceeded, subscriptionChanged } from '#shared/payments/plans/messages.ts';
import { looksAt, reminderOf } from './due/plans-queue.ts';
import { endPlansOf } from './end-plans-of.ts';
import { tellOwner } from './limits/tell-owner.ts';
import { createPlanWork } from './plan-work.ts';
import { tellPayer } from './tell-payer.ts';

const work = createPlanWork(table());
const due = createDueIndex(table());
const telling = { delivery: connectDelivery(), teams: createTeamReader(table()), holders: work.holders };

/** Tells payers and owners what became of their plans, has those looked at again when something is due, and ends them with the account. */
export const handler = listen(
  on(subscriptionChanged, async (message, now) => {
    for (const work of looksAt(message.data, new Date(message.occurredAt))) await due.schedule(work, now);
    await tellPayer(message, telling, now);
  }),
  on(planExceeded, async (message, now) => {
    if (message.data.stage === 'begun') await due.schedule(reminderOf(message.data), now);
    await tellOwner(message, telling, now);
  }),
  on(accountDeleted, ({ data }, now) => endPlansOf(data.userId, work, now)),
);
