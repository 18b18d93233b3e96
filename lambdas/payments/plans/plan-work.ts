import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { readFlags } from '#lambdas/kernel/flags/flags.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader, type TeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import type { Flags } from '#shared/flags.ts';
import type { TeamPermission } from '#shared/teams/permissions.ts';
import { type Provider, provider } from '../provider/stripe.ts';
import { type Customers, createCustomers } from './customers.ts';
import { createPlanChanges, type PlanChanges } from './plan-changes.ts';
import { createPlanCheckouts, type PlanCheckouts } from './plan-checkouts.ts';
import { createPlanHolders, type PlanHolders } from './plan-holders.ts';
import { createSubscriptionReader, type SubscriptionReader } from './subscription-store.ts';
import { type AskedSubscriptions, syncParts } from './sync-subscription.ts';
import { createPlanWrite } from './write.ts';

/** What the operations of plans work with. */
export interface PlanWork {
  readonly subscriptions: SubscriptionReader;
  readonly holders: PlanHolders;
  readonly checkouts: PlanCheckouts;
  readonly changes: PlanChanges;
  readonly customers: Customers;
  readonly teams: TeamReader;
  /** What a user may do in a community; nothing where it is none to them. */
  readonly permissionsIn: (userId: string, teamId: string) => Promise<readonly TeamPermission[] | undefined>;
  readonly flags: () => Promise<Flags>;
  readonly provider: () => Promise<Provider>;
  readonly write: ReturnType<typeof createPlanWrite>;
  readonly retry: Retry;
  /** Where the web app is. */
  readonly webOrigin: () => string;
}

export function createPlanWork(table: Table, retry: Retry = createRetry()): PlanWork {
  const teams = createTeamReader(table);
  return {
    subscriptions: createSubscriptionReader(table),
    holders: createPlanHolders(table),
    checkouts: createPlanCheckouts(table),
    changes: createPlanChanges(table),
    customers: createCustomers(table),
    teams,
    permissionsIn: teamPermissionsIn(teams, createMemberships(table)),
    flags: readFlags,
    provider,
    write: createPlanWrite(table, retry),
    retry,
    webOrigin: () => variable('WEB_ORIGIN'),
  };
}

/** Asks the provider how a subscription is, and keeps it with what follows. Safe to repeat. */
export async function syncNow(
  subscriptionId: string,
  stripe: AskedSubscriptions,
  { subscriptions, holders, write, retry }: Pick<PlanWork, 'subscriptions' | 'holders' | 'write' | 'retry'>,
  now: Date,
): Promise<void> {
  await retry(async () => {
    const parts = await syncParts(subscriptionId, { stripe, subscriptions, holders, now });
    if (parts === 'foreign') return;
    if ((await write(parts)).length > 0) throw contention('The subscription changed while the provider was asked');
  });
}
