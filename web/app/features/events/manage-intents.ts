import type { Input } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { api } from '../../api.ts';
import type { SeriesScope } from './series-scope.tsx';

type Cancellation = Omit<Input<typeof events.operations.cancelEvent>, 'eventId'>;

/** What a host may do on the manage page. */
export type ManageIntent =
  | { readonly intent: 'publish' | 'postpone'; readonly version: number }
  | ({ readonly intent: 'cancel'; readonly scope: SeriesScope } & Cancellation)
  | { readonly intent: 'saveTemplate'; readonly name: string }
  | { readonly intent: 'remove'; readonly userId: string; readonly displayName: string };

/** Does it, and says so. */
export async function manageIntents(eventId: string, sent: ManageIntent): Promise<string> {
  switch (sent.intent) {
    case 'publish':
      await api.events.publishEvent({ eventId, version: sent.version });
      return 'Your event is published';
    case 'postpone':
      await api.events.postponeEvent({ eventId, version: sent.version });
      return 'Your event is postponed';
    case 'cancel': {
      const { intent: _, scope, ...cancellation } = sent;
      if (scope !== 'this') {
        await api.events.cancelSeries({ eventId, scope, ...cancellation });
        return 'Your events are cancelled';
      }
      await api.events.cancelEvent({ eventId, ...cancellation });
      return 'Your event is cancelled';
    }
    case 'saveTemplate':
      await api.events.saveTemplate({ eventId, name: sent.name }, { idempotencyKey: crypto.randomUUID() });
      return 'The template is saved';
    case 'remove':
      await api.events.removeJoiner({ eventId, userId: sent.userId });
      return `${sent.displayName} is off the list`;
  }
}
