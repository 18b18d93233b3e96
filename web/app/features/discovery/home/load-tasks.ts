import type { Place } from '#shared/events/details/schemas.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { people } from '#shared/people/profile/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { CurrentPerson } from '#web/app/session/me.ts';
import type { AskedOfMe } from './load-asked.ts';
import { type Task, type TaskFacts, tasksOf } from './tasks.ts';

interface Known {
  readonly me: CurrentPerson;
  readonly events: readonly { readonly eventId: string; readonly title: string; readonly mine: Place }[];
  readonly changes: TaskFacts['changed'];
  readonly asked: Promise<AskedOfMe | undefined>;
}

/** What is left to do; nothing when it could not be asked for. */
export async function loadTasks({ me, events, changes, asked }: Known): Promise<readonly Task[]> {
  if (me.state !== 'success') return [];
  try {
    const [{ availability }, { received }, waiting] = await Promise.all([
      operations(people).getAvailability({}),
      operations(connectionsContract).listConnections({}),
      asked,
    ]);
    return tasksOf({
      person: me,
      hasAvailability: availability !== undefined,
      offered: events.filter(({ mine }) => mine.status === 'offered'),
      invited: (waiting?.invitations ?? []).map(({ event }) => event),
      changed: changes,
      requests: received.length,
    });
  } catch {
    return [];
  }
}
