import type { Input } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import type { SubstitutesWanted } from '#shared/events/substitutes/schemas.ts';
import { isGuestId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';
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
      await operations(events).publishEvent({ eventId, version: sent.version });
      return 'Your event is published';
    case 'postpone':
      await operations(events).postponeEvent({ eventId, version: sent.version });
      return 'Your event is postponed';
    case 'pick':
      await operations(hostsContract).pickJoiner({ eventId, userId: sent.userId });
      return `${sent.displayName} is in`;
    case 'move': {
      const { intent: _, displayName, ...to } = sent;
      await operations(hostsContract).moveJoiner({ eventId, ...to });
      return `${displayName} comes in another group`;
    }
    case 'decide':
      return decide(eventId, sent);
    case 'cancel': {
      const { intent: _, scope, ...cancellation } = sent;
      if (scope !== 'this') {
        await operations(seriesContract).cancelSeries({ eventId, scope, ...cancellation });
        return 'Your events are cancelled';
      }
      await operations(events).cancelEvent({ eventId, ...cancellation });
      return 'Your event is cancelled';
    }
    case 'saveTemplate':
      await operations(seriesContract).saveTemplate(
        { eventId, name: sent.name },
        { idempotencyKey: crypto.randomUUID() },
      );
      return 'The template is saved';
    case 'addGuest': {
      const { intent: _, ...guest } = sent;
      const { displayName, mine } = await operations(hostsContract).createGuest(
        { eventId, ...guest },
        { idempotencyKey: crypto.randomUUID() },
      );
      return `${displayName} is ${mine.status === 'in' ? 'in' : 'in line'}`;
    }
    case 'askSubstitutes': {
      const { intent: _, ...wanted } = sent;
      await operations(substitutesContract).askForSubstitutes(
        { eventId, ...wanted },
        { idempotencyKey: crypto.randomUUID() },
      );
      return 'The first people are asked within a minute';
    }
    case 'stopSubstitutes':
      await operations(substitutesContract).stopSubstitutes({ eventId });
      return 'Nobody else is asked';
    case 'remove':
      if (isGuestId(sent.userId)) await operations(hostsContract).deleteGuest({ guestId: sent.userId });
      else await operations(hostsContract).removeJoiner({ eventId, userId: sent.userId });
      return `${sent.displayName} is off the list`;
  }
}

async function decide(eventId: string, { intent: _, ...decision }: { intent: 'decide' } & Decision): Promise<string> {
  const { decided, gone, full } = await operations(hostsContract).decideRequests({ eventId, ...decision });
  const what = decision.decision === 'approve' ? 'approved' : 'declined';
  return [
    `${decided.length} ${what}`,
    ...(full.length > 0 ? [`no room for ${full.length}`] : []),
    ...(gone.length > 0 ? [`${gone.length} no longer asked`] : []),
  ].join(', ');
}
