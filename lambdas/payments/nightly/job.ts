import * as z from 'zod';
import { clock } from '#lambdas/kernel/clock.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex, type DueWork } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createFindBilling } from '#lambdas/teams/ports/organization-billing.ts';
import { createAccountStore, disconnectParts } from '../accounts/account-store.ts';
import { nightlyQueue, scheduleNightly } from '../accounts/nightly.ts';
import { ReleaseWork, releaseAccount, releaseQueue } from '../accounts/release-account.ts';
import { syncParts } from '../accounts/sync-account.ts';
import { createCatchUpDisputes } from '../ledger/lost-disputes.ts';
import { createReconcile } from '../ledger/reconcile.ts';
import { createAccountUses } from '../ports/accounts/account-uses.ts';
import { createPayoutAccounts, type PayoutAccount } from '../ports/accounts/payout-accounts.ts';
import { createWrite } from '../ports/write.ts';
import { provider } from '../provider/stripe.ts';
import { effectsOn } from '../webhooks/effects.ts';
import { createIntake, pendingQueue } from '../webhooks/intake.ts';
import { createTakePending } from '../webhooks/pending.ts';

const Account = z.strictObject({ stripeId: z.string() });
const retry = createRetry();
const due = createDueIndex(table());
const accounts = createPayoutAccounts(table());
const uses = createAccountUses(table());
const findBilling = createFindBilling(table());
const releasing = { accounts: createAccountStore(table()), uses, due, provider, retry };
const write = createWrite(table(), retry);
const reconcile = createReconcile(table(), retry);
const catchUpDisputes = createCatchUpDisputes(table(), retry);
const takePending = createTakePending(table(), createIntake({ table: table(), effects: effectsOn(table()), due }));

/** Once a day for each linked account: what it is now, and whether orders, disputes and ledger are what the provider says. The next day comes first. */
async function compareAccount({ data }: DueWork, now: Date): Promise<void> {
  const { stripeId } = Account.parse(data);
  const account = await accounts.findLinked(stripeId);
  if (!account) return;
  await scheduleNightly(stripeId, due, now);
  const connected = await provider();
  const parts = (await isLeft(account)) ? disconnectParts(account, 'owner', now) : undefined;
  const refused = await write(parts ?? (await syncParts(account, connected.stripe, now)));
  if (refused.length > 0) throw contention('The account changed while the provider was asked');
  await reconcile(account, connected, now);
  await catchUpDisputes(stripeId, connected, now);
}

/** The account of an organization that is no more, once nothing needs it. */
const isLeft = async ({ ownerKind, ownerId, stripeId }: PayoutAccount): Promise<boolean> =>
  ownerKind === 'org' && !(await findBilling(ownerId)) && (await uses.list(stripeId)).length === 0;

/**
 * Takes in events that wait for what they are about, compares accounts with the payment provider each night, and lets go of those
 * of deleted users that nothing needs any more.
 */
export const handler = job(async () => {
  await runDue(pendingQueue, async (work, now) => takePending(work, await provider(), now()), due, clock.now);
  await runDue(
    releaseQueue,
    ({ data }, now) => releaseAccount(ReleaseWork.parse(data).ownerId, releasing, now()),
    due,
    clock.now,
  );
  await runDue(nightlyQueue, (work, now) => compareAccount(work, now()), due, clock.now);
});
