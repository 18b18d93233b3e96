import type { Input } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import type { SubstitutesWanted } from '#shared/events/substitutes/schemas.ts';
import { isGuestId } from '#shared/ids.ts';
import { eventsApi } from '#web/app/operations/events/events-api.ts';
import { hostsApi } from '#web/app/operations/events/hosts-api.ts';
import { seriesApi } from '#web/app/operations/events/series-api.ts';
import { substitutesApi } from '#web/app/operations/events/substitutes-api.ts';
import type { SeriesScope } from '../series/scope-choices.ts';

type Cancellation = Omit<Input<typeof events.operations.cancelEvent>, 'eventId'>;

type Decision = Omit<Input<typeof hostsContract.operations.decideRequests>, 'eventId'>;

/** What a host may do on the manage page. */
export type ManageIntent =
  | ({ readonly intent: 'decide' } & Decision)
  | { readonly intent: 'pick'; readonly userId: string; readonly displayName: string }
  | { readonly intent: 'publish' | 'postpone'; readonly version: number }
  | ({ readonly intent: 'cancel'; readonly scope: SeriesScope } & Cancellation)
  | ({ readonly intent: 'askSubstitutes' } & SubstitutesWanted)
  | { readonly intent: 'stopSubstitutes' }
  | { readonly intent: 'saveTemplate'; readonly name: string }
  | { readonly intent: 'addGuest'; readonly displayName: string; readonly email?: string; readonly group?: string }
  | { readonly intent: 'move'; readonly userId: string; readonly displayName: string; readonly group: string }
  | { readonly intent: 'remove'; readonly userId: string; readonly displayName: string };

/** Does it, and says so. */
export async function manageIntents(eventId: string, sent: ManageIntent): Promise<string> {
  switch (sent.intent) {
    case 'publish':
      await eventsApi.publishEvent({ eventId, version: sent.version });
      return 'Your event is published';
    case 'postpone':
      await eventsApi.postponeEvent({ eventId, version: sent.version });
      return 'Your event is postponed';
    case 'pick':
      await hostsApi.pickJoiner({ eventId, userId: sent.userId });
      return `${sent.displayName} is in`;
    case 'move': {
      const { intent: _, displayName, ...to } = sent;
      await hostsApi.moveJoiner({ eventId, ...to });
      return `${displayName} comes in another group`;
    }
    case 'decide':
      return decide(eventId, sent);
    case 'cancel': {
      const { intent: _, scope, ...cancellation } = sent;
      if (scope !== 'this') {
        await seriesApi.cancelSeries({ eventId, scope, ...cancellation });
        return 'Your events are cancelled';
      }
      await eventsApi.cancelEvent({ eventId, ...cancellation });
      return 'Your event is cancelled';
    }
    case 'saveTemplate':
      await seriesApi.saveTemplate({ eventId, name: sent.name }, { idempotencyKey: crypto.randomUUID() });
      return 'The template is saved';
    case 'addGuest': {
      const { intent: _, ...guest } = sent;
      const { displayName, mine } = await hostsApi.createGuest(
        { eventId, ...guest },
        { idempotencyKey: crypto.randomUUID() },
      );
      return `${displayName} is ${mine.status === 'in' ? 'in' : 'in line'}`;
    }
    case 'askSubstitutes': {
      const { intent: _, ...wanted } = sent;
      await substitutesApi.askForSubstitutes({ eventId, ...wanted }, { idempotencyKey: crypto.randomUUID() });
      return 'The first people are asked within a minute';
    }
    case 'stopSubstitutes':
      await substitutesApi.stopSubstitutes({ eventId });
      return 'Nobody else is asked';
    case 'remove':
      if (isGuestId(sent.userId)) await hostsApi.deleteGuest({ guestId: sent.userId });
      else await hostsApi.removeJoiner({ eventId, userId: sent.userId });
      return `${sent.displayName} is off the list`;
  }
}

async function decide(eventId: string, { intent: _, ...decision }: { intent: 'decide' } & Decision): Promise<string> {
  const { decided, gone, full } = await hostsApi.decideRequests({ eventId, ...decision });
  const what = decision.decision === 'approve' ? 'approved' : 'declined';
  return [
    `${decided.length} ${what}`,
    ...(full.length > 0 ? [`no room for ${full.length}`] : []),
    ...(gone.length > 0 ? [`${gone.length} no longer asked`] : []),
  ].join(', ');
}
