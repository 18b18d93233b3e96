import { expect, it } from 'vitest';
import { createAccountStore } from '#lambdas/payments/accounts/account-store.ts';
import { type AccountFromProvider, fromProvider } from '#lambdas/payments/accounts/from-provider.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';
import { anAccountOf } from './provider-on-stage.ts';

type Twin = (write: Write) => Write;

const begin = Date.parse('2031-05-01T12:00:00.000Z');
const accounts = createAccountStore(stage.table, stage.retry);
const person = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const found = (id: string): AccountFromProvider => fromProvider(anAccountOf(id), false);

/** As an operation links: what the owner had is read first. */
async function links(owner: number, stripeId: string): Promise<void> {
  const key = { ownerKind: 'user', ownerId: person(owner) } as const;
  const before = await accounts.find(key);
  if (before && !before.disconnectedAt) return;
  await accounts.link({ ...found(stripeId), ...key, linkKind: 'oauth', now: new Date(begin) }, before);
}

async function unlinks(owner: number, second: number): Promise<void> {
  const account = await accounts.find({ ownerKind: 'user', ownerId: person(owner) });
  if (account && !account.disconnectedAt) await accounts.disconnect(account, 'owner', new Date(begin + second));
}

/** Two users, each in two tabs, link two accounts of the provider and unlink them again. */
const linking = (twin?: Twin) => async (seed: number) => {
  const { scheduler, memory, weather } = roughStage(seed, begin, twin);
  let violation: string | undefined;
  memory.onCommit = () => {
    violation ??= judge(memory);
  };
  weather.isCalm = false;
  const acts = [0, 1].flatMap((owner) => [
    () => links(owner, 'acct_1'),
    () => links(owner, 'acct_2'),
    () => links(owner, 'acct_1'),
    () => unlinks(owner, 1),
    () => links(owner, 'acct_2'),
    () => unlinks(owner, 2),
  ]);
  const played = Promise.all(
    acts.map(async (act) => {
      await scheduler.turn(scheduler.below(80));
      await act().catch(pastFaults);
    }),
  );
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return violation;
};

/** One account per user and one user per account: each linked account has the claim on it, and each claim its account. */
function judge(memory: MemoryTable): string | undefined {
  const linked = memory.entity('payoutAccount').filter(({ disconnectedAt }) => !disconnectedAt);
  const claims = new Map(memory.entity('claim').map(({ value, holderId }) => [value, holderId]));
  const ids = linked.map(({ stripeId }) => stripeId);
  if (new Set(ids).size < ids.length) return 'two users have one account';
  for (const { stripeId, ownerKind, ownerId } of linked)
    if (claims.get(stripeId) !== `${ownerKind} ${ownerId}`) return `${stripeId} is linked without the claim on it`;
  return claims.size === linked.length ? undefined : 'a claim holds an account that no user has';
}

it('gives each user one account and each account one user, while users link and unlink at once', async () => {
  expect(await explore(linking(), schedules)).toMatchObject({ violations: 0 });
  const unversioned: Twin = (write) => without('#disconnectedAt')(without('#version')(write));
  const blind: Twin = ({ ConditionExpression: _, ...write }) => write;
  for (const twin of [without('#holderId'), unversioned, blind])
    expect(await explore(linking(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
