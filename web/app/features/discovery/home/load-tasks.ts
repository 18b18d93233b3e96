import type { Event, Place } from '#shared/events/details/schemas.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { needsOf, type ProviderNeeds } from '#shared/payments/accounts/provider-needs.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { people } from '#shared/people/profile/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { CurrentPerson } from '#web/app/session/me.ts';
import type { AskedOfMe } from './load-asked.ts';
import { type Task, type TaskFacts, tasksOf } from './tasks.ts';

interface Known {
  readonly me: CurrentPerson;
  readonly events: readonly (Event & { readonly mine: Place })[];
  readonly changes: TaskFacts['changed'];
  readonly asked: Promise<AskedOfMe | undefined>;
}

/** What is left to do, as far as it could be read: what is not known is not asked for. */
export async function loadTasks({ me, events, changes, asked }: Known): Promise<readonly Task[]> {
  if (me.state !== 'success') return [];
  const [available, connected, waiting, stripe] = await Promise.all([
    operations(people).getAvailability({}).catch(nothing),
    operations(connectionsContract).listConnections({}).catch(nothing),
    asked,
    me.stripeId ? stripeNeeds().catch(nothing) : undefined,
  ]);
  return tasksOf({
    person: me,
    hasAvailability: !available || available.availability !== undefined,
    offered: events.flatMap((event) =>
      event.mine.status === 'offered' ? [{ ...event, until: event.mine.until }] : [],
    ),
    invited: (waiting?.invitations ?? []).map(({ event, invitedBy }) => ({ ...event, invitedBy })),
    toHost: waiting?.toHost ?? [],
    changed: changes,
    requests: connected?.received.length ?? 0,
    stripe,
  });
}

const nothing = () => undefined;

/** What Stripe needs for the account that the person is paid on. */
async function stripeNeeds(): Promise<ProviderNeeds | undefined> {
  const { account } = await operations(payoutAccounts).getPayouts({});
  if (!account) return undefined;
  const { past_due: pastDue, currently_due: currentlyDue, due_by: dueBy } = account.requirements;
  return needsOf({ status: account.status, pastDue, currentlyDue, dueBy }, new Date());
}
