import type { Place } from '#shared/events/details/schemas.ts';
import { connectionsApi } from '#web/app/operations/accounts/connections-api.ts';
import { peopleApi } from '#web/app/operations/accounts/people-api.ts';
import { upkeepApi } from '#web/app/operations/events/upkeep-api.ts';
import type { CurrentPerson } from '#web/app/session/me.ts';
import type { AskedOfMe } from './load-asked.ts';
import { type Task, tasksOf } from './tasks.ts';

interface Known {
  readonly me: CurrentPerson;
  readonly events: readonly { readonly eventId: string; readonly title: string; readonly mine: Place }[];
  readonly asked: Promise<AskedOfMe | undefined>;
}

/** What is left to do; nothing when it could not be asked for. */
export async function loadTasks({ me, events, asked }: Known): Promise<readonly Task[]> {
  if (me.state !== 'success') return [];
  try {
    const [{ availability }, { received }, { changes }, waiting] = await Promise.all([
      peopleApi.getAvailability({}),
      connectionsApi.listConnections({}),
      upkeepApi.listChangesToSee({}),
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
